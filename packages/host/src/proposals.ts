/** What only everybody together may decide: further take back, newer rules. Said in the talk, and done when all agree. */
import type { Seat } from '@coldwake/rules'
import type { Proposal, Talk } from '@coldwake/wire'
import type { LiveGame } from './games.ts'
import { persons } from './lobby.ts'
import { RefusedError } from './refusal.ts'
import type { Table } from './table.ts'

export async function propose(table: Table, seat: Seat, proposal: Proposal): Promise<void> {
  const game = await table.going()
  // What cannot be done is not put to anybody.
  if (proposal.what === 'takeBack') await game.tellerOf(proposal.event)
  else game.newestRules()
  await carryOut(table, await table.say(seat, { t: 'propose', proposal, events: game.eventCount }))
}

export async function answerProposal(table: Table, seat: Seat, to: number, yes: boolean): Promise<void> {
  await table.talk.hear()
  if (!isOpen(table, to, await table.going())) throw new RefusedError('noProposal')
  await table.say(seat, yes ? { t: 'agree', to } : { t: 'refuse', to })
  if (yes) await carryOut(table, to)
}

/** The last proposal is open until somebody refuses it, it is done, or the game goes on. */
function isOpen({ talk: { entries } }: Table, number: number, game: LiveGame): boolean {
  const proposed = entries[number]?.talk
  if (proposed?.t !== 'propose' || proposed.events !== game.eventCount) return false
  const closes = (talk: Talk) =>
    talk.t === 'propose' || talk.t === 'movedRules' || (talk.t === 'refuse' && talk.to === number)
  return !entries.slice(number + 1).some(({ talk }) => closes(talk))
}

/** Does what is proposed, once everybody who plays here has agreed. */
async function carryOut(table: Table, number: number): Promise<void> {
  const game = await table.live()
  await table.talk.hear()
  const { entries } = table.talk
  const entry = entries[number]
  if (entry?.seat == null || entry.talk.t !== 'propose' || !isOpen(table, number, game)) return
  const { proposal, events } = entry.talk
  const agreed = new Set<Seat | null>([entry.seat])
  for (const { seat, talk } of entries.slice(number)) if (talk.t === 'agree' && talk.to === number) agreed.add(seat)
  if (persons(await table.record()).some(seat => !agreed.has(seat))) return
  if (proposal.what === 'takeBack') await game.takeBackTo(entry.seat, proposal.event, events)
  else await game.moveRules(events)
  table.wrote = true
  if (proposal.what === 'rules') await table.announce({ t: 'movedRules' })
  // Whether there are newer rules than the game's may have changed, forth or back.
  await table.tellLobby()
}
