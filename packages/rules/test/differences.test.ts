/**
 * Texts of views are written anew only where a state differs from the one before. Here every part of a state is changed
 * by itself, also as no rule would change it: what a view shows must show in its text.
 */
import { expect, test } from 'vitest'
import { numberOfZone, seatZone } from '../src/core/pieces.ts'
import { below, keyFromSeed, newRng } from '../src/core/random.ts'
import { clone, type GameState, myView, SeatTexts, TableText, tableView } from '../src/index.ts'
import { type Moment, type Plays, playGame, policyFor } from '../src/testing.ts'

const rng = newRng(keyFromSeed('differences'))
const upTo = (count: number): number => below(rng, 'other', count)
const coin = (): boolean => upTo(2) === 0
const oneOf = <T>(list: readonly T[]): T => list[upTo(list.length)]
const place = (list: readonly unknown[]): number => upTo(list.length)
const swap = (list: number[], i = place(list), j = place(list)): void => {
  ;[list[i], list[j]] = [list[j], list[i]]
}
const flip = (list: boolean[], i = place(list)): void => {
  list[i] = !list[i]
}

/** There are always so many pieces, each in its slot. */
const SLOTS = (['coordinates', 'weakness', 'engine.1', 'engine.2', 'engine.3'] as const).map(numberOfZone)
const hands = (g: GameState): number[] => seatZone(g, place(g.crew), 'hands')

const changes: { [K in keyof GameState]?: (g: GameState) => void } = {
  zones: g => {
    if (coin()) return swap(oneOf(g.zones.filter(zone => zone.length > 1)))
    const piles = g.zones.filter((_, zone) => !SLOTS.includes(zone))
    const from = oneOf(piles.filter(zone => zone.length > 0))
    oneOf(piles).push(...from.splice(place(from), 1))
  },
  seen: g => {
    const lying = oneOf([g.seen.map((_, piece) => piece), g.tiles, g.tokens, g.zones[oneOf(SLOTS)]])
    const piece = oneOf(lying)
    if (piece >= 0) g.seen[piece] = upTo(64)
  },
  read: g => {
    g.read[place(g.read)] = upTo(32)
  },
  tiles: g => {
    const laid = g.tiles.flatMap((tile, room) => (tile < 0 ? [] : [room]))
    swap(g.tiles, oneOf(laid), oneOf(laid))
  },
  tokens: g => {
    if (coin()) swap(g.tokens)
    else g.tokens[place(g.tokens)] = -1
  },
  round: g => {
    g.round++
  },
  n: g => {
    g.n++
  },
  time: g => {
    g.time = upTo(5)
  },
  selfDestruct: g => {
    g.selfDestruct = upTo(3) - 1
  },
  destination: g => {
    g.destination = upTo(4)
  },
  first: g => {
    g.first = place(g.crew)
  },
  turn: g => {
    g.turn = coin() ? { seat: place(g.crew), done: upTo(3), unlimited: coin() } : null
  },
  agenda: g => {
    if (g.agenda.length > 1) g.agenda.pop()
  },
  explored: g => flip(g.explored),
  fire: g => flip(g.fire),
  malfunction: g => flip(g.malfunction),
  noise: g => flip(g.noise),
  items: g => {
    g.items[place(g.items)] = upTo(4) - 1
  },
  doors: g => {
    g.doors[place(g.doors)] = upTo(3)
  },
  vent: g => {
    g.vent = upTo(4) - 1
  },
  arrivals: g => {
    g.arrivals[place(g.arrivals)]++
  },
  crew: g => {
    const one = oneOf(g.crew)
    const other = { ...one, room: place(g.tiles), light: upTo(3), pod: upTo(g.pods.length + 1) - 1, number: upTo(5) }
    const said = {
      slime: coin(),
      larva: coin(),
      signal: coin(),
      passed: coin(),
      fate: oneOf(['aboard', 'dead'] as const),
    }
    const part = oneOf(Object.entries({ ...other, ...said }))
    Object.assign(one, Object.fromEntries([part]))
  },
  intruders: g => {
    const one = g.intruders[0]
    const ways = [
      () => void g.intruders.push({ id: upTo(99), kind: 'adult', room: place(g.tiles), injuries: 0 }),
      () => void Object.assign(one, { room: place(g.tiles) }),
      () => void Object.assign(one, { injuries: upTo(3) }),
    ]
    oneOf(one ? ways : ways.slice(0, 1))()
  },
  killed: g => {
    g.killed.adult++
  },
  nextIntruder: g => {
    g.nextIntruder++
  },
  things: g => {
    const one = g.things[0]
    const ways = [
      () => void g.things.push({ kind: 'carcass', of: '', room: place(g.tiles), by: upTo(3) - 1, offered: coin() }),
      () => void Object.assign(one, { by: upTo(g.crew.length + 1) - 1 }),
      () => void Object.assign(one, { room: place(g.tiles) }),
      () => void Object.assign(one, { offered: coin() }),
      () => void g.things.shift(),
    ]
    oneOf(one ? ways : ways.slice(0, 1))()
  },
  eggs: g => {
    g.eggs = upTo(9)
  },
  nestDestroyed: g => {
    g.nestDestroyed = coin()
  },
  pods: g => {
    const pod = oneOf(g.pods)
    if (coin()) pod.locked = !pod.locked
    else pod.state = oneOf(['docked', 'launched', 'gone'])
  },
  ammo: g => {
    g.ammo[place(g.ammo)] = upTo(4)
  },
  attached: g => {
    const held = hands(g)
    g.attached = held.length > 1 ? [...g.attached, [held[0], held[1]]] : []
  },
  taped: g => {
    const held = hands(g)
    g.taped = held.length > 1 ? [...g.taped, [held[0], held[1]]] : []
  },
  met: g => {
    g.met = coin()
  },
  firstDeath: g => {
    g.firstDeath = coin()
  },
  calm: g => {
    g.calm = coin()
  },
  trade: g => {
    const all = g.crew.map(() => 0)
    g.trade = coin()
      ? { partners: all.map(() => upTo(3) - 1), ready: all.map(coin), left: all.map(() => upTo(3)) }
      : null
  },
  answers: g => {
    g.answers[place(g.crew)] = coin() ? { do: 'decline' } : null
  },
  standing: g => {
    g.standing[place(g.crew)] = coin() ? { until: oneOf(['turn', 'round']), unlessMine: coin() } : null
  },
  facility: ({ facility, seen }) => {
    if (!facility) return
    const { power, on, knowledge, learned, analysed, lost, fresh, chasing, active, pool, held, css, computer } =
      facility
    const ways = [
      () => swap(power),
      () => flip(on),
      () => flip(learned),
      () => flip(fresh),
      () => knowledge.splice(place(knowledge), 1, upTo(8)),
      () => analysed.push('egg'),
      () => chasing.push(upTo(9)),
      () => Object.assign(lost, { [oneOf(['fire', 'malfunction', 'eggs'])]: upTo(5) }),
      () => Object.assign(facility, { backup: coin() }),
      () => Object.assign(facility, { elevator: upTo(20) }),
      () => Object.assign(facility, { gateOpen: coin() }),
      () => Object.assign(facility, { roverAway: coin() }),
      () => Object.assign(facility, { alert: upTo(9) - 1 }),
      () => Object.assign(facility, { red: coin() }),
      () => swap(oneOf([css, computer, pool])),
      () => oneOf([...held, pool]).push(...oneOf([...held, pool]).splice(0, 1)),
      () =>
        seen.splice(oneOf(oneOf([active, pool, css, computer, ...held]).filter(piece => piece >= 0)) ?? 0, 1, upTo(64)),
    ]
    oneOf(ways)()
  },
  intruderPlayer: g => {
    if (g.intruderPlayer) g.intruderPlayer = { seat: upTo(g.crew.length + 1) - 1, from: upTo(3) }
  },
  notes: g => {
    const seat = place(g.crew)
    const known = g.notes.flat()
    if (known.length > 0 && coin()) g.notes[seat].push({ ...oneOf(known) })
    else g.notes[seat].shift()
  },
  ending: g => {
    g.ending = coin()
      ? { reason: 'jump', rule: 'x', destroyed: coin(), destination: null, report: [], winners: [] }
      : null
  },
}
/** No view shows them. */
const UNSEEN: (keyof GameState)[] = ['setup', 'rng', 'stacked']

