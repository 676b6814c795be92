import { create, type EventFace, faceFor, keyFromSeed, type TableView, tableView } from '@coldwake/rules'
import { playGame } from '@coldwake/rules/testing'
import { describe, expect, it } from 'vitest'
import { applyEvent } from '../src/play/stage/scenes/applyEvent.ts'
import { storyboard } from '../src/play/stage/scenes/storyboard.ts'
import { crew, intruder, table } from './fixture.ts'

const rule = 'NEM-MOVE-03'
const walk: EventFace[] = [
  { e: 'declared', who: 0, action: { do: 'move', to: '006' }, rule },
  { e: 'paid', who: 0, card: 'rest', rule },
  { e: 'reacted', to: 'action', who: null, card: null, rule },
  { e: 'moved', who: 0, from: '011', to: '006', rule },
  { e: 'explored', who: 0, room: '006', tile: 'canteen', rule },
  { e: 'token', who: 0, room: '006', token: 'fire-2', effect: 'fire', items: 2, rule },
  { e: 'fire', room: '006', rule },
  { e: 'noiseRolled', who: 0, room: '006', face: '2', rule },
  { e: 'noise', corridor: 'c006-011', room: '006', rule },
]

const stops = (events: readonly EventFace[]) => storyboard(table(), events).frames.map(({ beat }) => beat.event.e)

describe('what happened, as pictures', () => {
  const { frames } = storyboard(table(), walk)

  it('stops where there is something to see, in order', () => {
    expect(stops(walk)).toEqual(['moved', 'explored', 'token', 'fire', 'noiseRolled', 'noise'])
  })

  it('shows the noise only after the die, whose face knows where it flies', () => {
    const die = frames.find(({ beat }) => beat.event.e === 'noiseRolled')
    expect(die?.table.noise).toEqual([])
    expect(die?.beat.more).toMatchObject([{ e: 'noise', corridor: 'c006-011' }])
    expect(frames.at(-1)?.table.noise).toEqual(['c006-011'])
  })

  it('turns the tile up after the walk, and burns after the token', () => {
    const room = (i: number) => frames[i].table.rooms.find(view => view.room === '006')
    expect(frames[0].table.crew[0].room).toBe('006')
    expect(room(0)?.tile).toBeNull()
    expect(room(1)?.tile).toBe('canteen')
    expect(room(2)).toMatchObject({ items: 2, fire: false })
    expect(room(3)?.fire).toBe(true)
  })

  it('says with each picture how much of the story is still to come', () => {
    expect(frames.map(({ left }) => left)).toEqual([5, 4, 3, 2, 1, 0])
  })

  it('does not stop for a window in which nobody reacts, but for one in which somebody does', () => {
    const reacted: EventFace = { e: 'reacted', to: 'action', who: 1, card: 'interruption', rule }
    expect(stops([reacted])).toHaveLength(1)
  })

  it('stops where somebody else passes, and not for my own pass', () => {
    const events: EventFace[] = [{ e: 'passed', who: 1, rule }]
    expect(storyboard(table(), events, { me: 0 }).frames).toHaveLength(1)
    expect(storyboard(table(), events, { me: 1 }).frames).toEqual([])
  })

  it('stops for a find only before whoever found it', () => {
    const kept: EventFace = { e: 'kept', who: 0, colour: 'red', count: 1, rule }
    expect(stops([kept])).toEqual([])
    expect(stops([{ ...kept, mine: { kept: 'grenade' } }])).toEqual(['kept'])
  })
})

describe('an encounter', () => {
  const creature = { intruder: 3, kind: 'adult' } as const
  const met: EventFace[] = [
    { e: 'encounter', who: 0, room: '011', rule: 'NEM-ENC-01' },
    { e: 'noiseGone', corridor: 'c006-011', rule: 'NEM-ENC-01' },
    { e: 'noiseGone', corridor: 'c007-011', rule: 'NEM-ENC-01' },
    { e: 'tokenDrawn', kind: 'adult', value: 3, rule: 'NEM-ENC-04' },
    { e: 'appeared', room: '011', ...creature, rule: 'NEM-ENC-05' },
    { e: 'surprise', who: 0, value: 3, hand: 2, attack: true, ...creature, rule: 'NEM-ENC-07' },
    { e: 'attack', who: 0, card: 'bite', hits: true, ...creature, rule: 'NEM-ATTACK-06' },
  ]
  const { frames } = storyboard(table({ noise: ['c006-011', 'c007-011', 'main'] }), met)

  it('is one picture for the dark, the token, the creature with its number against the hand, and its blow', () => {
    expect(frames.map(({ beat }) => beat.event.e)).toEqual(['encounter', 'tokenDrawn', 'appeared', 'attack'])
    expect(frames[2].beat.more).toMatchObject([{ e: 'surprise', value: 3, hand: 2 }])
  })

  it('takes the noise of the room with it, at once', () => {
    expect(frames[0].beat.more).toHaveLength(2)
    expect(frames[0].table.noise).toEqual(['main'])
  })

  it('the token knows which encounter it was drawn for', () => {
    expect(frames[1].beat.more).toMatchObject([{ e: 'encounter', room: '011' }])
  })

  it('that waits for a choice shows the two numbers when they are told', () => {
    expect(stops(met.slice(5, 6))).toEqual(['surprise'])
  })
})

