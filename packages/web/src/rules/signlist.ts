/** The signs on the table, in the order of the page that explains them. */
import type { RulebookWords } from '@coldwake/text'
import type { IconName } from '../icons/icon.tsx'

type SignKey = keyof RulebookWords['sign']

/** Colour as on the board; its shape and its word say the same. */
interface Sign {
  sign: SignKey
  icon: IconName
  to: string
  tone?: string
}

export const SIGN_GROUPS: readonly { group: keyof RulebookWords['signGroups']; signs: readonly Sign[] }[] = [
  {
    group: 'room',
    signs: [
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
