/** What of the box has come into play: content that nothing reaches is dead, and is seen here. */
import { findRuleset } from '../core/ruleset.ts'
import type { Decision, EndReason, GameEvent, Name } from '../core/types.ts'

/** Kind of content → its id → how often it occurred. */
export type Coverage = Record<string, Record<string, number>>

const REASONS: readonly EndReason[] = ['selfDestruct', 'fire', 'malfunction', 'nobodyLeft']
const ENDINGS = [...REASONS, 'explosion', 'left by pod', 'infected at the end', 'somebody won']
const ENDINGS_OF_SHIP = ['jump', 'ship home', 'engines failed', 'wrong destination', 'hibernated']
const ENDINGS_OF_FACILITY = [
  'purge',
  'alert',
  'sent back by pod',
  'locked in',
  'bunker by rover',
  'bunker by suit',
  'killed by contingency',
]
/** Basic actions that only places of the facility offer. */
const PLACE_ACTIONS = ['computer', 'callElevator', 'rideElevator', 'escape']
/** And only on the Surface. */
const DRIVE = 'drive'

/** Everything that can occur with this box on this board, at zero. */
export function emptyCoverage(box = 'nemesis', board?: string): Coverage {
  const rules = findRuleset(box)
  if (!rules) throw new Error(`no game called ${box}`)
  const { rooms } = rules.boards[board ?? Object.keys(rules.boards)[0]].data
  const out: Coverage = {}
  const add = (kind: string, id: Name) => {
    out[kind] ??= {}
    out[kind][id] = 0
  }
  for (const face of rules.content.faces) {
    if (face.kind === 'action') add('action card', face.id)
    if (face.kind === 'item') {
      if (face.item.effect && face.item.when !== 'reaction') add('item used', face.id)
      if (face.item.weapon) add('weapon shot', face.id)
      if (face.home === 'crafted') add('item crafted', face.id)
      if (face.home === 'quest') add('quest activated', face.id)
      if (face.item.when === 'reaction' || face.item.reaction) add('item used', face.id)
    }
    if (face.kind === 'event') add('event', face.id)
    if (face.kind === 'attack') add('attack that hit', face.id)
    if (face.kind === 'wound') add('serious wound', face.id)
    if (face.kind === 'weakness') add('weakness found', face.id)
    if (face.kind === 'objective') {
      add('objective checked', face.id)
      add('objective met', face.id)
    }
    if (face.kind === 'coordinates') add('coordinates revealed', face.id)
    if (face.kind === 'intruderAction')
      for (const as of ['move', 'attack', 'special']) add('intruder card', `${face.id} as ${as}`)
    if (face.kind === 'computer') add('computer card', face.id)
    if (face.kind === 'contingency') add('contingency revealed', face.id)
    if (face.kind === 'css') add('cargo token', face.id)
    if (face.kind === 'token') add('exploration token', face.id)
    if (face.kind === 'surface') add('surface card', face.id)
    if (face.kind === 'tile') {
      if (!rooms.some(({ faceUpTile }) => faceUpTile === face.id)) add('tile explored', face.id)
      if (face.tile.action) add('room action', face.id)
    }
  }
  for (const tile of Object.values(rules.printed)) if (tile.action) add('room action', tile.id)
  for (const id of [...ENDINGS, ...(rules.hasFacility ? ENDINGS_OF_FACILITY : ENDINGS_OF_SHIP)]) add('ending', id)
  if (rules.hasFacility) for (const id of PLACE_ACTIONS) add('place action', id)
  if (rules.surfaceDie.length > 0) add('place action', DRIVE)
  for (const face of rules.surfaceDie) add('surface die', face)
  return out
}

/** The id of a piece's name: without what tells copies and colours apart. */
const idOf = (name: Name): Name => name.replace(/~\d+$/, '').replace(/\.[\w]+$/, '')

export function note(coverage: Coverage, event: GameEvent): void {
  const tick = (kind: string, name: Name) => {
    const id = kind === 'exploration token' ? name : idOf(name)
    coverage[kind] ??= {}
    coverage[kind][id] = (coverage[kind][id] ?? 0) + 1
  }
  const answer = (card: Name) => tick(idOf(card) in coverage['item used'] ? 'item used' : 'action card', card)
  tick('event told', event.e)
  switch (event.e) {
    case 'declared':
      if (event.action.do === 'play') tick('action card', event.action.card)
      if (event.action.do === 'use') tick('item used', event.action.card)
      if (event.action.do === 'playAs') tick('intruder card', `${idOf(event.action.card)} as ${event.action.as}`)
      if (event.action.do === 'roomAction') tick('room action', event.action.tile)
      if (PLACE_ACTIONS.includes(event.action.do) || event.action.do === DRIVE) tick('place action', event.action.do)
      return
    case 'reacted':
      return event.card === null ? undefined : tick('action card', event.card)
    case 'spared':
    case 'redirected':
    case 'attackRedrawn':
    case 'ignoresDark':
    case 'quiet':
      return answer(event.card)
    case 'shot':
      return tick('weapon shot', event.card)
    case 'crafted':
      return tick('item crafted', event.card)
    case 'activated':
      return tick('quest activated', event.card)
    case 'event':
      return tick('event', event.card)
    case 'attack':
      return event.hits && event.card !== null ? tick('attack that hit', event.card) : undefined
    case 'seriousWound':
      return tick('serious wound', event.card)
    case 'weakness':
      return tick('weakness found', event.card)
    case 'explored':
      return tick('tile explored', event.tile)
    case 'token':
      return tick('exploration token', event.token)
    case 'surfaceCard':
      return tick('surface card', event.card)
    case 'noiseRolled':
      return event.die === 'surface' ? tick('surface die', event.face) : undefined
    case 'hibernates':
      return tick('ending', 'hibernated')
    case 'launched':
      return event.crew.length > 0 ? tick('ending', 'left by pod') : undefined
    case 'cssLaunched':
      if (event.crew.length > 0) tick('ending', 'left by pod')
      if (event.back.length > 0) tick('ending', 'sent back by pod')
      return
    case 'cssTurned':
      return tick('cargo token', event.card)
    case 'computerCard':
      return tick('computer card', event.card)
    case 'lockdownCard':
      return tick('computer card', 'lockdown')
    case 'lockedIn':
      return tick('ending', 'locked in')
    case 'bunker':
      return tick('ending', `bunker by ${event.how}`)
    case 'over':
      return tick('ending', event.reason)
    case 'check':
      return noteCheck(event.step, tick)
  }
}

function noteCheck(step: Extract<GameEvent, { e: 'check' }>['step'], tick: (kind: string, name: Name) => void): void {
  if (step.check === 'engines' && step.destroyed) tick('ending', 'engines failed')
  if (step.check === 'died' && step.by === 'explosion') tick('ending', 'explosion')
  if (step.check === 'died' && step.by === 'infection') tick('ending', 'infected at the end')
  if (step.check === 'contingency') {
    tick('contingency revealed', step.card)
    if (step.killed.length > 0) tick('ending', 'killed by contingency')
  }
  if (step.check === 'coordinates') {
    tick('coordinates revealed', step.card)
    tick('ending', step.destination === 'earth' ? 'ship home' : 'wrong destination')
  }
  if (step.check === 'objective') {
    tick('objective checked', step.card)
    if (step.met) {
      tick('objective met', step.card)
      tick('ending', 'somebody won')
    }
  }
}

export function noteDecision(coverage: Coverage, { ask }: Decision): void {
  coverage['question asked'] ??= {}
  coverage['question asked'][ask] = (coverage['question asked'][ask] ?? 0) + 1
}

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
