/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { knowledge as en } from '../../../../en/games/lockdown/lessons/knowledge.ts'

export const knowledge: Translation<typeof en> = {
  anotherKind: {
    title: 'Etwas anderes',
    task: 'Hier liegen ein Kadaver und ein Ei. Ein Kadaver wurde schon analysiert. Decke die dritte Schwäche auf.',
    hint: 'Nur das erste Objekt einer Art deckt eine Schwäche auf. Das Ei ist neu.',
    solved: 'Die dritte Schwäche liegt offen. Bring dem Labor, was es noch nicht kennt.',
    answers: {
      again: 'Drei Wissen, aber keine Schwäche: Ein Kadaver wurde schon analysiert.',
      other: 'Dein Zug ist vorbei, und die dritte Schwäche liegt noch verdeckt.',
    },
  },
  readWhatIsKnown: {
    title: 'Zwei Seiten auf einmal',
    task: 'Du hast noch eine Aktion und brauchst Wissen 5 für die zweite Schwäche. Du hast 3.',
    hint: 'Forschungsunterlagen geben 1 Wissen für jede offene Schwäche. Zähl sie.',
    solved: 'Wissen 5: Zwei Schwächen liegen offen, also waren die Papiere zwei wert.',
    answers: {
      one: 'Der Computer lehrt eins nach dem anderen. Du brauchtest zwei.',
    },
  },
  fiveByTonight: {
    title: 'Fünf bis heute Abend',
    task: 'Code Gelb verschont dich ab Wissen 5. Du hast Wissen 1, zwei Karten, einen Kadaver im Labor und diesen Zug.',
    hint: 'Die Raumaktion nähme beide Karten. „Meisterplan“ macht es für eine, der Computer nimmt die andere.',
    solved: 'Eins und drei und eins sind fünf. Eine Karte, die zwei ersetzt, lohnt es sich zu behalten.',
    answers: {
      four: 'Wissen 5 ist nicht erreicht: Eine Karte fehlte.',
    },
  },
  downToTheLab: {
    title: 'Hinunter ins Labor',
    task: 'Du trägst einen Kadaver, der Aufzug ist hier, vier Karten. Analysiere ihn in dieser Runde im Labor von S-02.',
    hint: 'Das Labor will zwei Karten, der Weg hinein eine. Die Treppe wäre eine Karte zu viel.',
    solved: 'Eine Schwäche liegt offen, dein Wissen ist 4. Der Aufzug spart eine Karte, nicht nur Geräusche.',
    answers: {
      short: 'Dir gingen vor dem Labor die Karten aus.',
    },
  },
}