/** What is to be seen of a state; null if it is none that anybody could look at. */
function seen(g: GameState): { table: string; seats: string[] } | null {
  try {
    return { table: JSON.stringify(tableView(g)), seats: g.crew.map((_, seat) => JSON.stringify(myView(g, seat))) }
  } catch {
    return null
  }
}

test('whatever changes in a state, what views show of it shows in their texts', () => {
  const shown: Partial<Record<keyof GameState, number>> = {}
  const parts = Object.entries(changes) as [keyof GameState, (g: GameState) => void][]
  let moment = 0
  for (let seed = 0; seed < 20; seed++) {
    const look = ({ g: start }: Moment) => {
      if (moment++ % 25 !== 0) return
      const table = new TableText()
      const seats = new SeatTexts()
      let g = clone(start)
      table.update(g)
      seats.update(g)
      let before = seen(g)
      for (let i = 0; i < 30; i++) {
        const [part, change] = oneOf(parts)
        const next = clone(g)
        change(next)
        const now = seen(next)
        if (!now) continue
        table.update(next)
        seats.update(next)
        // Not everybody asks each time.
        const listening = next.crew.map((_, seat) => seat).filter(coin)
        expect([part, table.text]).toEqual([part, now.table])
        for (const seat of listening) expect([part, seats.of(seat)]).toEqual([part, now.seats[seat]])
        if (JSON.stringify(now) !== JSON.stringify(before)) shown[part] = (shown[part] ?? 0) + 1
        g = next
        before = now
      }
    }
    playGame(
      seed,
      policyFor(seed),
      look,
      oneOf<Plays>(['nemesis', 'lockdown', 'lockdown', { game: 'nemesis', options: { intruderPlayer: true } }]),
    )
  }
  // Every part was changed so that it showed: none is forgotten here when a state gets another.
  const state = playedState()
  expect(Object.keys(shown).sort()).toEqual(
    Object.keys(state)
      .filter(part => !UNSEEN.includes(part as keyof GameState) && part !== 'over')
      .sort(),
  )
})

function playedState(): GameState {
  let state: GameState | null = null
  const keep = ({ g }: Moment) => {
    state ??= clone(g)
  }
  playGame(0, policyFor(0), keep, 'nemesis')
  if (!state) throw new Error('nothing was played')
  return state
}
