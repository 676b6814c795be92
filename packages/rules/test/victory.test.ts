/** The Victory Check: engines, coordinates, contamination, objectives. NEM-CHECK, NEM-WIN. */
import { describe, expect, test } from 'vitest'
import { isContamination, seatZone, sharedZone, takeFrom } from '../src/core/pieces.ts'
import { coordinates } from '../src/games/nemesis/content/coordinates.ts'
import { view } from '../src/index.ts'
import { reveals } from '../src/testing.ts'
import { CREW, dead, jump, lastRound, passAll, report, steps, winners } from './endings.ts'
import type { Situation } from './situation.ts'

/** The Captain sleeps, the Pilot is away, the Scout is dead, and the Soldier does not make it. */
const given = {
  hibernating: ['captain'],
  launched: ['pilot'],
  dead: ['scout'],
  objectives: { captain: ['salvagingThePrimeAsset'], pilot: ['abOvo'] },
}
const finished = (more: object = {}, dice: object = {}) => jump({ ...given, ...more }, CREW, dice)

describe('engines', () => {
  const states = ['working', 'damaged']
  const all = states.flatMap(a => states.flatMap(b => states.map(c => [a, b, c])))

  test.each(all)('NEM-CHECK-02 NEM-ROOM-ENGINE-6 %s, %s, %s: two of the three must work', (a, b, c) => {
    const t = finished({ engines: { 1: a, 2: b, 3: c } })
    const lost = [a, b, c].filter(state => state === 'damaged').length >= 2
    expect(steps(t, 'engines')).toEqual([{ check: 'engines', states: [a, b, c], destroyed: lost }])
    expect(t.table().over).toMatchObject({ destroyed: lost, destination: lost ? null : 'earth' })
    expect(dead(t)).toEqual(lost ? ['scout', 'captain', 'soldier'] : ['scout', 'soldier'])
  })

  const failing = { engines: { 1: 'damaged', 2: 'working', 3: 'damaged' } }

  test('NEM-CHECK-02 NEM-RULING-141 an explosion then: sleepers and intruders die, the nest is gone, no course is checked', () => {
    const t = finished({ ...failing, intruders: [{ kind: 'breeder', room: '001' }], eggs: 5 })
    expect(report(t)).toEqual([
      'soldier dies: jump',
      'engines damaged working damaged, explosion',
      'captain dies: explosion',
      'pilot is clean',
      'pilot abOvo failed',
    ])
    expect(t.table()).toMatchObject({ intruders: [], nestDestroyed: true, killed: { breeder: 1 } })
    expect(t.table().coordinates?.card).toBeNull()
  })

  test('NEM-CHECK-02 the tokens on top count, whatever lies under them, and are turned up for all', () => {
    const t = finished({ engines: { 1: 'working', 2: 'damaged', 3: 'working' } })
    expect(t.table().engines.map(e => e.tokens.map(token => token.card))).toEqual([
      ['working', null],
      ['damaged', null],
      ['working', null],
    ])
  })

  test('NEM-CHECK-03 NEM-MALF-11 a malfunction in every engine room and the cockpit changes nothing', () => {
    const broken = Object.fromEntries(['001', '019', '020', '021'].map(room => [room, { malfunction: true }]))
    const t = finished({ rooms: broken })
    expect(report(t)).toEqual(report(finished()))
    expect(t.table().over).toMatchObject({ destroyed: false, destination: 'earth' })
  })
})

