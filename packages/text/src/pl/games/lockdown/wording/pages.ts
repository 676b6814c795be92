/** How Lockdown says otherwise what Nemesis says too: pages around the game. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['pages']> = {
  ui: {
    theShip: 'Baza',
    awakeIn: 'Bez ucieczki, w {room:loc}',
    door: {
      gameSays: {
        nemesis: 'Do pięciu osób budzi się w bazie, w której jest coś jeszcze.',
      },
    },
    lobby: {
      boards: {
        'nemesis-base': {
          says: 'Baza z podstawowej strony planszy.',
        },
      },
    },
  },
}

/** What creeps about there. */
export const nightStalkers: Some<Areas['pages']> = {
  ui: {
    lobby: {
      choices: {
        intruderPlayer: {
          name: 'Dalsza gra jako nocni łowcy',
          says: 'Kto zginie pierwszy, może od tej chwili prowadzić nocnych łowców, przeciw wszystkim.',
        },
        intruders: {
          name: 'Intruzi zamiast nocnych łowców',
        },
      },
    },
  },
}
