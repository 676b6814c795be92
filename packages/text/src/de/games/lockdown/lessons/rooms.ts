/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { rooms as en } from '../../../../en/games/lockdown/lessons/rooms.ts'

export const rooms: Translation<typeof en> = {
  halfTheParts: {
    title: 'Die halben Teile',
    task: 'Du hast nur Kleidung. Stelle in diesem Zug einen Schutzanzug her.',
    hint: 'Herstellen braucht zwei passende Gegenstände; im Depot reicht einer.',
    solved: 'Eine Jacke und ein Regal voll Werkzeug. Bring die Hälfte her und geh mit dem Ganzen.',
    answers: {
      nothing: 'Dein Zug ist vorbei, und du hast keinen Anzug.',
    },
  },
  noAir: {
    title: 'Keine Luft',
    task: 'Die Königin ist in einem Raum mit Eingang zu Wartungskorridoren, zwei Räume entfernt. Töte sie ohne einen Schuss.',
    hint: 'Die Lüftungssteuerung schließt so einen Raum. Was darin ist, wenn alle gepasst haben, stirbt.',
    solved: 'Panzer hatte sie, Luft nicht. Achte darauf, dass sonst niemand darin ist.',
    answers: {
      friend: 'Der Hausmeister war in diesem Raum.',
      lives: 'Die Königin lebt.',
    },
  },
  dressForMars: {
    title: 'Ein Anzug für den Mars',
    task: 'Das Tor ist offen, der Rover fort. Du bist im Wachraum am Ausgang, mit vier Karten. Erreiche in diesem Zug den Bunker.',
    hint: 'Der Wachraum gibt einen Taser oder einen Schutzanzug. Mit einem davon gehst du zum Bunker.',
    solved: 'Nichts war nah, nichts war laut: Der Weg war sicher. Mit Geräuschen ringsum wäre er es nicht.',
    answers: {
      bare: 'Niemand überquert den Mars ohne Rover oder Anzug.',
      taser: 'Ein Taser hilft draußen nicht. Du brauchtest den Schutzanzug.',
    },
  },
  threeInTwoHands: {
    title: 'Drei Dinge, zwei Hände',
    task: 'Nimm in diesem Zug das Ei und behalte Waffe und Taschenlampe.',
    hint: 'Mit Panzertape passen zwei Schwere Gegenstände in eine Hand. Eier hält es nicht.',
    solved: 'Waffe und Lampe in der einen Hand, das Ei in der anderen.',
    answers: {
      dropped: 'Du hast etwas fallen lassen. Was in deinem Inventar ist, hätte es gehalten.',
    },
  },
}
