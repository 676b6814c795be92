/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { rooms as en } from '../../../../en/games/nemesis/lessons/rooms.ts'

export const rooms: Translation<typeof en> = {
  goodFind: {
    title: 'Ein guter Fund',
    task: 'Dein Bein ist verbunden, aber nicht geheilt. Such, was es heilt.',
    hint: 'Suchen zeigt zwei Gegenstände, einen behältst du. Verbandszeug verbindet eine Schwere Wunde oder heilt Leichte; ein Medikit heilt eine verbundene.',
    solved: 'Das Medikit gehört dir. Grüne Räume haben Medizin, rote Waffen, gelbe Werkzeug.',
    answers: {
      other: 'Verbandszeug heilt keine Schwere Wunde, es verbindet sie nur, und deine ist verbunden.',
      nothing: 'Du hast nichts gefunden.',
    },
  },
  fixThenUse: {
    title: 'Außer Betrieb',
    task: 'Deine Flinte ist leer und die Waffenkammer defekt. Lade in diesem Zug zwei Schuss.',
    hint: 'Ein Raum mit Fehlfunktion hat keine Aktion. Reparier ihn, dann nutz ihn: eine Karte und zwei.',
    solved: 'Geladen. In defekten Räumen kann man suchen, aber Aktion und Computer gehen nicht.',
    answers: {
      broken: 'Die Flinte ist noch leer: Der Raum war defekt, oder dir fehlten Karten.',
    },
  },
  mixIt: {
    title: 'Misch es',
    task: 'In dir wächst eine Larve, und kein Arzt ist nah. Hilf dir mit dem, was du hast.',
    hint: 'Chemikalien und Medikit ergeben ein Antidot. Mit Werkzeug wird es etwas anderes.',
    solved: 'Geheilt. Was sich herstellen lässt, darf jeder jederzeit ansehen: Plane, was du mitnimmst.',
    answers: {
      armed: 'Ein schöner Flammenwerfer, aber der Larve ist das egal.',
      inside: 'Die Larve ist noch in dir.',
    },
  },
  searchSmart: {
    title: 'Wo liegt so was?',
    task: 'Du brauchst eine Energieladung und kannst einmal suchen. Wähl, wo.',
    hint: 'Die Farbe eines Raums sagt, was dort liegt. Viele Gegenstände helfen nicht, wenn es die falschen sind.',
    solved:
      'Rot war richtig: Elf von dreißig roten Karten sind Energieladungen, und beim Suchen siehst du zwei Karten.',
    answers: {
      wrongPlace: 'Nicht dort: Grün hat keine, Gelb drei von dreißig, Rot elf.',
      empty: 'Du kommst ohne zurück. In einem roten Raum klappt es etwa sechsmal von zehn.',
    },
  },
  remoteControl: {
    title: 'Ferngesteuert',
    task: 'Du musst in dieser Runde das Signal absetzen. Der Kommunikationsraum ist zwei Räume entfernt, und du hast drei Karten.',
    hint: 'Zu Fuß bleiben keine Karten für die Aktion. In diesem Raum steht ein Computer.',
    solved: '„Intranet“ hat es vom Stuhl aus erledigt. Karten, die Wege sparen, sind mehr wert, als es scheint.',
    answers: {
      far: 'Kein Signal: Der Weg hat deine Karten gefressen.',
    },
  },
}