describe('the event phase', () => {
  const creature = { intruder: 3, kind: 'adult' } as const
  const phase: EventFace[] = [
    { e: 'passed', who: 0, rule: 'NEM-ROUND-09' },
    { e: 'time', time: 9, rule: 'NEM-EVENT-02' },
    { e: 'attack', who: 0, card: 'bite', hits: false, ...creature, rule: 'NEM-ATTACK-06' },
    { e: 'injured', injuries: 1, total: 1, ...creature, rule: 'NEM-INJ-01' },
    { e: 'event', card: 'hunt', rule: 'NEM-EVENT-06' },
    { e: 'intruderMoved', from: '006', to: '011', ...creature, rule: 'NEM-EVENT-07' },
    { e: 'intruderMoved', from: '006', to: '007', intruder: 4, kind: 'creeper', rule: 'NEM-EVENT-07' },
    { e: 'malfunction', room: '006', rule: 'NEM-MALF-06' },
    { e: 'tokenDrawn', kind: 'larva', value: 1, rule: 'NEM-BAG-01' },
    { e: 'bag', kind: 'adult', change: 1, rule: 'NEM-BAG-02' },
    { e: 'round', round: 5, rule: 'NEM-ROUND-01' },
  ]

  it('lights its steps one after another, and is over with the next round', () => {
    const { frames } = storyboard(table(), phase)
    expect(frames.map(({ beat }) => beat.phase)).toEqual([
      null,
      'time',
      'attacks',
      'fire',
      'event',
      'moves',
      'event',
      'bag',
      null,
    ])
  })

  it('moves all intruders together', () => {
    const { frames } = storyboard(table(), phase)
    const moves = frames.find(({ beat }) => beat.phase === 'moves')
    expect(moves?.beat.more).toHaveLength(1)
  })

  it('goes on after a question in its middle', () => {
    const before = storyboard(table(), phase.slice(0, 3))
    expect(before.phase).toBe('attacks')
    expect(storyboard(table(), phase.slice(3, 4), { phase: before.phase }).frames[0].beat.phase).toBe('fire')
  })
})

describe('one event', () => {
  it('opens, closes and destroys doors', () => {
    const closed = applyEvent(table(), { e: 'door', corridor: 'c006-011', state: 'closed', rule })
    expect(closed.doors).toEqual([{ corridor: 'c006-011', state: 'closed' }])
    expect(applyEvent(closed, { e: 'door', corridor: 'c006-011', state: 'open', rule }).doors).toEqual([])
  })

  it('NEM-MODE-COOP-05 whoever comes back stands there, wounds dressed, and the corpse is gone', () => {
    const crewed = [
      crew(0, '011', { fate: 'dead', light: 2, wounds: ['leg'], dressed: ['arm'] }),
      crew(1, '006', { objects: ['corpse.scout'] }),
    ]
    const before = table({ crew: crewed })
    const after = applyEvent(before, { e: 'revived', who: 0, room: '006', rule })
    expect(after.crew[0]).toMatchObject({ fate: 'aboard', room: '006', light: 0, wounds: [], dressed: ['arm', 'leg'] })
    expect(after.crew[1].objects).toEqual([])
    const dressed: EventFace = { e: 'dressed', who: 0, card: 'leg', rule }
    expect(stops([{ e: 'revived', who: 0, room: '006', rule }, dressed])).toEqual(['revived'])
  })

  it('three light wounds become a serious one', () => {
    const hurt = applyEvent(table(), { e: 'lightWound', who: 0, light: 2, rule })
    const worse = applyEvent(hurt, { e: 'seriousWound', who: 0, card: 'leg', rule })
    expect(worse.crew[0]).toMatchObject({ light: 0, wounds: ['leg'] })
  })

  it('an intruder comes, goes, is hurt and dies', () => {
    const come = applyEvent(table(), { e: 'appeared', room: '006', intruder: 4, kind: 'adult', rule })
    expect(come.intruders).toEqual([intruder(4, 'adult', '006')])
    const gone = applyEvent(come, { e: 'intruderMoved', from: '006', to: '011', intruder: 4, kind: 'adult', rule })
    const hurt = applyEvent(gone, { e: 'injured', injuries: 2, total: 2, intruder: 4, kind: 'adult', rule })
    expect(hurt.intruders).toEqual([intruder(4, 'adult', '011', 2)])
    expect(applyEvent(hurt, { e: 'intruderDied', room: '011', intruder: 4, kind: 'adult', rule }).intruders).toEqual([])
  })

  it('leaves the view it came from alone', () => {
    const before = table()
    applyEvent(before, { e: 'noise', corridor: 'main', room: '005', rule })
    expect(before.noise).toEqual([])
  })
})

