/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { moving as en } from '../../../../en/games/lockdown/lessons/moving.ts'

export const moving: Translation<typeof en> = {
  rideNotWalk: {
    title: 'Meglio salire a bordo',
    task: 'Scendi da S-01 alla Stanza dell’Ascensore S-02 in questo round senza fare rumore.',
    hint: 'L’ascensore è giù. Chiamarlo costa una carta, usarlo un’altra, e nessuno tira per il rumore.',
    solved: 'Sei giù e niente ti ha sentito. In ascensore non si tira mai per il rumore, sulle scale sempre.',
    answers: {
      other: 'Il tuo round è finito e non sei ancora giù.',
      stairs: 'Le scale sono buie e vuote: chi entra tira per il rumore.',
    },
  },
  deadElevator: {
    title: 'Senza corrente va bene lo stesso',
    task: 'L’ascensore è senza energia. Raggiungi la Stanza dell’Ascensore S-03 in questo round senza tirare per il rumore.',
    hint: 'La Chiave d’Emergenza chiama e muove l’ascensore anche senza energia.',
    solved: 'La cabina si è mossa a mano. Le carte possono ciò che l’energia non può.',
    answers: {
      other: 'Il tuo round è finito e non sei in S-03.',
      stairs: 'Le scale sono buie, e in ogni posto vuoto si tira per il rumore.',
    },
  },
  oneQuietCorridor: {
    title: 'Un corridoio silenzioso',
    task: 'Due dei tre accessi alla Stanza di Guardia sono rumorosi. Entra senza incontri.',
    hint: 'Muoverti con cautela costa due carte e chiede un corridoio senza segnalini. Ce n’è uno.',
    solved: 'Né dadi né visite. La cautela funziona finché resta un corridoio silenzioso.',
    answers: {
      other: 'Sei ancora fuori, e il tuo round è finito.',
      rolled: 'Hai tirato, e il rumore dove già ce n’è fa uscire qualcosa.',
    },
  },
  letItFade: {
    title: 'Lascia che svanisca',
    task: 'In S-02 c’è luce. Finisci il turno senza che resti rumore da nessuna parte.',
    hint: 'Con la luce, il rumore svanisce dai corridoi che non toccano nessuno. Raggiungi l’Inserviente.',
    solved: 'Silenzio. In una sezione illuminata allontanati dal rumore, e sparisce da solo.',
    answers: {
      other: 'In qualche corridoio c’è ancora rumore.',
      rolled: 'Sei entrato in una stanza vuota e hai fatto altro rumore accanto a te.',
      stayed: 'Sei rimasto lì accanto: il rumore vicino a un personaggio non svanisce.',
    },
  },
}
