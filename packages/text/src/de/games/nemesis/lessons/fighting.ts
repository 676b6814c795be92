/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { fighting as en } from '../../../../en/games/nemesis/lessons/fighting.ts'

export const fighting: Translation<typeof en> = {
  shootFirst: {
    title: 'Nicht anfassen',
    task: 'Töte die Larve, ohne sie zu berühren.',
    hint: 'Schießen kostet eine Karte und 1 Munition. Nahkampf kontaminiert dich, auch wenn du triffst.',
    solved: 'Für eine Larve reicht ein Treffer, und fünf von sechs Seiten treffen sie.',
    answers: {
      touched: 'Sie hat dich berührt, und du trägst nun Kontamination. Diese Karte kann infiziert sein.',
      alive: 'Die Larve lebt noch, und dein Zug ist vorbei.',
    },
  },
  emptyGun: {
    title: 'Klick',
    task: 'Dein Gewehr ist leer, und hier ist ein verletzter Kriecher. Erledige ihn in diesem Zug.',
    hint: 'Eine Energieladung füllt eine Energiewaffe. Dann schieß.',
    solved: 'Tot. Der Schaden bleibt, also macht jeder Treffer die nächste Prüfung leichter.',
    answers: {
      touched: 'Er hat dich erwischt, und du bist kontaminiert. Lade nach, solange du kannst.',
      alive: 'Der Kriecher lebt noch, und dein Zug ist vorbei.',
    },
  },
  nextDoor: {
    title: 'Nebenan',
    task: 'Nebenan sind ein Kriecher und eine Larve. Räum mit ihnen auf, ohne hineinzugehen.',
    hint: 'Eine Granate trifft ihr Ziel doppelt, alles andere einfach. Der Larve reicht ein Treffer, dem Kriecher nicht.',
    solved: 'Beide sind tot. Ziel auf das Zähe, und überlass den Splittern den Rest.',
    answers: {
      wrongOne: 'Die Larve bekam beide Treffer, und der Kriecher hat den Splitter weggesteckt.',
      inside: 'Jetzt bist du mit ihnen drin. Eine Granate reicht bis in den nächsten Raum.',
      waiting: 'Sie sind noch da, und sie werden nicht dort bleiben.',
    },
  },
  fullHand: {
    title: 'Volle Hand',
    task: 'Im Korridor vor dir liegt ein Geräusch. Geh in die Kabinen, ohne überrascht zu werden.',
    hint: 'Was auftaucht, hat eine Zahl. Hast du weniger Karten, greift es sofort an.',
    solved:
      'Seine Zahl war 3, und du hattest drei Karten. Behalt Karten auf der Hand, wenn du dorthin gehst, wo Geräusche sind.',
    answers: {
      surprised:
        'Er hat dich überrascht: Du hattest weniger Karten als seine Zahl. Was du vorher spielst, fehlt dir dann.',
      stayed: 'Du bist noch im Kryonatorium, und dein Zug ist vorbei.',
    },
  },
  cornered: {
    title: 'In der Ecke',
    task: 'Drei Schwere Wunden: Die nächste tötet dich, und eine Brutbestie ist hier. Überleb diese Runde.',
    hint: 'Töten dauert zu lange, und gehst du, schlägt sie zu. Kannst du sie vertreiben?',
    solved: 'Der Feuerlöscher hat sie vertrieben. Einen Kampf, den du nicht gewinnst, beende.',
    answers: {
      killed: 'Sie hat dich getötet. Ein Schuss hält eine Brutbestie fast nie rechtzeitig auf.',
    },
  },
  threeLarvae: {
    title: 'Drei auf einen Streich',
    task: 'Töte in diesem Zug alle drei Larven, ohne eine zu berühren. Du hast einen Schuss und eine Granate.',
    hint: 'Ein Treffer tötet eine Larve, und eine Granate trifft alles im Raum. Wo sind zwei?',
    solved: 'Die Granate für den Haufen, der Schuss für die letzte. Alles sauber.',
    answers: {
      touched: 'Eine hat dich berührt, und du bist kontaminiert.',
      wasted: 'Ein paar sind noch übrig. Die Granate gehört dorthin, wo die meisten sind.',
    },
  },
  bareHands: {
    title: 'Keine Waffe, zwei Karten',
    task: 'Nebenan ist eine Larve. Töte sie, ohne sie zu berühren: Du hast keine Waffe, zwei Karten und drei Gegenstände.',
    hint: 'Einen Flammenwerfer musst du hineintragen. Was kann man von hier werfen?',
    solved:
      'Herstellen, werfen, fertig: Ein Molotowcocktail spart den Weg. Jede Aktion kostet Karten, also zähl sie vorher.',
    answers: {
      noCards: 'Sie lebt noch, und deine Karten sind weg.',
      touched: 'Sie hat dich berührt. Der Fehler war hineinzugehen, womit auch immer.',
    },
  },
}
