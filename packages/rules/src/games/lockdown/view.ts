/** What only Lockdown shows: power, elevator, gate, contingencies, cargo tokens, computer, knowledge and the Surface. */
import { boardOf, nameOf, rulesOf } from '../../core/ruleset.ts'
import { knowsApart, maybeHidden, names, openName, openNames, seenBy } from '../../core/shown.ts'
import type { GameState } from '../../core/state.ts'
import type { Seat } from '../../core/types.ts'
import type { ViewSlice } from '../../viewSlice.ts'
import { SURFACE_TOKEN } from './board.ts'
import { roverAt } from './gate.ts'
import { isIsolationOpen } from './isolation.ts'
import { POWER_PLACES } from './sets.ts'
import type { LockdownView, MyLockdownView } from './viewTypes.ts'
import { layOut, places } from './worlds.ts'

function facilityView(g: GameState): LockdownView | null {
  const { facility } = g
  if (!facility) return null
  const { markers } = rulesOf(g)
  const { rooms, data } = boardOf(g)
  const { time } = data.tracks
  const token = (piece: number) => ({ seenBy: seenBy(g, piece) })
  return {
    power: POWER_PLACES.map((place, i) => {
      const number = facility.power[i]
      return { place, token: number, on: facility.on[number - 1] }
    }),
    backup: facility.backup,
    elevator: rooms[facility.elevator],
    gateOpen: facility.gateOpen,
    rover: rooms[roverAt(g)] ?? 'bunker',
    alert: facility.alert < 0 ? null : time[facility.alert].n,
    selfDestructRed: facility.red,
    isolationOpen: isIsolationOpen(g),
    fire: markers(g, 'fire'),
    malfunction: markers(g, 'malfunction'),
    eggs: markers(g, 'eggs'),
    people: facility.knowledge.map((knowledge, seat) => ({
      knowledge,
      learned: facility.learned[seat],
      contingencies: facility.held[seat].map(token),
    })),
    pool: facility.pool.map(piece => maybeHidden(g, piece)),
    active: { card: facility.active.length > 0 ? openName(g, facility.active[0]) : null },
    css: facility.css.flatMap((piece, i) => (piece < 0 ? [] : [{ space: time[i].n, ...maybeHidden(g, piece) }])),
    computer: {
      card: nameOf(g, facility.computer[facility.computer.length - 1]),
      under: facility.computer
        .slice(0, -1)
        .map(piece => openName(g, piece))
        .reverse(),
    },
    analysed: facility.analysed,
    fresh: facility.fresh,
    chasing: facility.chasing,
    surface: facility.surface
      ? { deck: facility.surface.deck.length, discard: openNames(g, facility.surface.discard) }
      : null,
  }
}

function myFacility(g: GameState, seat: Seat): MyLockdownView | null {
  const { facility } = g
  if (!facility) return null
  const { time } = boardOf(g).data.tracks
  const mine = (piece: number) => knowsApart(g, seat, piece)
  const seen: MyLockdownView['seen'] = []
  const look = (whom: Seat | null, tokens: readonly number[]) => {
    for (let at = 0; at < tokens.length; at++)
      if (mine(tokens[at])) seen.push({ whom, at, card: nameOf(g, tokens[at]) })
  }
  for (let whom = 0; whom < g.crew.length; whom++) if (whom !== seat) look(whom, facility.held[whom])
  look(null, facility.pool)
  return {
    contingencies: names(g, facility.held[seat]),
    seen,
    css: facility.css.flatMap((piece, i) => (mine(piece) ? [{ space: time[i].n, card: nameOf(g, piece) }] : [])),
  }
}

export const lockdownViews: ViewSlice<'facility', 'facility', 'contingency' | 'css'> = {
  table: { facility: facilityView },
  tableZones: {},
  tableAfter: { facility: 'inPlay' },
  mine: { facility: myFacility },
  mineAfter: { facility: 'notes' },
  darkZones: [],
  notes: {
    contingency: ({ facility }, at) => (at === 'pool' ? facility?.pool : facility?.held[Number(at)]) ?? [],
    css: (g, at) => g.facility?.css.filter((_, i) => boardOf(g).data.tracks.time[i].n === Number(at)) ?? [],
  },
  backs: { removed: [SURFACE_TOKEN, 'css'], inPlay: ['surface'] },
  actionBack: () => null,
  layOut,
  places,
}
