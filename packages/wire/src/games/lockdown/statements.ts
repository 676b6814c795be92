/** What statements can name in this game only. */
import { POWER_PLACES, SECTIONS } from '@coldwake/rules/facts'
import * as v from 'valibot'
import { id, number, seat } from '../../schemaParts.ts'

const place = v.picklist(POWER_PLACES)
const cargo = v.picklist(SECTIONS)

export const deeds = [
  v.strictObject({
    do: v.picklist([
      /** In the Isolation Room. */
      'lockIn',
      'startAlert',
      'backupPower',
      'openGate',
      /** To the bunker, or back. */
      'sendRover',
      'useComputer',
      /** Learn what lies in the Archive. */
      'readArchive',
    ]),
  }),
  v.strictObject({ do: v.picklist(['powerOn', 'powerOff']), place }),
  /** By the elevator. */
  v.strictObject({ do: v.literal('ride'), stop: id }),
  v.strictObject({ do: v.literal('enterCss'), cargo }),
  v.strictObject({ do: v.literal('analyse'), object: id }),
] as const

export const aims = [
  /** No survivor of the ship lives; nobody lives who knows much. */
  'survivorsDead',
  'learnedDead',
  /** The facility stands in the end; its autodestruction runs. */
  'intact',
  'selfDestruct',
  /** Whole sections are explored. */
  'sections',
  /** To leave in a cargo pod. */
  'css',
  'knowledge',
  /** To have read the Archive. */
  'learned',
] as const

/** Whether this contingency is the active one, lies in the neutral pool, or is held by somebody. */
export const contingency = v.strictObject({ about: v.literal('contingency'), code: id, is: v.boolean() })
export const pool = v.strictObject({ about: v.literal('pool'), code: id, is: v.boolean() })
export const holds = v.strictObject({ about: v.literal('holds'), whom: seat, code: id, is: v.boolean() })

export const facts = [
  /** In how many rounds the game ends, this one counted. */
  v.strictObject({ about: v.literal('end'), rounds: number }),
  contingency,
  pool,
  holds,
  /** Which cargo token lies on a space of the time track. */
  v.strictObject({ about: v.literal('css'), slot: number, css: id }),
] as const

export const queries = [
  v.strictObject({ about: v.literal('contingency') }),
  v.strictObject({ about: v.literal('css'), slot: number }),
] as const
