/** The signs on the table, in the order of the page that explains them. */
import type { RulebookWords } from '@coldwake/text'
import type { IconName } from '../../icons/Icon.tsx'
import type { Game } from '../covers/index.ts'

/** Color as on the board; its shape and its word say the same. */
interface Sign {
  /** Its words are found by this. */
  sign: string
  icon: IconName
  to: string
  tone?: string
}

interface SignGroup {
  group: string
  signs: readonly Sign[]
}

interface SignKeys<Group extends string, Key extends string> {
  group: Group
  signs: readonly (Sign & { sign: Key })[]
}

const SHIP: readonly SignKeys<keyof RulebookWords['signGroups'], keyof RulebookWords['sign']>[] = [
  {
    group: 'room',
    signs: [
      { sign: 'corridorNumber', icon: 'die', to: 'NEM-NOISE-02' },
      { sign: 'noise', icon: 'noise', to: 'NEM-NOISE', tone: 'loud' },
      { sign: 'danger', icon: 'danger', to: 'NEM-NOISE-05', tone: 'hot' },
      { sign: 'silence', icon: 'silence', to: 'NEM-NOISE-08' },
      { sign: 'fire', icon: 'fire', to: 'NEM-FIRE', tone: 'burning' },
      { sign: 'malfunction', icon: 'malfunction', to: 'NEM-MALF', tone: 'broken' },
      { sign: 'doorClosed', icon: 'doorClosed', to: 'NEM-DOOR-04' },
      { sign: 'doorBroken', icon: 'doorBroken', to: 'NEM-DOOR-07' },
      { sign: 'technical', icon: 'technical', to: 'NEM-TECH' },
      { sign: 'unknown', icon: 'unknown', to: 'NEM-EXPL' },
      { sign: 'items', icon: 'items', to: 'NEM-SEARCH-03' },
      { sign: 'computer', icon: 'computer', to: 'NEM-ROOM-GEN-2' },
      { sign: 'vent', icon: 'vent', to: 'NEM-ROOM-AIRLOCK-4', tone: 'hot' },
      { sign: 'egg', icon: 'egg', to: 'NEM-GEN-04', tone: 'slimed' },
      { sign: 'carcass', icon: 'carcass', to: 'NEM-INJ-05' },
      { sign: 'corpse', icon: 'corpse', to: 'NEM-DEATH' },
      { sign: 'nest', icon: 'nest', to: 'NEM-ROOM-NEST', tone: 'slimed' },
    ],
  },
  {
    group: 'people',
    signs: [
      { sign: 'hand', icon: 'hand', to: 'NEM-ROUND-02' },
      { sign: 'light', icon: 'light', to: 'NEM-WOUND-02', tone: 'hot' },
      { sign: 'serious', icon: 'serious', to: 'NEM-WOUND-04', tone: 'hot' },
      { sign: 'dressed', icon: 'dressed', to: 'NEM-HEAL' },
      { sign: 'slime', icon: 'slime', to: 'NEM-SLIME', tone: 'slimed' },
      { sign: 'contamination', icon: 'contamination', to: 'NEM-CONTAM', tone: 'slimed' },
      { sign: 'larva', icon: 'larva', to: 'NEM-INFEST', tone: 'hot' },
      { sign: 'signal', icon: 'signal', to: 'NEM-ROOM-COMMS' },
      { sign: 'ammo', icon: 'ammo', to: 'NEM-HAND-04' },
      { sign: 'objective', icon: 'objective', to: 'NEM-OBJ' },
      { sign: 'first', icon: 'first', to: 'NEM-ROUND-04' },
      { sign: 'pass', icon: 'pass', to: 'NEM-ROUND-08' },
    ],
  },
  {
    group: 'creatures',
    signs: [
      { sign: 'injury', icon: 'injury', to: 'NEM-INJ' },
      { sign: 'attack', icon: 'attack', to: 'NEM-ATTACK', tone: 'hot' },
      { sign: 'bag', icon: 'bag', to: 'NEM-BAG' },
      { sign: 'weakness', icon: 'weakness', to: 'NEM-WEAK' },
    ],
  },
  {
    group: 'ship',
    signs: [
      { sign: 'jump', icon: 'jump', to: 'NEM-END-01' },
      { sign: 'hibernatorium', icon: 'hibernatorium', to: 'NEM-ROOM-HIBER' },
      { sign: 'pod', icon: 'pod', to: 'NEM-POD' },
      { sign: 'lock', icon: 'lock', to: 'NEM-POD-01' },
      { sign: 'engine', icon: 'engine', to: 'NEM-ROOM-ENGINE' },
      { sign: 'course', icon: 'course', to: 'NEM-ROOM-COCKPIT' },
      { sign: 'selfDestruct', icon: 'selfDestruct', to: 'NEM-ROOM-GENERATOR', tone: 'hot' },
    ],
  },
]

type FacilityGroup = keyof RulebookWords['signGroups'] | keyof RulebookWords['facility']['signGroups']
type FacilityKey = keyof RulebookWords['sign'] | keyof RulebookWords['facility']['sign']