describe('coordinates', () => {
  const cards = {
    1: ['venus', 'deepSpace', 'mars', 'earth'],
    2: ['mars', 'venus', 'deepSpace', 'earth'],
    3: ['deepSpace', 'mars', 'earth', 'venus'],
    4: ['mars', 'venus', 'earth', 'deepSpace'],
    5: ['venus', 'earth', 'deepSpace', 'mars'],
    6: ['deepSpace', 'earth', 'venus', 'mars'],
    7: ['earth', 'deepSpace', 'mars', 'venus'],
    8: ['earth', 'mars', 'venus', 'deepSpace'],
  }
  const spaces = ['A', 'B', 'C', 'D']
  const courses = Object.entries(cards).flatMap(([card, to]) => to.map((world, i) => [card, spaces[i], world]))

  test.each(courses)('NEM-CHECK-04 NEM-CHECK-05 card %s, space %s: %s', (card, space, world) => {
    const t = finished({ coordinates: `coordinates-${card}`, destination: space })
    const arrived = { check: 'coordinates', card: `coordinates-${card}`, space, destination: world }
    expect(steps(t, 'coordinates')).toEqual([arrived])
    expect(t.table().over?.destination).toBe(world)
    expect(dead(t)).toEqual(world === 'earth' ? ['scout', 'soldier'] : ['scout', 'captain', 'soldier'])
    expect(winners(t)).toEqual(world === 'earth' ? ['captain'] : [])
  })

  test('NEM-DATA-46 the box holds these eight cards', () => {
    expect(coordinates.map(({ id, to }) => [id, ...to])).toEqual(
      Object.entries(cards).map(([card, to]) => [`coordinates-${card}`, ...to]),
    )
  })

  test('NEM-CHECK-05 elsewhere than Earth only the sleepers die: intruders and nest are as they were', () => {
    const t = finished({ destination: 'A', intruders: [{ kind: 'queen', room: '001' }], eggs: 4 })
    expect(report(t)).toEqual([
      'soldier dies: jump',
      'engines working working working',
      'coordinates-5 A venus',
      'captain dies: destination',
      'pilot is clean',
      'pilot abOvo failed',
    ])
    expect(t.table()).toMatchObject({ eggs: 4, nestDestroyed: false, killed: { queen: 0 }, over: { destroyed: false } })
    expect(t.table().intruders.map(i => i.kind)).toEqual(['queen'])
  })

  test('NEM-RULING-138 NEM-POD-04 who has launched reaches Earth whatever becomes of the ship; its checks are made all the same', () => {
    const away = { launched: ['pilot', 'captain'], hibernating: [] }
    const t = finished({ ...away, destination: 'C', engines: { 1: 'damaged', 2: 'working', 3: 'working' } })
    expect(dead(t)).toEqual(['scout', 'soldier'])
    expect(report(t).slice(1, 3)).toEqual(['engines damaged working working', 'coordinates-5 C deepSpace'])
    const exploded = finished({ ...away, engines: { 1: 'damaged', 2: 'damaged', 3: 'damaged' } })
    expect(dead(exploded)).toEqual(['scout', 'soldier'])
    expect(report(exploded)[1]).toBe('engines damaged damaged damaged, explosion')
  })

  describe('Quarantine', () => {
    const mars = { coordinates: 'coordinates-8', destination: 'B' }
    const quarantine = (more: object) => {
      const t = lastRound({ hibernating: ['captain', 'pilot'], objectives: { captain: ['quarantine'] }, ...more })
      passAll(t)
      return t
    }

    test('NEM-CHECK-06 NEM-RULING-143 its owner sleeps through Mars and wins; nobody else does', () => {
      const t = quarantine(mars)
      expect(dead(t)).toEqual(['scout', 'pilot', 'soldier'])
      expect(winners(t)).toEqual(['captain'])
    })

    test('NEM-CHECK-06 at Venus and in deep space its owner dies like everybody', () => {
      for (const destination of ['C', 'D']) expect(dead(quarantine({ ...mars, destination }))).toContain('captain')
    })

    test('NEM-CHECK-06 NEM-HIDE-14 whoever dies at Mars is known to have kept another card; elsewhere a death tells nothing', () => {
      const news = (destination: string) =>
        quarantine({ ...mars, destination })
          .told('check')
          .flatMap(e =>
            e.step.check === 'died' && e.step.by === 'destination' ? [[e.step.who, reveals(e, null)]] : [],
          )
      expect(news('B')).toEqual([[2, true]])
      expect(news('C')).toEqual([
        [1, false],
        [2, false],
      ])
    })

    test('NEM-RULING-143 at Earth with the nest alive its owner survives and fails', () => {
      const t = quarantine({})
      expect(dead(t)).toEqual(['scout', 'soldier'])
      expect(report(t)).toContain('captain quarantine failed')
      expect(winners(quarantine({ nestDestroyed: true, eggs: 0 }))).toContain('captain')
    })

    test('NEM-CHECK-06 the card its owner put aside protects nobody', () => {
      const t = quarantine({
        ...mars,
        hibernating: ['captain'],
        objectives: { captain: ['abOvo', 'quarantine'] },
        met: false,
      })
      t.act('captain', { do: 'objective', card: 'abOvo' })
      expect(report(t)).toContain('captain dies: destination')
    })
  })
})

