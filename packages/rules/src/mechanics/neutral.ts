/** The neutral answer to every question that shared code asks a game. A game replaces those that it has an answer to. */
import type { Box } from '../core/content.ts'
import { LIMITS } from '../core/contentForms.ts'
import type { Facts } from '../core/facts.ts'
import type { Ruleset } from '../core/ruleset.ts'
import { comparesDark } from './encounters.ts'
import { bagNoise, rollNoise } from './noise.ts'

/** A box without a piece in it. */
export const EMPTY_BOX: Box = {
  actions: {},
  contamination: { infected: 0, clean: 0 },
  items: { red: [], yellow: [], green: [] },
  crafted: [],
  weapons: {},
  quests: {},
  tiles: [],
  tokens: [],
  wounds: [],
  events: [],
  attacks: [],
  weaknesses: [],
  objectives: [],
  intruders: [],
  own: {},
}

/** No options, no Intruders, no dice but one that is always silent. */
export const NEUTRAL_FACTS: Pick<
  Facts,
  'options' | 'noiseDie' | 'secondNoiseDie' | 'combatDie' | 'advantageDie' | 'bag' | 'customs' | 'limits'
> = {
  options: {},
  noiseDie: ['silence'],
  secondNoiseDie: [],
  combatDie: ['blank'],
  advantageDie: [],
  bag: { blank: 0, larva: 0, creeper: 0, adult: 0, breeder: 0, queen: 0 },
  customs: {
    dangerDespiteCare: false,
    removedContamination: 'removed',
    ventDouses: 'end',
    bodyAtStart: false,
    weaknessesKnown: 0,
    larvaOutlivesHost: false,
  },
  limits: {
    ...LIMITS,
    fire: 0,
    malfunction: 0,
    doors: 0,
    eggs: 0,
    miniatures: { larva: 0, creeper: 0, adult: 0, breeder: 0, queen: 0 },
  },
}

const nothing = () => {}
const none = () => []
const no = () => false

/** Everybody who is alive at the end has survived; no place does anything. */
export const NEUTRAL_RULES: Omit<
  Ruleset,
  keyof Facts | 'setUp' | 'eventPhase' | 'nobodyLeft' | 'checks' | 'startRoom'
> = {
  cites: null,
  stateParts: none,
  actions: [],
  firstDeath: nothing,
  intruderArrived: nothing,
  cast: nothing,
  roundBegins: nothing,
  turnBegins: nothing,
  turnEnds: nothing,
  movesOn: nothing,
  firstMove: no,
  explored: nothing,
  rollNoise,
  bagNoise,
  surpriseInDark: comparesDark,
  ignoredDark: nothing,
  giveUpObject: nothing,
  eventAdds: () => null,
  losePools: nothing,
  sign: () => null,
  reward: nothing,
  gaveChase: nothing,
  playOn: () => null,
  lastReport: nothing,
  died: nothing,
  isDark: no,
  hasPower: () => true,
  shotDie: () => 'combat',
  works: () => true,
  weaknessObject: () => null,
  analysable: none,
  analyse: nothing,
  markers: () => Number.POSITIVE_INFINITY,
  ventable: none,
  saves: (_, fate) => fate !== 'dead',
  perishes: no,
  lostBy: 'explosion',
  afterEscape: none,
  coolantTile: '',
  meantTiles: {},
  startSelfDestruct: nothing,
  selfDestructBar: () => 'wrongPlace',
  selfDestructSpace: () => null,
  shelter: () => true,
}
