/** What became of me, and why: the first thing somebody who played wants to know. */
import type { CheckStep, EventFace, Over, TableView } from '@coldwake/rules/facts'
import { type Context, checkText, type Dialect, theRoom } from '@coldwake/text'
import type { Words } from '../app/words.ts'
import { isIntruderPlayer } from '../games/viewFacts.ts'
import { causeText } from '../play/cause/causeText.ts'
import { type Death, deathOf } from '../play/cause/deathOf.ts'

export interface MyFate {
  fate: 'won' | 'died' | 'lost'
  /** Why, in a sentence or two. */
  why: string
  /** If I died before the last checks. */
  death: Death | null
}

interface Told {
  table: TableView
  over: Over
  events: readonly EventFace[]
  ctx: Context
  words: { t: Words<'log'>['t']; lang: Dialect }
}

/** Null for onlookers, and for whoever played the Intruders: they cannot win. */
export function myFateOf({ table, over, events, ctx, words: { t, lang } }: Told): MyFate | null {
  const { me } = ctx
  const crew = table.crew.find(({ seat }) => seat === me)
  if (me === null || !crew || isIntruderPlayer(table, me)) return null
  const said = (which: (step: CheckStep) => boolean) =>
    over.report.filter(which).map(step => checkText(step, ctx, lang))
  const mine = (step: CheckStep) => 'who' in step && step.who === me
  const aim = said(step => step.check === 'objective' && mine(step))
  if (over.winners.includes(me)) return { fate: 'won', why: aim.join(' '), death: null }
  if (crew.fate !== 'dead') {
    const survival = said(step => step.check === 'contamination' && mine(step))
    return { fate: 'lost', why: (aim.length > 0 ? aim : survival).join(' '), death: null }
  }
  const checked = said(step => step.check === 'died' && mine(step))
  if (checked.length > 0) return { fate: 'died', why: checked.join(' '), death: null }
  const death = deathOf(events, me)
  if (!death) return { fate: 'died', why: '', death: null }
  const where = t.cause.death.inRound({ round: death.round, room: theRoom(death.room, ctx, lang) })
  const cause = death.cause ? causeText(death.cause, { ctx, lang, t }) : t.cause.death.other
  return { fate: 'died', why: `${where}. ${cause}. ${t.cause.death[death.rule]}`, death }
}