const facility = (): TableView => {
  const seats = ['sentry', 'janitor', 'hacker'].map(character => ({ character }))
  return tableView(create({ game: 'lockdown', board: 'lockdown-base', seats }, keyFromSeed('3')))
}
const lock = 'LOCK-EVENT-02'
const powered = (table: TableView) =>
  (table.facility?.power ?? []).filter(({ on }) => on).map(({ place, token }) => `${place} ${token}`)

describe('in the facility', () => {
  const start = facility()
  const [lit] = (start.facility?.power ?? []).filter(({ on }) => on)
  const outage: EventFace[] = [
    { e: 'threshold', colour: 'red', cut: true, rule: 'LOCK-POWER-09' },
    { e: 'power', ...lit, on: false, rule: 'LOCK-POWER-12' },
  ]
  const then = (...events: EventFace[]) => events.reduce(applyEvent, start)

  it('an outage is one picture: the threshold, and the light that fails', () => {
    const { frames } = storyboard(start, outage)
    expect(frames).toHaveLength(1)
    expect(frames[0].beat.more).toMatchObject([{ e: 'power', place: lit.place, on: false }])
    expect(powered(frames[0].table)).not.toContain(`${lit.place} ${lit.token}`)
  })

  it('a threshold that the backup holds is told without anything going dark', () => {
    const { frames } = storyboard(start, [{ e: 'threshold', colour: 'red', cut: false, rule: 'LOCK-POWER-09' }])
    expect(frames.map(({ beat }) => beat.event.e)).toEqual(['threshold'])
    expect(powered(frames[0].table)).toEqual(powered(start))
  })

  it('the event phase has steps of its own: pods, time, quiet where there is light', () => {
    const phase: EventFace[] = [
      { e: 'passed', who: 0, rule: 'LOCK-ROUND-07' },
      { e: 'cssTurned', space: 10, card: 'cssA', rule: 'LOCK-EVENT-01' },
      { e: 'cssLaunched', crew: [], back: [1], rule: 'LOCK-CSS-06' },
      { e: 'seriousWound', who: 1, card: 'arm', rule: 'LOCK-WOUND-03' },
      { e: 'time', time: 9, rule: 'LOCK-EVENT-02' },
      ...outage,
      { e: 'noiseGone', corridor: 'c001-003', rule: 'LOCK-EVENT-05' },
      { e: 'noiseGone', corridor: 'c001-004', rule: 'LOCK-EVENT-05' },
      { e: 'attack', who: 0, card: 'cut.2', hits: false, intruder: 3, kind: 'adult', rule: 'LOCK-ATTACK-04' },
      { e: 'event', card: 'nest', rule: 'LOCK-EVENT-09' },
      { e: 'intruderMoved', from: '001', to: '003', intruder: 3, kind: 'adult', rule: 'LOCK-EVENT-10' },
      { e: 'tokenDrawn', kind: 'larva', value: 0, dark: 1, rule: 'LOCK-BAG-01' },
      { e: 'round', round: 7, rule: 'LOCK-ROUND-01' },
    ]
    const { frames } = storyboard(start, phase)
    expect(frames.map(({ beat }) => beat.phase)).toEqual([
      null,
      'pods',
      'pods',
      'pods',
      'time',
      'time',
      'noise',
      'attacks',
      'event',
      'moves',
      'bag',
      null,
    ])
    // All the noise that fades is one picture.
    expect(frames[6].beat.more).toHaveLength(1)
  })

  it('noise that goes with an encounter is no picture of its own', () => {
    const rule = 'LOCK-ENC-03'
    expect(stops([{ e: 'noiseGone', corridor: 'c001-003', rule }])).toEqual([])
  })

  it('the elevator takes along whoever rides it, and comes alone where it is called', () => {
    const ride = then({ e: 'elevator', to: '025', who: 0, along: [2], rule: lock })
    expect(ride.facility?.elevator).toBe('025')
    expect(ride.crew.map(({ room }) => room)).toEqual(['025', start.crew[1].room, '025'])
    const called = then({ e: 'elevator', to: '004', who: null, along: [], rule: lock })
    expect(called.crew).toEqual(start.crew)
  })

  it('ways out: gate, rover, bunker, isolation', () => {
    const out = then(
      { e: 'gateOpen', rule: lock },
      { e: 'rover', away: true, rule: lock },
      { e: 'bunker', who: 0, how: 'rover', rule: lock },
      { e: 'isolationOpen', rule: lock },
      { e: 'lockedIn', who: 1, rule: lock },
    )
    expect(out.facility).toMatchObject({ gateOpen: true, rover: 'bunker', isolationOpen: true })
    expect(out.crew.map(({ fate }) => fate)).toEqual(['bunker', 'locked', 'aboard'])
  })

  it('of those in pods some are sent off and some come back', () => {
    const inside = then(
      { e: 'entersCss', who: 0, pod: 'A', rule: lock },
      { e: 'entersCss', who: 1, pod: 'C', rule: lock },
    )
    expect(inside.crew.map(({ fate, pod }) => [fate, pod])).toEqual([
      ['inPod', 1],
      ['inPod', 3],
      ['aboard', null],
    ])
    const sent = applyEvent(inside, { e: 'cssLaunched', crew: [0], back: [1], rule: lock })
    expect(sent.crew.map(({ fate }) => fate)).toEqual(['launched', 'aboard', 'aboard'])
  })

  it('stops for what is dealt or looked at only where there is something to see', () => {
    const dealt: EventFace = { e: 'contingenciesDealt', held: [1, 1, 1], pool: 3, rule: lock }
    expect(stops([dealt])).toEqual([])
    expect(stops([{ ...dealt, mine: { tokens: ['codeRed'] } }])).toEqual(['contingenciesDealt'])
    expect(stops([{ e: 'advantage', who: 0, card: null, rule: lock }])).toEqual([])
  })

  it.each([
    { board: 'lockdown-base', games: 20, meets: ['power', 'gateOpen', 'cssTurned', 'rover', 'bunker', 'computerCard'] },
    { board: 'lockdown-surface', games: 10, meets: ['drove', 'surfaceCard', 'intruderLeft'] },
  ])(
    'leads, event by event, to the table that the rules show on $board',
    ({ board, games, meets }) => {
      /** What a board shows of it. */
      const shown = ({ crew, intruders, facility, noise, doors, vent, time, selfDestruct }: TableView) => ({
        // Nobody looks at what the dead have on them.
        crew: crew.map(({ fate, room, slime, larva }) => (fate === 'dead' ? { fate } : { fate, room, slime, larva })),
        intruders: intruders
          .map(({ intruder, kind, room, injuries }) => `${intruder} ${kind} ${room} ${injuries}`)
          .toSorted(),
        power: facility?.power,
        backup: facility?.backup,
        elevator: facility?.elevator,
        out: [facility?.gateOpen, facility?.rover, facility?.isolationOpen],
        alert: [facility?.alert, facility?.selfDestructRed, selfDestruct],
        css: facility?.css.map(({ space, card }) => `${space} ${card}`),
        computer: facility?.computer.card,
        people: facility?.people.map(({ knowledge, learned }) => ({ knowledge, learned })),
        noise: noise.toSorted(),
        doors: doors.map(({ corridor, state }) => `${corridor} ${state}`).toSorted(),
        vent,
        time,
      })
      const met = new Set<string>()
      for (let seed = 0; seed < games; seed++) {
        let before: TableView | null = null
        let told = 0
        playGame(
          seed,
          undefined,
          ({ g, events }) => {
            const now = tableView(g)
            const faces = events.slice(told).map(event => faceFor(event, null))
            told = events.length
            if (before) {
              for (const { e } of faces) met.add(e)
              expect(shown(faces.reduce(applyEvent, before)), `seed ${seed}: ${faces.map(({ e }) => e)}`).toEqual(
                shown(now),
              )
            }
            // Whoever is nobody yet stands nowhere.
            before = now.crew.every(({ character }) => character !== null) ? now : null
          },
          { game: 'lockdown', board },
        )
      }
      for (const e of meets) expect(met).toContain(e)
    },
    60_000,
  )
})
