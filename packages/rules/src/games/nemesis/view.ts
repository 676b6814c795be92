/** What only Nemesis shows: destination, coordinates, engines, and who plays the Intruders. */
import { EVERYBODY, knows, sharedZone } from '../../core/pieces.ts'
import { boardOf, nameOf } from '../../core/ruleset.ts'
import { maybeHidden } from '../../core/shown.ts'
import type { GameState } from '../../core/state.ts'
import type { ViewSlice } from '../../viewSlice.ts'
import { engineZone } from './engines.ts'
import { INTRUDER_ACTION } from './faces.ts'
import { SPACES } from './sets.ts'

const ENGINE_ZONES = ['engine.1', 'engine.2', 'engine.3'] as const
/** Other games have no engines. */
const enginesOf = (g: GameState) => ENGINE_ZONES.map(zone => sharedZone(g, zone)).filter(tokens => tokens.length > 0)

export const nemesisViews: ViewSlice<
  'destination' | 'coordinates' | 'engines' | 'intruderPlayer',
  'coordinates' | 'engines',
  'coordinates' | 'engine'
> = {
  table: {
    destination: g => (boardOf(g).data.tracks.destination?.length ? SPACES[g.destination] : null),
    coordinates: g => {
      const [card] = sharedZone(g, 'coordinates')
      return card === undefined ? null : maybeHidden(g, card)
    },
    engines: g => enginesOf(g).map(zone => ({ tokens: zone.map(piece => maybeHidden(g, piece)).reverse() })),
    intruderPlayer: ({ intruderPlayer: by }) => (by && by.seat >= 0 ? by : null),
  },
  tableZones: { coordinates: ['coordinates'], engines: ENGINE_ZONES },
  tableAfter: {
    destination: 'selfDestruct',
    coordinates: 'selfDestruct',
    engines: 'selfDestruct',
    intruderPlayer: 'inPlay',
  },
  mine: {
    coordinates: (g, seat) => {
      const [card] = sharedZone(g, 'coordinates')
      return card !== undefined && knows(g, seat, card) ? nameOf(g, card) : null
    },
    engines: (g, seat) =>
      enginesOf(g).map(zone => zone.map(piece => (knows(g, seat, piece) ? nameOf(g, piece) : null)).reverse()),
  },
  mineAfter: { coordinates: 'piles', engines: 'piles' },
  darkZones: ['coordinates', ...ENGINE_ZONES],
  notes: {
    coordinates: g => sharedZone(g, 'coordinates'),
    engine: (g, at) => engineZone(g, Number(at)).slice(-1), // a note says in what state the engine is
  },
  backs: { removed: [], inPlay: [] },
  actionBack: ({ intruderPlayer }, seat) => (intruderPlayer?.seat === seat ? INTRUDER_ACTION : null),
  layOut: (g, { table, me }, lay) => {
    g.destination = table.destination === null ? 0 : SPACES.indexOf(table.destination)
    if (table.intruderPlayer) g.intruderPlayer = { seat: table.intruderPlayer.seat, from: table.intruderPlayer.from }
    if (table.coordinates) {
      const { card, seenBy } = table.coordinates
      const name = card ?? me?.coordinates ?? null
      lay.piece(sharedZone(g, 'coordinates'), 0, card ? EVERYBODY : seenBy, 'coordinates', name)
    }
    table.engines.forEach(({ tokens }, i) => {
      const engine = ENGINE_ZONES[i]
      // The view lists tokens from the top, a zone from the bottom.
      for (let at = 0; at < tokens.length; at++) {
        const index = tokens.length - 1 - at
        const { card, seenBy } = tokens[index]
        const name = card ?? me?.engines[i][index] ?? null
        lay.piece(sharedZone(g, engine), at, card ? EVERYBODY : seenBy, engine, name)
      }
    })
  },
  places: () => {},
}
