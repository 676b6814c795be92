/** What the choices mean on the board: tags, the way to go, corridors at risk. */
import type { CorridorId, RoomId, Seat, TableView } from '@coldwake/rules/facts'
import type { Forecast } from '@coldwake/rules/forecast'
import { type Context, type Dialect, intruderName, optionText, roomName, whyText } from '@coldwake/text'
import type { Words } from '../../app/words.ts'
import type { IconName } from '../../icons/Icon.tsx'
import type { Route } from '../board/Board.tsx'
import type { Risk } from '../board/Corridors.tsx'
import { roomTitle } from '../board/describeRoom.ts'
import { type BoardMap, wayBetween } from '../board/geometry.ts'
import { noiseOdds, type Prospect, prospect, type Tone } from '../board/noiseOdds.ts'
import type { Target } from '../board/target.ts'
import type { LineState } from '../connection/lineState.ts'
import type { TableGame } from '../tableContext.ts'
import { type Entry, isOnBoard, viaOf } from './choices.ts'
import { gravityOf, percentOf, worstOf } from './danger.ts'
import type { PendingChoice } from './pendingChoice.ts'
import { corridorKey } from './targets.ts'
import type { Choosing } from './useChoosing.ts'

export const TONE_ICON: Record<Tone, IconName> = {
  quiet: 'check',
  noise: 'noise',
  encounter: 'attack',
  unknown: 'unknown',
  intruder: 'attack',
  attacked: 'attack',
  lethal: 'skull',
}

/** Where an entry leads, if it is a walk. */
export function destination({ options: [option] }: Entry): RoomId | null {
  return option.do === 'move' || option.do === 'carefulMove' ? option.to : null
}

/** Where a walk leads, by the name it has on the board and in the log; what only I have seen by what it is. */
export function exitName({ table, me }: ExitGame, to: RoomId, { t, lang }: Pick<Words, 't' | 'lang'>): string {
  const unseen = table.rooms.some(({ room, tile }) => room === to && tile === null)
  const peeked = unseen && me?.tiles.find(({ room }) => room === to)
  return peeked ? roomName(peeked.tile, lang) : roomTitle(table, to, t, lang)
}
type ExitGame = Pick<TableGame, 'table' | 'me'>

/** The corridor to a room next door that nobody has seen, where there is one: a second mark beside its name. */
export function corridorTo({ map, table, ctx }: Pick<TableGame, 'map' | 'table' | 'ctx'>, to: RoomId): string | null {
  const here = table.crew.find(({ seat }) => seat === ctx.me)?.room
  const isUnseen = table.rooms.some(({ room, tile }) => room === to && tile === null)
  const way = isUnseen && here ? wayBetween(map, here, to, () => true) : null
  return way?.corridor.numbers.join('·') ?? null
}

/** What waits where a walk leads; null if it is none. */
export function prospectOf(map: BoardMap, table: TableView, entry: Entry, seat: Seat | null): Prospect | null {
  const to = destination(entry)
  return to === null ? null : prospect(table, to, noiseOdds(map, table, to, seat))
}

/** What comes before that: a character that leaves an Intruder behind is attacked. The chance is that of death, or of a wound. */
export function attackedFirst(forecast: Forecast | null): Prospect {
  const { death, wounds } = forecast?.attackedFirst ?? { death: null, wounds: null }
  const kills = death !== null && gravityOf(death) !== 'none'
  const chance = kills ? death : wounds
  return {
    tone: kills ? 'lethal' : 'attacked',
    percent: chance && percentOf(chance.most),
    kind: null,
    atMost: chance !== null && chance.least !== chance.most,
  }
}

/** A prospect in a word or two. */
export function prospectWord(
  { tone, percent, kind, atMost }: Prospect,
  { t, lang }: Pick<Words, 't' | 'lang'>,
): string {
  if (kind) return intruderName(kind, lang)
  if (tone === 'quiet') return t.quiet
  if (tone === 'unknown') return t.unknown
  if (tone === 'attacked' || tone === 'lethal') return t.attackedFirst
  const chance = { percent: percent ?? 0 }
  if (tone === 'noise') return t.noisePercent(chance)
  return atMost ? t.encounterUpTo(chance) : t.encounterPercent(chance)
}

