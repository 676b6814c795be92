/** The parts of Lockdown's state, laid out again from what a view shows of them. */
import { EVERYBODY } from '../../core/pieces.ts'
import { boardOf, rulesOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import type { Name, Seat, View } from '../../core/types.ts'
import type { Layer } from '../../viewSlice.ts'
import { facilityOf, type Surface } from './state.ts'
import type { LockdownView } from './viewTypes.ts'

export function layOut(g: GameState, { table, me }: View, lay: Layer): void {
  const view = table.facility
  if (!view) return
  const facility = facilityOf(g)
  const { data, roomIndex } = boardOf(g)
  const { limits } = rulesOf(g)
  const spaceOf = (n: number | null) => data.tracks.time.findIndex(space => space.n === n)
  facility.power = view.power.map(({ token }) => token)
  for (const { token, on } of view.power) facility.on[token - 1] = on
  facility.backup = view.backup
  facility.elevator = roomIndex[view.elevator]
  facility.gateOpen = view.gateOpen
  facility.roverAway = view.rover === 'bunker'
  facility.alert = spaceOf(view.alert)
  facility.red = view.selfDestructRed
  facility.knowledge = view.people.map(({ knowledge }) => knowledge)
  facility.learned = view.people.map(({ learned }) => learned)
  facility.analysed = [...view.analysed]
  facility.lost = {
    fire: limits.fire - view.fire,
    malfunction: limits.malfunction - view.malfunction,
    eggs: limits.eggs - view.eggs,
  }
  facility.fresh = [...view.fresh]
  facility.chasing = [...view.chasing]
  if (facility.surface && view.surface) layOutSurface(g, facility.surface, view, view.surface, lay)

  const seen = (whom: Seat | null, at: number): Name | null =>
    (me?.seat === whom
      ? me.facility?.contingencies[at]
      : me?.facility?.seen.find(token => token.whom === whom && token.at === at)?.card) ?? null
  view.people.forEach(({ contingencies }, seat) => {
    contingencies.forEach(({ seenBy }, at) => {
      lay.piece(facility.held[seat], at, seenBy, 'contingency', seen(seat, at))
    })
  })
  view.pool.forEach(({ seenBy, card }, at) => {
    lay.piece(facility.pool, at, card ? EVERYBODY : seenBy, 'contingency', card ?? seen(null, at))
  })
  lay.piece(facility.active, 0, view.active.card ? EVERYBODY : 0, 'contingency', view.active.card)
  for (const { space, seenBy, card } of view.css) {
    const name = card ?? me?.facility?.css.find(token => token.space === space)?.card ?? null
    lay.piece(facility.css, spaceOf(space), card ? EVERYBODY : seenBy, 'css', name)
  }
  // The view lists cards from the top, the deck from the bottom.
  const cards = [...view.computer.under.toReversed(), view.computer.card]
  cards.forEach((name, at) => {
    lay.piece(facility.computer, at, name ? EVERYBODY : 0, 'computer', name)
  })
}

function layOutSurface(
  g: GameState,
  surface: Surface,
  { rover }: LockdownView,
  { deck, discard }: NonNullable<LockdownView['surface']>,
  lay: Layer,
): void {
  if (rover !== 'bunker') surface.rover = boardOf(g).roomIndex[rover]
  lay.open(surface.discard, 'surface', discard)
  lay.deck(surface.deck, 'surface', { count: deck, known: [] }, 'surface')
}

/** Every piece with the name of its place. */
export function places({ facility }: GameState, add: (place: string, list: readonly number[]) => void): void {
  if (!facility) return
  const { active, pool, held, css, computer, surface } = facility
  add('contingency.active', active)
  add('contingency.pool', pool)
  held.forEach((tokens, seat) => add(`contingency.${seat}`, tokens))
  css.forEach((token, space) => add(`css.${space}`, [token]))
  add('computer', computer)
  add('surface', surface?.deck ?? [])
  add('surface.discard', surface?.discard ?? [])
}