const FACILITY: readonly SignKeys<FacilityGroup, FacilityKey>[] = [
  {
    group: 'room',
    signs: [
      { sign: 'corridorNumber', icon: 'die', to: 'LOCK-NOISE-02' },
      { sign: 'noise', icon: 'noise', to: 'LOCK-NOISE', tone: 'loud' },
      { sign: 'danger', icon: 'danger', to: 'LOCK-NOISE-05', tone: 'hot' },
      { sign: 'silence', icon: 'silence', to: 'LOCK-NOISE-07' },
      { sign: 'fire', icon: 'fire', to: 'LOCK-FIRE', tone: 'burning' },
      { sign: 'malfunction', icon: 'malfunction', to: 'LOCK-MALF', tone: 'broken' },
      { sign: 'doorClosed', icon: 'doorClosed', to: 'LOCK-DOOR-02' },
      { sign: 'doorBroken', icon: 'doorBroken', to: 'LOCK-DOOR-04' },
      { sign: 'technical', icon: 'technical', to: 'LOCK-TECH' },
      { sign: 'unknown', icon: 'unknown', to: 'LOCK-EXPL' },
      { sign: 'items', icon: 'items', to: 'LOCK-ITEM-14' },
      { sign: 'computer', icon: 'computer', to: 'LOCK-COMP' },
      { sign: 'stairs', icon: 'stairs', to: 'LOCK-STAIR' },
      { sign: 'elevator', icon: 'elevator', to: 'LOCK-ELEV' },
      { sign: 'vent', icon: 'vent', to: 'LOCK-ROOM-LIFESUPPORT-04', tone: 'hot' },
      { sign: 'egg', icon: 'egg', to: 'LOCK-GEN-04', tone: 'slimed' },
      { sign: 'carcass', icon: 'carcass', to: 'LOCK-INJ-05' },
      { sign: 'corpse', icon: 'corpse', to: 'LOCK-WOUND-06' },
      { sign: 'nest', icon: 'nest', to: 'LOCK-ROOM-NEST', tone: 'slimed' },
    ],
  },
  {
    group: 'people',
    signs: [
      { sign: 'hand', icon: 'hand', to: 'LOCK-ROUND-03' },
      { sign: 'knowledge', icon: 'knowledge', to: 'LOCK-KNOW' },
      { sign: 'light', icon: 'light', to: 'LOCK-WOUND-01', tone: 'hot' },
      { sign: 'serious', icon: 'serious', to: 'LOCK-WOUND-03', tone: 'hot' },
      { sign: 'dressed', icon: 'dressed', to: 'LOCK-WOUND-10' },
      { sign: 'slime', icon: 'slime', to: 'LOCK-SLIME', tone: 'slimed' },
      { sign: 'contamination', icon: 'contamination', to: 'LOCK-CONTAM', tone: 'slimed' },
      { sign: 'larva', icon: 'larva', to: 'LOCK-ATTACK-08', tone: 'hot' },
      { sign: 'signal', icon: 'signal', to: 'LOCK-ROOM-TRANSMISSION' },
      { sign: 'ammo', icon: 'ammo', to: 'LOCK-ITEM-05' },
      { sign: 'objective', icon: 'objective', to: 'LOCK-OBJ' },
      { sign: 'first', icon: 'first', to: 'LOCK-ROUND-04' },
      { sign: 'pass', icon: 'pass', to: 'LOCK-ROUND-08' },
    ],
  },
  {
    group: 'creatures',
    signs: [
      { sign: 'injury', icon: 'injury', to: 'LOCK-INJ' },
      { sign: 'attack', icon: 'attack', to: 'LOCK-ATTACK', tone: 'hot' },
      { sign: 'bag', icon: 'bag', to: 'LOCK-BAG' },
      { sign: 'weakness', icon: 'weakness', to: 'LOCK-KNOW-12' },
    ],
  },
  {
    group: 'place',
    signs: [
      { sign: 'power', icon: 'power', to: 'LOCK-POWER' },
      { sign: 'dark', icon: 'dark', to: 'LOCK-POWER-06' },
      { sign: 'backup', icon: 'backup', to: 'LOCK-POWER-08' },
      { sign: 'contingency', icon: 'contingency', to: 'LOCK-CONT' },
      { sign: 'cssPod', icon: 'cssPod', to: 'LOCK-CSS' },
      { sign: 'gate', icon: 'gate', to: 'LOCK-BUNKER-02' },
      { sign: 'rover', icon: 'rover', to: 'LOCK-BUNKER-04' },
      { sign: 'isolation', icon: 'isolation', to: 'LOCK-ROOM-ISOLATION' },
      { sign: 'alert', icon: 'alert', to: 'LOCK-ALERT', tone: 'hot' },
      { sign: 'selfDestruct', icon: 'selfDestruct', to: 'LOCK-SD', tone: 'hot' },
      { sign: 'purge', icon: 'skull', to: 'LOCK-END-01', tone: 'hot' },
    ],
  },
]

export const SIGN_GROUPS: Readonly<Record<Game, readonly SignGroup[]>> = { nemesis: SHIP, lockdown: FACILITY }

interface SignWords {
  groups: Readonly<Record<string, string>>
  signs: Readonly<Record<string, { title: string; says: string }>>
}

/** What the signs and their groups are called in a game; the second says some things otherwise. */
export const signWords = ({ sign, signGroups, facility }: RulebookWords, game: Game): SignWords =>
  game === 'nemesis'
    ? { groups: signGroups, signs: sign }
    : { groups: { ...signGroups, ...facility.signGroups }, signs: { ...sign, ...facility.sign } }
