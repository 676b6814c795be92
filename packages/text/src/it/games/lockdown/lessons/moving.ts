/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { moving as en } from '../../../../en/games/lockdown/lessons/moving.ts'

export const moving: Translation<typeof en> = {
  rideNotWalk: {
    title: 'In Ascensore, non a piedi',
    task: 'Scendi da S-01 alla Stanza dell’Ascensore S-02 in questo round senza fare Rumore.',
    hint: 'L’Ascensore è giù. Chiamarlo costa una carta, usarlo un’altra, e nessuno tira per il Rumore.',
    solved: 'Sei giù e niente ti ha sentito. In Ascensore non si tira mai per il Rumore, sulle scale vuote sempre.',
    answers: {
      other: 'Il tuo round è finito e non sei ancora giù.',
      stairs: 'Le scale sono buie e vuote: chi entra tira per il Rumore.',
    },
  },
  deadElevator: {
    title: 'Senza Energia va bene lo stesso',
    task: 'L’Ascensore è senza Energia. Raggiungi la Stanza dell’Ascensore S-03 in questo round senza tirare per il Rumore.',
    hint: 'La Chiave d’Emergenza chiama e muove l’Ascensore anche senza Energia.',
    solved: 'Hai mosso l’Ascensore a mano. Le carte possono ciò che l’Energia non può.',
    answers: {
      other: 'Il tuo round è finito e non sei in S-03.',
      stairs: 'Le scale sono buie, e in ogni Stanza vuota si tira per il Rumore.',
    },
  },
  oneQuietCorridor: {
    title: 'Un Corridoio silenzioso',
    task: 'Due dei tre accessi alla Stanza di Guardia sono rumorosi. Entra senza Incontri.',
    hint: 'Muoverti con cautela costa due carte e richiede un Corridoio senza segnalini. Ce n’è uno.',
    solved: 'Né dadi né visite. La cautela funziona finché resta un Corridoio silenzioso.',
    answers: {
      other: 'Sei ancora fuori, e il tuo round è finito.',
      rolled: 'Hai tirato, e il Rumore dove già ce n’è fa uscire qualcosa.',
    },
  },
  letItFade: {
    title: 'Lascia che svanisca',
    task: 'In S-02 c’è luce. Finisci il Turno senza che resti Rumore da nessuna parte.',
    hint: 'Con la luce, il Rumore svanisce dai Corridoi accanto ai quali non c’è nessuno. Raggiungi l’Inserviente.',
    solved: 'Silenzio. In una Sezione illuminata allontanati dal Rumore, e a fine Turno sparisce.',
    answers: {
      other: 'In qualche Corridoio c’è ancora Rumore.',
      rolled: 'Hai raggiunto una Stanza vuota e fatto altro Rumore accanto a te.',
      stayed: 'Ti trovi lì accanto: il Rumore vicino a un Personaggio non svanisce.',
    },
  },
}
