/** What a forecast says, in words. */
import type { Cause, Chance, Danger, OwnWounds } from '@coldwake/rules/forecast'
import { intruderName, list, theRoom } from '@coldwake/text'
import type { Words } from '../../../app/words.ts'
import type { TableGame } from '../../tableContext.ts'
import { isSure, percentOf } from '../danger.ts'

/** Who reads of a danger. */
export interface DangerReader extends Pick<Words<'answer'>, 't' | 'lang'> {
  game: Pick<TableGame, 'ctx' | 'name'>
}

/** Exactly so much, or at most. */
export function chanceText({ least, most }: Chance, t: Words<'answer'>['t']): string {
  const percent = most === 0 ? 0 : percentOf(most)
  if (percent === null) return t.answer.danger.under
  if (percent === 100 && !isSure({ least, most })) {
    // At most all of it says nothing.
    const low = percentOf(least)
    return low === null ? t.answer.danger.unknown : t.answer.danger.atLeast({ percent: low })
  }
  return least === most || percentOf(least) === percent
    ? t.answer.danger.exactly({ percent })
    : t.answer.danger.upTo({ percent })
}

const named = (danger: Danger, { game }: DangerReader): string => (danger.to === 'other' ? game.name(danger.seat) : '')

/** What it comes to: This kills you, May kill you … */
export function dangerTitle(danger: Danger, reader: DangerReader): string {
  const { danger: words } = reader.t.answer
  const sure = isSure(danger.chance) ? 'yes' : 'no'
  return danger.to === 'other' ? words.other({ sure, name: named(danger, reader) }) : words[danger.to]({ sure })
}

/** What hardly touches somebody else is said once the choice is made, not on every answer of a list. */
export const isWorthABadge = ({ to, chance }: Danger): boolean => to !== 'other' || percentOf(chance.most) !== null

/** The same in a line: Risk of death: 12%. */
export function riskText(danger: Danger, reader: DangerReader): string {
  const { risk } = reader.t.answer.danger
  const chance = chanceText(danger.chance, reader.t)
  return danger.to === 'other' ? risk.other({ chance, name: named(danger, reader) }) : risk[danger.to]({ chance })
}

/** 1 light wound, and whether it makes a serious one; or how likely any wound is. */
export function woundsText({ chance, light, serious, worsens }: OwnWounds, { t, lang }: DangerReader): string {
  if (!isSure(chance)) return t.answer.wounds.risk({ chance: chanceText(chance, t) })
  const counted = [light > 0 && t.lightWoundsCount({ n: light }), serious > 0 && t.answer.seriousCount({ n: serious })]
  return t.answer.wounds.sure({
    wounds: list(
      counted.filter(one => typeof one === 'string'),
      lang,
    ),
    worsens,
  })
}

/** Why, as far as there is more to say than the odds do. */
export function woundCauses({ causes }: OwnWounds, { t, lang, game: { ctx } }: DangerReader): string[] {
  const { because } = t.answer.wounds
  const said = causes.map(cause => {
    if (cause.cause === 'fire') return because.fire({ room: theRoom(cause.room, ctx, lang) })
    if (cause.cause === 'bleeding') return because.bleeding
    if (cause.cause !== 'attack') return ''
    return because.attack({ intruder: intruderName(cause.kind, lang), occasion: cause.occasion })
  })
  return said.filter(Boolean)
}

type Causes = { [K in Cause['cause']]: (cause: Extract<Cause, { cause: K }>, reader: DangerReader) => string }

const inRoom =
  (kind: 'fire' | 'noise' | 'exploration' | 'vent') =>
  ({ room }: { room: string }, { t, lang, game: { ctx } }: DangerReader) =>
    t.answer.causes[kind]({ room: theRoom(room, ctx, lang) })

type Plain =
  | 'bleeding'
  | 'miss'
  | 'encounter'
  | 'wounds'
  | 'infection'
  | 'event'
  | 'bag'
  | 'selfDestruct'
  | 'time'
  | 'ending'
const plain =
  (kind: Plain) =>
  (_: unknown, { t }: DangerReader) =>
    t.answer.causes[kind]

/** One sentence for each: a new cause does not compile until it has one. */
const CAUSES: Causes = {
  bleeding: plain('bleeding'),
  fire: inRoom('fire'),
  miss: plain('miss'),
  attack: ({ kind, occasion, deadly, of }, { t, lang }) =>
    t.answer.causes.attack({ intruder: intruderName(kind, lang), occasion, deadly, of }),
  noise: inRoom('noise'),
  encounter: plain('encounter'),
  exploration: inRoom('exploration'),
  wounds: plain('wounds'),
  infection: plain('infection'),
  vent: inRoom('vent'),
  event: plain('event'),
  bag: plain('bag'),
  fires: ({ have, limit }, { t }) => t.answer.causes.fires({ have, limit }),
  malfunctions: ({ have, limit }, { t }) => t.answer.causes.malfunctions({ have, limit }),
  selfDestruct: plain('selfDestruct'),
  time: plain('time'),
  ending: plain('ending'),
}

export function causeText<K extends Cause['cause']>(cause: Extract<Cause, { cause: K }>, reader: DangerReader): string {
  const say = CAUSES[cause.cause] as (cause: Cause, reader: DangerReader) => string
  return say(cause, reader)
}
