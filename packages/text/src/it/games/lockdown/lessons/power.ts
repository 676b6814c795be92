/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { power as en } from '../../../../en/games/lockdown/lessons/power.ts'

export const power: Translation<typeof en> = {
  swapBeforeDark: {
    title: 'Prima che vada via la luce',
    task: 'A fine turno si spegne il gettone Energia blu più alto. Tieni accesa la luce in S-02.',
    hint: 'In S-02 c’è il gettone 2, in S-01 il gettone 1. La carta scoperta del computer può scambiarne due.',
    solved: 'Si è spenta S-01. Una soglia non si ferma, ma puoi scegliere che cosa prende.',
    answers: {
      dark: 'S-02 è al buio: il gettone blu più alto era ancora lì.',
    },
  },
  wakeTheBackup: {
    title: 'Sveglia la riserva',
    task: 'A fine turno arriva una soglia rossa. Fa’ in modo che non tolga niente.',
    hint: 'Le rosse mordono solo se il gettone Tempo è rosso. Il Generatore d’Emergenza, qui accanto, lo gira.',
    solved: 'Il gettone Tempo è blu, e la soglia è passata senza un tremolio.',
    answers: {
      dark: 'Il gettone Tempo era rosso, e la soglia si è presa una luce.',
    },
  },
  lightThenTerminal: {
    title: 'Prima la luce',
    task: 'Il terminale è spento: in S-03 è buio. Impara qualcosa in questo round.',
    hint: 'Bypass cambia l’energia della tua sezione. Poi il computer funziona.',
    solved: 'Conoscenza 2. I computer vogliono luce, e un Hacker sa farla.',
    answers: {
      dark: 'Senza energia niente computer. Il tuo round è finito.',
    },
  },
  currentForTheCage: {
    title: 'Corrente per la cabina',
    task: 'L’ascensore è qui, ma il suo gettone è rosso. Raggiungi S-03 in questo round senza tirare per il rumore. Due carte.',
    hint: 'Neurolink funziona ovunque ci sia luce. La carta scoperta scambia due gettoni: danne uno blu all’ascensore.',
    solved: 'S-01 si è spenta, e la cabina si è mossa. L’ascensore è una sezione come le altre.',
    answers: {
      stairs: 'Le scale sono buie e vuote: tiri per il rumore.',
      wrongSwap: 'L’ascensore ha ancora un gettone rosso.',
    },
  },
}
