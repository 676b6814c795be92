/** Proposals: said in the talk, and carried out when everybody whose vote is needed has agreed. */
import type { Seat } from '@coldwake/rules'
import { type GameProposal, type Proposal, type SeatProposal, type Talk, votersOf } from '@coldwake/wire'
import type { LiveGame } from './liveGame.ts'
import { giveToBot, openSeat, votingSeats } from './lobby.ts'
import { RefusedError } from './refusal.ts'
import type { Table } from './table.ts'

/** Milliseconds without a connection after which a person's seat may be given to a bot without asking. */
const AWAY = 10 * 60_000

export async function propose(table: Table, seat: Seat, proposal: GameProposal): Promise<void> {
  const game = await table.going()
  // A refusal below would show how far the game has gone.
  if (game.isBlind(seat)) throw new RefusedError('seesNothing')
  // Nobody is asked to agree to something that cannot be done.
  if (proposal.what === 'takeBack') await game.tellerOf(proposal.event)
  else game.newestRules()
  await put(table, seat, proposal, game)
}

/** Proposes for the host that a bot plays another player's seat, or that somebody takes it. */
export async function proposeForSeat(table: Table, host: Seat, proposal: SeatProposal): Promise<void> {
  const { seat } = proposal
  if (proposal.what === 'bot' && table.presence.awayFor(seat) >= AWAY) {
    await table.change(record => giveToBot(record, seat, proposal.bot))
    return
  }
  // With nobody else to ask, only the holder can agree.
  const voters = votersOf(votingSeats(await table.record()), host, proposal)
  if (voters.includes(seat) && !table.presence.isOnline(seat)) throw new RefusedError('nobodyToAgree')
  await put(table, host, proposal, await table.live())
}

async function put(table: Table, seat: Seat, proposal: Proposal, game: LiveGame): Promise<void> {
  await carryOut(table, await table.say(seat, { t: 'propose', proposal, events: game.eventCount }))
}

export async function answerProposal(table: Table, seat: Seat, to: number, yes: boolean): Promise<void> {
  await table.talk.hear()
  const proposed = table.talk.entries[to]?.talk
  const aboutSeat = proposed?.t === 'propose' && 'seat' in proposed.proposal
  // A game is often paused because somebody does not come back.
  const game = aboutSeat ? await table.unfinished() : await table.going()
  // A refusal must not tell a dead player who sees nothing new that the game has gone on.
  const open = game.isBlind(seat) ? isOpenInTalk(table, to) : isOpen(table, to, game)
  if (!open) throw new RefusedError('noProposal')
  await table.say(seat, yes ? { t: 'agree', to } : { t: 'refuse', to })
  if (yes) await carryOut(table, to)
}

/** The last proposal is open until somebody refuses it or it is done; one about the game only while the game stands. */
function isOpen(table: Table, number: number, game: LiveGame): boolean {
  const proposed = table.talk.entries[number]?.talk
  if (proposed?.t !== 'propose' || !isOpenInTalk(table, number)) return false
  return 'seat' in proposed.proposal || proposed.events === game.eventCount
}

function isOpenInTalk({ talk: { entries } }: Table, number: number): boolean {
  if (entries[number]?.talk.t !== 'propose') return false
  return !entries.slice(number + 1).some(({ talk }) => closes(talk, number))
}

function closes(talk: Talk, number: number): boolean {
  switch (talk.t) {
    case 'propose':
    case 'movedRules':
      return true
    case 'refuse':
    case 'opened':
    case 'bot':
      return talk.to === number
    default:
      return false
  }
}

/** Carries out a proposal once everybody whose vote is needed has agreed. */
async function carryOut(table: Table, number: number): Promise<void> {
  const game = await table.live()
  await table.talk.hear()
  const { entries } = table.talk
  const entry = entries[number]
  if (entry?.seat == null || entry.talk.t !== 'propose' || !isOpen(table, number, game)) return
  const { seat: by } = entry
  const { proposal, events } = entry.talk
  const agreed = new Set<Seat | null>()
  for (const { seat, talk } of entries.slice(number)) if (talk.t === 'agree' && talk.to === number) agreed.add(seat)
  if (votersOf(votingSeats(await table.record()), by, proposal).some(seat => !agreed.has(seat))) return
  switch (proposal.what) {
    case 'takeBack':
      await game.takeBackTo(by, proposal.event, events)
      break
    case 'rules':
      await game.moveRules(events)
      await table.announce({ t: 'movedRules' })
      break
    case 'open':
      await table.change(record => openSeat(record, proposal.seat, by, number))
      break
    case 'bot':
      await table.change(record => giveToBot(record, proposal.seat, proposal.bot, number))
      break
  }
  table.wrote = true
  // Whether there are newer rules than the game's may have changed, forth or back.
  await table.tellLobby()
}
