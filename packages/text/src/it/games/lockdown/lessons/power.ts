/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { power as en } from '../../../../en/games/lockdown/lessons/power.ts'

export const power: Translation<typeof en> = {
  swapBeforeDark: {
    title: 'Prima che vada via la luce',
    task: 'A fine Turno si spegne il gettone Energia blu più alto. Tieni accesa la luce in S-02.',
    hint: 'In S-02 c’è il gettone 2, in S-01 il gettone 1. La carta scoperta del Computer può scambiarne due.',
    solved: 'Si è spenta S-01. Una Soglia non si ferma, ma puoi scegliere che cosa prende.',
    answers: {
      dark: 'S-02 è al buio: il gettone blu più alto era ancora lì.',
    },
  },
  wakeTheBackup: {
    title: 'Sveglia il Generatore',
    task: 'A fine Turno arriva una Soglia Rossa. Fa’ in modo che non tolga niente.',
    hint: 'Le Soglie Rosse agiscono solo se il gettone Tempo è rosso. Il Generatore d’Emergenza, qui accanto, lo gira.',
    solved: 'Il gettone Tempo è blu, e la Soglia è passata senza un tremolio.',
    answers: {
      dark: 'Il gettone Tempo era rosso, e la Soglia si è presa una luce.',
    },
  },
  lightThenTerminal: {
    title: 'Prima la luce',
    task: 'Il terminale è spento: in S-03 è buio. Impara qualcosa in questo round.',
    hint: 'Bypass accende o spegne l’Energia della tua Sezione. Poi il Computer funziona.',
    solved: 'Conoscenza 2. I Computer vogliono luce, e un Hacker sa farla.',
    answers: {
      dark: 'Senza Energia niente Computer. Il tuo round è finito.',
    },
  },
  currentForTheCage: {
    title: 'Energia per l’Ascensore',
    task: 'L’Ascensore è qui, ma il suo gettone è rosso. Raggiungi S-03 in questo round senza tirare per il Rumore. Due carte.',
    hint: 'Neurolink funziona in ogni Stanza con Energia. La carta scoperta scambia due gettoni: danne uno blu all’Ascensore.',
    solved: 'S-01 si è spenta, e l’Ascensore si è mosso. Per l’Energia è una Sezione come le altre.',
    answers: {
      stairs: 'Le scale sono buie e vuote: tiri per il Rumore.',
      wrongSwap: 'L’Ascensore ha ancora un gettone rosso.',
    },
  },
}
