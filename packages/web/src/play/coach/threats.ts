/** What a player has to fear where they stand, as far as they can see: the gravest first. */
import type { Decision, IntruderKind, MyView, Option, RoomId, TableView } from '@coldwake/rules/facts'
import type { Danger, Forecast } from '@coldwake/rules/forecast'
import { distancesAt } from '@coldwake/rules/games/waysOut'
import { gravityOf, worstOf } from '../choice/danger.ts'

export type Threat =
  /** Three serious wounds: any further wound is the end. */
  | { is: 'deadlyNext' }
  | { is: 'ifPass'; danger: Danger }
  | { is: 'attacks'; kind: IntruderKind }
  | { is: 'burns' }
  | { is: 'near'; kind: IntruderKind; room: RoomId }

/** NEM-WOUND-06 */
const FATAL = 3
const MOST = 3

interface Seen {
  table: TableView
  me: MyView
  decision: Decision | null
  forecast: (option: Option) => Forecast | null
}

export function threatsOf({ table, me, decision, forecast }: Seen): Threat[] {
  const mine = table.crew.find(({ seat }) => seat === me.seat)
  if (mine?.fate !== 'aboard' || mine.character === null || table.round === 0) return []
  const threats: Threat[] = []
  if (mine.wounds.length + mine.dressed.length >= FATAL) threats.push({ is: 'deadlyNext' })
  const pass = decision?.ask === 'turn' && decision.options.find(option => option.do === 'pass')
  const worst = pass ? worstOf(forecast(pass)) : null
  if (worst && worst.to !== 'other' && gravityOf(worst.chance) !== 'slight' && gravityOf(worst.chance) !== 'none')
    threats.push({ is: 'ifPass', danger: worst })
  for (const { kind, room } of table.intruders) if (room === mine.room) threats.push({ is: 'attacks', kind })
  if (table.rooms.some(({ room, fire }) => room === mine.room && fire)) threats.push({ is: 'burns' })
  const away = distancesAt(table, mine.room)
  for (const { kind, room } of table.intruders) if (away(room)?.steps === 1) threats.push({ is: 'near', kind, room })
  return threats.slice(0, MOST)
}
