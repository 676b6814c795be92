/** What each game has to talk about. */
import type { Aim, Deed, Fact, Query } from './talk.ts'

export interface Topics {
  deeds: readonly Deed['do'][]
  facts: readonly Fact['about'][]
  queries: readonly Query['about'][]
  aims: readonly Aim[]
}

const EVERYWHERE = {
  deeds: [
    'startSelfDestruct',
    'stopSelfDestruct',
    'signal',
    'destroyNest',
    'wait',
    'meet',
    'fight',
    'scan',
    'give',
    'go',
    'search',
    'douse',
    'mend',
    'bring',
    'kill',
  ],
  facts: ['room', 'infected', 'aim', 'objective', 'item', 'did', 'trust', 'token', 'event'],
  queries: ['room', 'tile', 'infected', 'objective', 'aim', 'item', 'plan', 'trust', 'token', 'event'],
  aims: ['death', 'survivors', 'ship', 'nest', 'queen', 'signal', 'weakness', 'object'],
} as const satisfies Topics

const SHIP: Topics = {
  deeds: [
    'repair',
    'break',
    'check',
    'coordinates',
    'course',
    ...EVERYWHERE.deeds,
    'treat',
    'hibernate',
    'launch',
    'waitInPod',
  ],
  facts: ['engine', 'course', ...EVERYWHERE.facts, 'jump'],
  queries: ['engine', 'checked', 'course', ...EVERYWHERE.queries],
  aims: [...EVERYWHERE.aims, 'earth', 'mars', 'exploration', 'pod', 'items'],
}

/** No item of this box treats others (LOCK-RULING-129). */
const FACILITY: Topics = {
  deeds: [
    'backupPower',
    'powerOn',
    'powerOff',
    'useComputer',
    'ride',
    'readArchive',
    'analyse',
    ...EVERYWHERE.deeds,
    'lockIn',
    'enterCss',
    'openGate',
    'sendRover',
    'startAlert',
  ],
  facts: ['contingency', 'holds', 'pool', 'css', ...EVERYWHERE.facts, 'end'],
  queries: ['contingency', 'css', ...EVERYWHERE.queries],
  aims: [
    ...EVERYWHERE.aims,
    'survivorsDead',
    'learnedDead',
    'intact',
    'selfDestruct',
    'sections',
    'css',
    'knowledge',
    'learned',
  ],
}

/** What people at a table of this game, or of a variant named after it, can make statements about; likely topics first. */
export const topicsOf = (game: string): Topics => (game.startsWith('lockdown') ? FACILITY : SHIP)
