/** Expectations about the characters: where they are, what they hold, how they are. */
import { isContamination, seatZone } from '../../core/pieces.ts'
import { boardOf, nameOf } from '../../core/ruleset.ts'
import type { GameState, SeatZone } from '../../core/state.ts'
import type { Fate, Seat } from '../../core/types.ts'
import { pending } from '../../engine.ts'
import { ammoOf } from '../../mechanics/ammo.ts'
import { inCombat, isAboard } from '../../mechanics/crew.ts'
import { handSlots } from '../../mechanics/hindrances.ts'
import { freeSlots } from '../../mechanics/slots.ts'
import { carriedBy, thingName } from '../../mechanics/things.ts'
import { byKey, bySeat, type Checks, cardNames, now, seatsWhere } from './moment.ts'

const cardsIn = (zone: SeatZone) => bySeat((g, seat) => cardNames(g, seatZone(g, seat, zone)))
const withFate = (fate: Fate) => seatsWhere((_, crew) => crew.fate === fate)
const called = (g: GameState, seat: Seat | undefined): string | null =>
  seat === undefined ? null : g.crew[seat]?.character || `P${seat + 1}`

export const crewChecks = {
  first: now(g => called(g, g.first)),
  turn: now(g => called(g, g.turn?.seat)),
  done: now(g => g.turn?.done ?? null),
  asked: now(g => pending(g).map(({ seat }) => called(g, seat))),
  at: bySeat((g, _, { room }) => boardOf(g).rooms[room]),
  hand: cardsIn('hand'),
  handCount: bySeat((g, seat) => seatZone(g, seat, 'hand').length),
  deckCount: bySeat((g, seat) => seatZone(g, seat, 'deck').length),
  discard: cardsIn('discard'),
  inventory: cardsIn('inventory'),
  hands: cardsIn('hands'),
  handSlots: bySeat(handSlots),
  freeSlots: bySeat(freeSlots),
  ammo: byKey(({ g, names }, character, weapons: Record<string, number>, path) => {
    const held = seatZone(g, names.seat(character, path), 'hands')
    const ammo = (card: string) => {
      const piece = held.find(one => nameOf(g, one) === card)
      return piece === undefined ? null : ammoOf(g, piece)
    }
    return Object.fromEntries(Object.keys(weapons).map(card => [card, ammo(card)]))
  }),
  carried: bySeat((g, seat) => carriedBy(g, seat).map(thingName)),
  quests: cardsIn('quests'),
  objectives: cardsIn('objectives'),
  wounds: cardsIn('wounds'),
  dressed: cardsIn('dressed'),
  light: bySeat((_, __, { light }) => light),
  contaminationCount: bySeat(
    (g, seat) =>
      (['hand', 'deck', 'discard'] as const).flatMap(zone => seatZone(g, seat, zone)).filter(p => isContamination(g, p))
        .length,
  ),
  slime: seatsWhere((_, { slime }) => slime),
  larva: seatsWhere((_, { larva }) => larva),
  signal: seatsWhere((_, { signal }) => signal),
  passed: seatsWhere((_, { passed }) => passed),
  inCombat: seatsWhere((g, _, seat) => isAboard(g, seat) && inCombat(g, seat)),
  dead: withFate('dead'),
  launched: withFate('launched'),
} satisfies Partial<Checks<string>>