describe('contamination', () => {
  const survivors = { launched: ['captain', 'pilot'] }
  const captain = (contamination: object, more: object = {}, seed = 1) =>
    jump({ ...survivors, contamination: { captain: contamination }, ...more }, CREW, { seed })
  const [ofCaptain, ofPilot] = [0, 1]

  test('NEM-CHECK-07 NEM-CHECK-10 nobody infected: every card of deck, discard pile and hand is read, nothing is drawn', () => {
    const t = captain({ hand: ['clean'], deck: ['clean'], discard: ['clean', 'clean'] })
    expect(steps(t, 'contamination')[ofCaptain]).toEqual({
      check: 'contamination',
      who: 1,
      words: ['clean', 'clean', 'clean', 'clean'],
      larva: false,
      drawn: null,
      survives: true,
    })
    expect(steps(t, 'contamination')[ofPilot]).toMatchObject({ who: 2, words: [], drawn: null, survives: true })
  })

  test('NEM-CHECK-10 twenty clean cards do no harm', () => {
    const t = captain({ discard: Array(20).fill('clean') })
    expect(steps(t, 'contamination')[ofCaptain]).toMatchObject({ drawn: null, survives: true })
    expect(dead(t)).not.toContain('captain')
  })

  test.each(['hand', 'deck', 'discard'])(
    'NEM-CHECK-07 NEM-CHECK-08 one infected card in the %s is found: four cards are drawn',
    zone => {
      const t = captain({ [zone]: ['infected'] })
      const [check] = steps(t, 'contamination')
      expect(check.words).toEqual(['infected'])
      expect(check.drawn).toHaveLength(4)
      expect(check.survives).toBe(!check.drawn?.includes('contamination'))
    },
  )

  test('NEM-CHECK-08 a contamination card among the four kills, none among them spares: both happen', () => {
    const ends = Array.from({ length: 20 }, (_, seed) => captain({ discard: ['infected', 'clean'] }, {}, seed))
    for (const t of ends) {
      const [check] = steps(t, 'contamination')
      const caught = check.drawn?.includes('contamination') ?? false
      expect(dead(t).includes('captain')).toBe(caught)
      expect(report(t).includes('captain dies: infection')).toBe(caught)
    }
    expect(new Set(ends.map(t => dead(t).includes('captain'))).size).toBe(2)
  })

  /** All these cards of the Captain's go back to the box, except so many. */
  function left(t: Situation, actions: number): Situation {
    const zones = (['hand', 'deck', 'discard'] as const).map(zone => seatZone(t.g, 1, zone))
    const own = zones.flat().filter(piece => !isContamination(t.g, piece))
    for (const piece of own.slice(actions)) {
      for (const zone of zones) if (zone.includes(piece)) takeFrom(zone, piece)
      sharedZone(t.g, 'box').push(piece)
    }
    passAll(t)
    return t
  }

  test('NEM-CHECK-08 clean cards kill as well, once one of all is infected', () => {
    for (let seed = 0; seed < 5; seed++) {
      const contamination = { captain: { discard: ['infected', ...Array(20).fill('clean')] } }
      const t = left(lastRound({ ...survivors, contamination }, CREW, { seed }), 0)
      expect(steps(t, 'contamination')[ofCaptain].survives).toBe(false)
    }
  })

  test('NEM-CHECK-08 all cards are shuffled together: those of the hand are not on top', () => {
    const drawn = Array.from({ length: 20 }, (_, seed) => {
      const t = captain({ discard: ['infected'] }, { hand: { captain: ['rest', 'search', 'order', 'reload'] } }, seed)
      return steps(t, 'contamination')[ofCaptain].drawn?.toSorted().join(' ')
    })
    expect(new Set(drawn).size).toBeGreaterThan(5)
    expect(drawn.some(names => names?.includes('contamination'))).toBe(true)
    expect(drawn.some(names => names?.includes('suppressiveFire'))).toBe(true)
  })

  test('NEM-RULING-86 with fewer than four cards all are drawn', () => {
    const contamination = { captain: { deck: ['infected'] } }
    const t = left(lastRound({ ...survivors, contamination }), 2)
    expect(steps(t, 'contamination')[ofCaptain].drawn).toHaveLength(3)
    expect(dead(t)).toContain('captain')
  })

  test('NEM-CHECK-09 NEM-EX-26 with a larva nothing is read, and four cards decide', () => {
    const ends = Array.from({ length: 20 }, (_, seed) =>
      captain({ deck: ['clean', 'clean'] }, { larva: ['captain'] }, seed),
    )
    for (const t of ends) {
      const [check] = steps(t, 'contamination')
      expect(check).toMatchObject({ words: [], larva: true })
      expect(check.drawn).toHaveLength(4)
      expect(check.survives).toBe(!check.drawn?.includes('contamination'))
    }
    expect(new Set(ends.map(t => dead(t).includes('captain'))).size).toBe(2)
  })

  test('NEM-CHECK-09 a larva and no contamination card: nothing to fear', () => {
    const t = captain({}, { larva: ['captain'] })
    expect(steps(t, 'contamination')[ofCaptain]).toMatchObject({ larva: true, survives: true })
    expect(steps(t, 'contamination')[ofCaptain].drawn).toHaveLength(4)
  })

  test('NEM-RULING-82 the last reading puts no larva on anybody and brings no creeper', () => {
    const t = captain({ hand: ['infected'] })
    expect(t.crew('captain').larva).toBe(false)
    expect([t.told('larva'), t.told('appeared'), t.told('died')]).toEqual([[], [], []])
  })

  test('NEM-CHECK-07 NEM-POD-11 sleepers and those who left are checked; the dead are not', () => {
    const t = jump({ hibernating: ['captain'], launched: ['pilot'], larva: ['scout', 'soldier'], dead: ['scout'] })
    expect(steps(t, 'contamination').map(step => step.who)).toEqual([1, 2])
  })

  test('NEM-RULING-139 whoever dies of it is dead for the others’ objectives, whatever the seats', () => {
    // Player 3 is infected for certain; Player 1 wants Player 3 gone; Player 2 keeps Player 1 from being the only one.
    const given = { launched: ['scout', 'captain', 'pilot'], objectives: { scout: ['oldFeud'] } }
    const fate = (word: string) => {
      const t = lastRound({ ...given, contamination: { pilot: { hand: [word] } } })
      for (const zone of ['deck', 'hand'] as const) {
        const own = seatZone(t.g, 2, zone)
        sharedZone(t.g, 'box').push(...own.filter(p => !isContamination(t.g, p)))
        own.splice(0, own.length, ...own.filter(p => isContamination(t.g, p)))
      }
      passAll(t)
      return t
    }
    expect([dead(fate('infected')), winners(fate('infected'))]).toMatchObject([['pilot', 'soldier'], ['scout']])
    expect([dead(fate('clean')), winners(fate('clean')).includes('scout')]).toEqual([['soldier'], false])
  })

  test('NEM-RULING-139 so is whoever dies by the engines or on the way to the wrong world', () => {
    const given = { launched: ['scout', 'captain'], hibernating: ['pilot'], objectives: { scout: ['oldFeud'] } }
    expect(winners(jump(given))).not.toContain('scout')
    expect(winners(jump({ ...given, destination: 'A' }))).toContain('scout')
    expect(winners(jump({ ...given, engines: { 1: 'damaged', 2: 'damaged', 3: 'working' } }))).toContain('scout')
  })
})

