/** Counts what of the box has come into play: content that nothing reaches is dead, and shows here. */
import type { Face } from '../core/content.ts'
import { findRuleset } from '../core/ruleset.ts'
import type { Decision, EndReason, GameEvent, Name } from '../core/types.ts'
import { soaks } from '../games/soak.ts'
import { idOf } from './names.ts'
import { type Add, type CheckNotes, type EventNotes, type Noted, soakFor } from './slice.ts'

/** Kind of content → its id → how often it occurred. */
export type Coverage = Record<string, Record<string, number>>

const REASONS: readonly EndReason[] = ['selfDestruct', 'fire', 'malfunction', 'nobodyLeft']
const ENDINGS = [...REASONS, 'explosion', 'left by pod', 'infected at the end', 'somebody won']

/** Everything that can occur with this box on this board, at zero. */
export function emptyCoverage(box: string, board?: string): Coverage {
  const rules = findRuleset(box)
  if (!rules) throw new Error(`no game called ${box}`)
  const [first = ''] = Object.keys(rules.boards)
  const rooms = rules.boards[board ?? first]?.data.rooms ?? []
  const faceUp = new Set(rooms.flatMap(({ faceUpTile }) => faceUpTile ?? []))
  const coverage: Coverage = {}
  const add: Add = (kind, id) => count(coverage, kind, id, 0)
  for (const face of rules.content.faces) addFace(face, faceUp, add)
  for (const tile of Object.values(rules.printed)) if (tile.action) add('room action', tile.id)
  for (const id of ENDINGS) add('ending', id)
  soakFor(rules)?.cover(rules, add)
  return coverage
}

/** What can become of a piece that every game has. */
function addFace(face: Face, faceUp: ReadonlySet<Name>, add: Add): void {
  switch (face.kind) {
    case 'action':
      return add('action card', face.id)
    case 'item': {
      const { effect, when, weapon, reaction } = face.item
      if (effect || when === 'reaction' || reaction) add('item used', face.id)
      if (weapon) add('weapon shot', face.id)
      if (face.home === 'crafted') add('item crafted', face.id)
      if (face.home === 'quest') add('quest activated', face.id)
      return
    }
    case 'event':
      return add('event', face.id)
    case 'attack':
      return add('attack that hit', face.id)
    case 'wound':
      return add('serious wound', face.id)
    case 'weakness':
      return add('weakness found', face.id)
    case 'objective':
      add('objective checked', face.id)
      return add('objective met', face.id)
    case 'token':
      return add('exploration token', face.id)
    case 'tile':
      if (!faceUp.has(face.id)) add('tile explored', face.id)
      if (face.tile.action) add('room action', face.id)
  }
}

const EVENTS: EventNotes = {
  declared: ({ action }, { tick }) => {
    if (action.do === 'play') tick('action card', action.card)
    if (action.do === 'use') tick('item used', action.card)
    if (action.do === 'roomAction') tick('room action', action.tile)
  },
  reacted: ({ card }, { tick }) => {
    if (card !== null) tick('action card', card)
  },
  spared: ({ card }, { answered }) => answered(card),
  redirected: ({ card }, { answered }) => answered(card),
  attackRedrawn: ({ card }, { answered }) => answered(card),
  shot: ({ card }, { tick }) => tick('weapon shot', card),
  crafted: ({ card }, { tick }) => tick('item crafted', card),
  activated: ({ card }, { tick }) => tick('quest activated', card),
  event: ({ card }, { tick }) => tick('event', card),
  attack: ({ hits, card }, { tick }) => {
    if (hits && card !== null) tick('attack that hit', card)
  },
  seriousWound: ({ card }, { tick }) => tick('serious wound', card),
  weakness: ({ card }, { tick }) => tick('weakness found', card),
  explored: ({ tile }, { tick }) => tick('tile explored', tile),
  token: ({ token }, { tick }) => tick('exploration token', token),
  over: ({ reason }, { tick }) => tick('ending', reason),
  check: ({ step }, noted) => {
    for (const notes of CHECK_NOTES) notes[step.check]?.(step as never, noted)
  },
}
const CHECKS: CheckNotes = {
  died: ({ by }, { tick }) => {
    if (by === 'explosion') tick('ending', 'explosion')
    if (by === 'infection') tick('ending', 'infected at the end')
  },
  objective: ({ card, met }, { tick }) => {
    tick('objective checked', card)
    if (!met) return
    tick('objective met', card)
    tick('ending', 'somebody won')
  },
}
const EVENT_NOTES: readonly EventNotes[] = [EVENTS, ...soaks.map(({ events }) => events)]
const CHECK_NOTES: readonly CheckNotes[] = [CHECKS, ...soaks.map(({ checks }) => checks)]

function count(coverage: Coverage, kind: string, id: Name, times: number): void {
  const ids = coverage[kind] ?? {}
  ids[id] = (ids[id] ?? 0) + times
  coverage[kind] = ids
}

/** Counts what an event shows to have occurred. */
export function note(coverage: Coverage, event: GameEvent): void {
  const tick = (kind: string, name: Name) => count(coverage, kind, kind === 'exploration token' ? name : idOf(name), 1)
  const answered = (card: Name) => tick(idOf(card) in (coverage['item used'] ?? {}) ? 'item used' : 'action card', card)
  const noted: Noted = { tick, answered }
  tick('event told', event.e)
  if (event.e === 'declared' && event.action.do in (coverage['place action'] ?? {}))
    tick('place action', event.action.do)
  for (const notes of EVENT_NOTES) notes[event.e]?.(event as never, noted)
}

export const noteDecision = (coverage: Coverage, { ask }: Decision): void => count(coverage, 'question asked', ask, 1)

/** Ids that never occurred. */
export const missing = (coverage: Coverage): string[] =>
  Object.entries(coverage).flatMap(([kind, ids]) =>
    Object.entries(ids).flatMap(([id, n]) => (n === 0 ? [`${kind}: ${id}`] : [])),
  )

/** One table, the rarest first. */
export const coverageReport = (coverage: Coverage): string =>
  Object.entries(coverage)
    .map(([kind, ids]) => {
      const sorted = Object.entries(ids).sort((a, b) => a[1] - b[1])
      const never = sorted.filter(([, n]) => n === 0).length
      const head = `${kind}: ${sorted.length - never} of ${sorted.length}`
      return `${head}\n${sorted.map(([id, n]) => `  ${String(n).padStart(9)}  ${id}`).join('\n')}`
    })
    .join('\n')