/** What stands on the tag of a room and beside it in the list: of all that may come, what comes first. */
function tagOf(map: BoardMap, choosing: Considered, entry: Entry, { table, me }: Context): Prospect | null {
  const ahead = prospectOf(map, table, entry, me)
  return ahead && choosing.fighting ? attackedFirst(choosing.forecast(entry.options[0])) : ahead
}

type Considered = Pick<Choosing, 'entries' | 'draft' | 'fighting' | 'forecast'>

export function targetsOf(map: BoardMap, choosing: Considered, ctx: Context, { t, lang }: Words): Map<string, Target> {
  const targets = new Map<string, Target>()
  for (const entry of choosing.entries) {
    if (!isOnBoard(entry)) continue
    const ahead = tagOf(map, choosing, entry, ctx)
    const word = ahead ? prospectWord(ahead, { t, lang }) : ''
    const danger = worstOf(choosing.forecast(entry.options[0]))
    const lethal = danger !== null && gravityOf(danger.chance) !== 'slight'
    const chance = lethal ? t.percent({ percent: percentOf(danger.chance.most) ?? 0 }) : ''
    const icon = () => {
      if (lethal) return TONE_ICON.lethal
      if (ahead) return TONE_ICON[ahead.tone]
      return entry.options[0].do === 'drive' ? 'rover' : null
    }
    targets.set(entry.key, {
      entry,
      selected: choosing.draft?.entry.key === entry.key,
      tone: lethal ? 'lethal' : (ahead?.tone ?? 'unknown'),
      icon: icon(),
      // Nothing that may kill looks harmless.
      word: lethal && !choosing.fighting ? `≤ ${chance}` : word,
      say: t.choiceNumber({
        n: entry.number,
        what: [optionText(entry.options[0], ctx, lang), word, lethal && t.riskOfDeath({ chance })]
          .filter(Boolean)
          .join(', '),
      }),
    })
  }
  for (const target of forksOf(choosing.draft, ctx, { t, lang })) targets.set(...target)
  return targets
}

/** Once a room is chosen that two corridors lead to, the corridors themselves: which of them it is to be. */
function forksOf(
  draft: PendingChoice | null,
  ctx: Context,
  { t, lang }: Pick<Words, 't' | 'lang'>,
): [string, Target][] {
  if (!draft) return []
  const { entry, option } = draft
  return entry.options.flatMap((way): [string, Target][] => {
    const via = viaOf(way)
    if (via === undefined || way.do !== option.do) return []
    const say = t.choiceNumber({ n: entry.number, what: optionText(way, ctx, lang) })
    const selected = via === viaOf(option)
    return [[corridorKey(via), { entry, option: way, selected, tone: 'unknown', icon: null, word: '', say }]]
  })
}

/** The walk being considered. */
export function routeOf(map: BoardMap, draft: PendingChoice | null, { table, me }: Context): Route | null {
  const to = draft && destination(draft.entry)
  const from = table.crew.find(crew => crew.seat === me)?.room
  if (!to || !from) return null
  const via = viaOf(draft.option)
  const shut = (id: CorridorId) => table.doors.some(({ corridor, state }) => corridor === id && state === 'closed')
  const way = wayBetween(map, from, to, id => (via === undefined ? !shut(id) : id === via))
  return way && { to, via: way.corridor.id }
}

const NO_RISK: ReadonlyMap<CorridorId, Risk> = new Map<CorridorId, Risk>()

/** What the corridors around the destination stand to get. Careful Movement never causes an encounter. */
export function riskOf(
  map: BoardMap,
  draft: PendingChoice | null,
  { table, me }: Context,
): ReadonlyMap<CorridorId, Risk> {
  if (draft?.option.do !== 'move') return NO_RISK
  return noiseOdds(map, table, draft.option.to, me)?.corridors ?? NO_RISK
}

/** Rooms next door that cannot be entered at all, with the reason. */
export function blockedOf(
  obstacles: LineState['obstacles'],
  choosing: Pick<Choosing, 'entries' | 'decision'>,
  lang: Dialect,
): ReadonlyMap<RoomId, string> {
  const open = new Set(choosing.entries.map(destination))
  const blocked = new Map<RoomId, string>()
  if (obstacles?.n !== choosing.decision?.n) return blocked
  for (const obstacle of obstacles?.list ?? [])
    if (obstacle.do === 'move' && !open.has(obstacle.to)) blocked.set(obstacle.to, whyText(obstacle.why, lang))
  return blocked
}