describe('objectives', () => {
  test('NEM-CHECK-11 everybody alive shows the objective; that of the dead stays unknown', () => {
    const objectives = { scout: ['abOvo'], captain: ['necroscopy'], soldier: ['hoarder'], pilot: ['greatHunt'] }
    const t = jump({ launched: ['scout'], hibernating: ['captain'], dead: ['pilot'], objectives })
    expect(steps(t, 'objective').map(step => step.card)).toEqual(['abOvo', 'necroscopy'])
    for (const viewer of [null, 0, 1]) {
      const bytes = JSON.stringify(view(t.g, viewer))
      expect(bytes).toContain('"abOvo"')
      expect(bytes).not.toMatch(/"(hoarder|greatHunt)"/)
    }
  })

  test('NEM-CHECK-11 the report says of each requirement whether it is met', () => {
    const t = jump({ launched: ['scout'], signal: ['scout'], objectives: { scout: ['necroscopy'] } })
    expect(steps(t, 'objective')[0]).toMatchObject({
      met: false,
      parts: [
        { test: { is: 'signal' }, met: true },
        { test: { is: 'weakness', object: 'carcass' }, met: false },
      ],
    })
  })

  test('NEM-WIN-01 NEM-OBJ-01 fulfilled and survived wins; one without the other does not', () => {
    const given = { objectives: { scout: ['abOvo'] } }
    const won = (more: object) => winners(jump({ ...given, ...more })).includes('scout')
    expect(won({ discovered: ['egg'], launched: ['scout'] })).toBe(true)
    expect(won({ discovered: [], launched: ['scout'] })).toBe(false)
    expect(won({ discovered: ['egg'], launched: ['captain'] })).toBe(false) // still aboard when the ship jumps
    expect(won({ discovered: ['egg'], launched: ['captain'], dead: ['scout'] })).toBe(false)
  })

  test('NEM-WIN-02 NEM-OBJ-01 surviving: asleep on a ship that gets home, or away in a pod', () => {
    const won = (more: object) =>
      winners(jump({ objectives: { scout: ['abOvo'] }, discovered: ['egg'], launched: ['captain'], ...more })).includes(
        'scout',
      )
    const asleep = { hibernating: ['scout'] }
    const away = { launched: ['scout'] }
    expect([won(asleep), won(away)]).toEqual([true, true])
    for (const lost of [
      { destination: 'A' },
      { selfDestruct: 6 },
      { engines: { 1: 'damaged', 2: 'damaged', 3: 'working' } },
    ])
      expect([won({ ...asleep, ...lost }), won({ ...away, ...lost })]).toEqual([false, true])
  })

  test('NEM-WIN-03 several may win, one’s success does not touch another’s', () => {
    const objectives = { scout: ['abOvo'], captain: ['salvagingThePrimeAsset'], pilot: ['hoarder'] }
    const t = jump({ launched: ['scout', 'pilot'], hibernating: ['captain'], objectives, discovered: ['egg'] })
    expect(winners(t)).toEqual(['scout', 'captain'])
    expect(winners(jump({ launched: ['scout', 'pilot'], hibernating: ['captain'], objectives }))).toEqual(['captain'])
  })

  test('NEM-RULING-45 NEM-CHECK-11 without a First Encounter the survivors choose now, before any check', () => {
    const objectives = { scout: ['abOvo', 'hoarder'], captain: ['necroscopy', 'quarantine'] }
    const t = lastRound({ met: false, launched: ['scout'], hibernating: ['captain'], dead: ['pilot'], objectives })
    passAll(t)
    expect(t.asked()).toEqual(['scout', 'captain'])
    expect(t.told('check').map(e => e.step.check)).toEqual(['died'])
    expect([t.table().coordinates?.card, t.table().over]).toEqual([null, null])
    t.act('captain', { do: 'objective', card: 'necroscopy' })
    expect(t.table().asking?.seats).toEqual([0])
    t.act('scout', { do: 'objective', card: 'hoarder' })
    expect(steps(t, 'objective').map(step => step.card)).toEqual(['hoarder', 'necroscopy'])
    expect(JSON.stringify(view(t.g, 1))).not.toMatch(/"abOvo"/)
  })
})
