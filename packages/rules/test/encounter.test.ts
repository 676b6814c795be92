/** Something comes out of the dark: NEM-ENC, and the first time it does: NEM-CRIT-01, NEM-CRIT-02. */
import { describe, expect, test } from 'vitest'
import { seatZone, sharedZone } from '../src/core/pieces.ts'
import { nameOf } from '../src/core/ruleset.ts'
import { InputError, step, view } from '../src/index.ts'
import { intruders, kinds, passTurn, phase } from './eventPhase.ts'
import { afterwards, move, type Situation, situation } from './situation.ts'

const canteen = { '006': { tile: 'canteen', explored: true, items: 2 } }
const four = ['rest', 'search', 'search', 'demolition']

/** The Scout walks into the Canteen, rolls a 2, and noise is there already: this token is drawn. */
function meet(
  token: string,
  given: object = {},
  seats = ['scout'],
  more: { bag?: string[]; noise?: string[] } = {},
): Situation {
  const t = situation(
    {
      met: true,
      rooms: canteen,
      noise: ['006/2'],
      bag: { adult: 12, breeder: 2 },
      hand: { scout: ['interruption', ...four] },
      ...given,
    },
    seats,
    { dice: { noise: ['2', ...(more.noise ?? [])], bag: [token, ...(more.bag ?? [])] } },
  )
  const away = seats.filter(s => s !== 'scout')
  for (const other of away) if (t.crew(other).room === '011') t.standing(other, 'game')
  const [card] = t.mine('scout').hand
  t.act('scout', ...move('006', card))
  return t
}

describe('steps', () => {
  test('NEM-ENC-01 NEM-ENC-04 NEM-ENC-05 a token is drawn and a miniature of its kind placed in the room', () => {
    for (const [token, kind] of [
      ['larva-1', 'larva'],
      ['creeper-1', 'creeper'],
      ['adult-3', 'adult'],
      ['breeder-3', 'breeder'],
      ['queen-4', 'queen'],
    ]) {
      const t = meet(token)
      expect(t.told('tokenDrawn')).toMatchObject([{ kind }])
      expect(intruders(t)).toEqual([`${kind} 006`])
      expect(t.table().intruders[0].injuries).toBe(0)
    }
  })

  test('NEM-ENC-02 NEM-IMOVE-03 walking in on an intruder is no Encounter: no token, no comparison, combat at once', () => {
    const t = situation({
      rooms: canteen,
      intruders: [{ kind: 'adult', room: '006' }],
      hand: { scout: ['rest', 'search'] },
    })
    t.act('scout', ...move('006', 'rest'))
    expect([t.told('encounter'), t.told('tokenDrawn'), t.told('surprise'), t.told('noiseRolled')]).toEqual([
      [],
      [],
      [],
      [],
    ])
    expect(t.options('scout')).toContainEqual({ do: 'melee' })
  })

  test('NEM-ENC-03 all noise of the room goes before the token is drawn', () => {
    const t = meet('adult-2', { noise: ['006/2', '006/1', '008/4'] })
    expect(kinds(t.events, 'noiseGone', 'tokenDrawn')).toEqual(['noiseGone', 'noiseGone', 'tokenDrawn'])
    expect(t.table().noise).toEqual(['c008-009'])
  })

  test('NEM-DOOR-10 doors do not matter to an Encounter', () => {
    const t = meet('adult-2', { doors: { '006/1': 'closed', '006/3': 'closed', '006/4': 'closed' } })
    expect(intruders(t)).toEqual(['adult 006'])
    expect(t.told('door')).toEqual([])
  })

  test('NEM-ENC-06 NEM-ENC-07 fewer cards than the number: a Surprise Attack; as many: nothing', () => {
    const less = meet('adult-4', { hand: { scout: ['interruption', 'rest', 'search', 'search'] } })
    expect(less.told('surprise')).toMatchObject([{ value: 4, hand: 3, attack: true }])
    expect(less.told('attack')).toMatchObject([{ who: 0, kind: 'adult' }])
    const equal = meet('adult-4')
    expect(equal.told('surprise')).toMatchObject([{ value: 4, hand: 4, attack: false }])
    expect(equal.told('attack')).toEqual([])
  })

  test('NEM-ENC-06 Contamination cards count', () => {
    const t = meet('adult-4', {
      hand: { scout: ['rest', 'search', 'search'] },
      contamination: { scout: { hand: ['clean', 'infected'] } },
    })
    expect(t.told('surprise')).toMatchObject([{ hand: 4, attack: false }])
  })

  test('NEM-RULING-46 the hand is counted after the cost of the action was paid', () => {
    // Five cards before the Move, four after it.
    const t = meet('adult-4')
    expect(t.crew('scout').hand).toBe(4)
    expect(kinds(t.events, 'paid', 'surprise')).toEqual(['paid', 'surprise'])
    const careful = meet('adult-4', { hand: { scout: ['interruption', 'rest', 'search', 'demolition'] } })
    expect(careful.told('surprise')).toMatchObject([{ hand: 3, attack: true }])
  })

  test('NEM-ENC-08 the drawn token is set aside', () => {
    const t = meet('adult-3')
    expect([t.table().bag.adult, t.table().supply.adult]).toEqual([11, 1])
  })

  test('NEM-ENC-09 NEM-ATTACK-05 NEM-RULING-49 only whoever triggered it is compared and attacked, by what appeared', () => {
    // The Captain is there too with fewer cards, and so is another intruder.
    const t = phase(
      'bulkheadsOpen',
      {
        met: true,
        calm: true,
        bag: { adult: 12 },
        noise: ['011/2'],
        hand: { scout: ['rest', 'search'], captain: [] },
        decks: { attack: ['tailAttack.2'] },
      },
      ['scout', 'captain'],
      { dice: { bag: ['adult-2', 'adult-4'], noise: ['2'] } },
    )
    expect(t.told('surprise')).toMatchObject([{ who: 0, intruder: 1, hand: 2, attack: true }])
    expect(t.told('attack').map(e => [e.intruder, e.who])).toEqual([[1, 0]])
  })

  test('NEM-RULING-49 with an intruder in the room already, the newcomer alone attacks', () => {
    const t = situation(
      {
        bag: { adult: 12 },
        at: { scout: '014' },
        rooms: { '014': { tile: 'canteen', explored: true } },
        noise: ['014/2'],
        hand: { scout: [] },
        intruders: [{ kind: 'queen', room: '014' }],
      },
      ['scout', 'captain'],
      { dice: { noise: ['2'], bag: ['adult-4'] } },
    )
    afterwards(t.g, { do: 'noiseRoll', who: 0 })
    passTurn(t, 'scout')
    expect(t.told('attack').map(e => e.kind)).toEqual(['adult'])
    expect(intruders(t)).toEqual(['queen 014', 'adult 014'])
  })

  test('NEM-RULING-48 NEM-INFEST-01 the Surprise Attack of a Larva is an infestation', () => {
    const t = meet('larva-1', { hand: { scout: ['rest'] } })
    expect(t.told('attack')).toMatchObject([{ kind: 'larva', card: null, hits: true }])
    expect([t.crew('scout').larva, t.crew('scout').contamination, intruders(t)]).toEqual([true, 1, []])
  })

  test('NEM-RULING-52 the turn goes on, now in combat', () => {
    const t = meet('adult-2')
    expect([t.asked(), t.table().turn]).toMatchObject([['scout'], { seat: 0, done: 1 }])
    const options = t.options('scout')
    expect(options).toContainEqual({ do: 'melee' })
    expect(options.some(o => o.do === 'play' && o.card === 'search')).toBe(false)
  })

  test('NEM-RULING-53 an Encounter in the middle of an attack is resolved before the attack is over', () => {
    const t = phase(
      'bulkheadsOpen',
      {
        bag: { adult: 12 },
        intruders: [
          { kind: 'creeper', room: '011' },
          { kind: 'creeper', room: '011' },
        ],
        decks: { attack: ['summoning.3', 'slime.5'] },
      },
      ['scout'],
      { dice: { bag: ['adult-4', 'larva-1'] } },
    )
    expect(kinds(t.events, 'attack', 'tokenDrawn', 'appeared', 'slimed')).toEqual([
      'attack',
      'tokenDrawn',
      'appeared',
      'attack',
      'slimed',
      'tokenDrawn',
    ])
    expect(sharedZone(t.g, 'attack.discard').map(p => nameOf(t.g, p))).toEqual(['summoning.3', 'slime.5'])
  })
})

describe('the Blank', () => {
  test('NEM-ENC-10 NEM-RULING-50 noise in every corridor of the room, ducts included; nobody comes; the Blank goes back', () => {
    const t = situation(
      {
        met: true,
        rooms: { '014': { tile: 'canteen', explored: true } },
        noise: ['014/2', '006/1'],
        hand: { scout: ['rest'] },
      },
      ['scout'],
      { dice: { noise: ['2'], bag: ['blank'] } },
    )
    t.act('scout', ...move('014', 'rest'))
    expect(t.table().noise.sort()).toEqual(['c006-007', 'c011-014', 'c013-014', 'c014-017', 'main'])
    expect([intruders(t), t.told('surprise'), t.table().bag.blank]).toEqual([[], [], 1])
  })

  test('NEM-RULING-50 no first meeting by a Blank', () => {
    const t = meet('blank', { met: false })
    expect([t.table().met, t.table().asking?.ask]).toEqual([false, 'turn'])
  })

  test('NEM-ENC-11 NEM-RULING-50 as the last token of the bag it brings an Adult along; otherwise not', () => {
    const alone = { blank: 1, larva: 0, creeper: 0, adult: 0, breeder: 0, queen: 0 }
    expect(meet('blank', { bag: alone }).table().bag).toEqual({ ...alone, adult: 1 })
    expect(meet('blank', { bag: { ...alone, larva: 1 } }).table().bag).toEqual({ ...alone, larva: 1 })
  })

  test('NEM-RULING-51 an empty bag: as a Blank without a token', () => {
    const none = { blank: 0, larva: 0, creeper: 0, adult: 0, breeder: 0, queen: 0 }
    const t = situation(
      { met: true, rooms: canteen, noise: ['006/2'], bag: none, hand: { scout: ['rest'] } },
      ['scout'],
      {
        dice: { noise: ['2'] },
      },
    )
    t.act('scout', ...move('006', 'rest'))
    expect(t.table().noise).toHaveLength(4)
    expect(t.table().bag).toEqual({ ...none, adult: 1 })
  })
})

describe('no miniature left', () => {
  const adults = (rooms: string[]) => rooms.map(room => ({ kind: 'adult', room, injuries: 1 }))
  const eight = ['001', '001', '002', '003', '004', '005', '009', '010']

  test('NEM-IMOVE-04 NEM-RULING-165 all Adults out of combat go back into the bag, then one is placed', () => {
    const t = meet('adult-3', { bag: { adult: 4 }, at: { captain: '001' }, intruders: adults(eight) }, [
      'scout',
      'captain',
    ])
    expect(intruders(t)).toEqual(['adult 001', 'adult 001', 'adult 006'])
    expect(t.table().intruders.map(i => i.injuries)).toEqual([1, 1, 0])
    expect(t.told('intruderLeft').map(e => e.how)).toEqual(Array(6).fill('recalled'))
    // 4 − 1 drawn + 6 recalled; the drawn one is set aside.
    expect([t.table().bag.adult, t.table().supply.adult]).toEqual([9, 3])
    expect(t.told('surprise')).toHaveLength(1)
  })

  test('NEM-RULING-165 as many tokens as there are: the one just drawn is not among them', () => {
    const t = meet('adult-3', { bag: { adult: 12 }, intruders: adults(eight) })
    expect(intruders(t)).toEqual(['adult 006'])
    expect([t.table().bag.adult, t.table().supply.adult]).toEqual([11, 1])
  })

  test('NEM-RULING-22 all in combat: nothing is placed, the drawn token itself goes back, no Surprise Attack', () => {
    const t = meet(
      'adult-4',
      {
        at: { captain: '001' },
        hand: { scout: ['rest'] },
        intruders: adults(Array(8).fill('001')),
        bag: { adult: 12 },
      },
      ['scout', 'captain'],
    )
    expect(intruders(t)).toEqual(Array(8).fill('adult 001'))
    expect(t.told('noMiniature')).toHaveLength(1)
    expect([t.table().bag.adult, t.told('surprise')]).toEqual([12, []])
    expect(sharedZone(t.g, 'bag').filter(p => nameOf(t.g, p) === 'adult-4')).toHaveLength(3)
  })

  test('NEM-RULING-22 the very token: with others of its kind in the supply, its number is in the bag again', () => {
    for (let seed = 0; seed < 8; seed++) {
      const t = situation(
        {
          met: true,
          rooms: canteen,
          noise: ['006/2'],
          at: { captain: '001' },
          hand: { scout: ['rest'] },
          intruders: adults(Array(8).fill('001')),
          bag: { adult: 12 },
        },
        ['scout', 'captain'],
        { dice: { noise: ['2'], bag: ['adult-4'] }, seed },
      )
      // All other Adult tokens into the supply.
      const bag = sharedZone(t.g, 'bag')
      const fours = bag.filter(p => nameOf(t.g, p) === 'adult-4')
      const rest = bag.filter(p => nameOf(t.g, p).startsWith('adult') && p !== fours[0])
      for (const piece of rest) {
        bag.splice(bag.indexOf(piece), 1)
        sharedZone(t.g, 'supply').push(piece)
      }
      t.act('scout', ...move('006', 'rest'))
      expect(bag.filter(p => nameOf(t.g, p).startsWith('adult')).map(p => nameOf(t.g, p))).toEqual(['adult-4'])
    }
  })

  test.each([
    ['creeper', 'creeper-1', 3],
    ['breeder', 'breeder-3', 2],
    ['larva', 'larva-1', 6],
  ])('NEM-RULING-23 the same with %s', (kind, token, limit) => {
    const given = {
      intruders: Array.from({ length: limit }, (_, i) => ({ kind, room: i === 0 ? '001' : '020' })),
      at: { captain: '001' },
    }
    const t = meet(token, given, ['scout', 'captain'])
    expect(intruders(t)).toEqual([`${kind} 001`, `${kind} 006`])
    const full = { intruders: Array.from({ length: limit }, () => ({ kind, room: '001' })), at: { captain: '001' } }
    const none = meet(token, { ...full, hand: { scout: ['rest'] } }, ['scout', 'captain'])
    expect([intruders(none).includes(`${kind} 006`), none.told('noMiniature').length, none.told('attack')]).toEqual([
      false,
      1,
      [],
    ])
  })

  test('NEM-RULING-24 a Larva on a character board is in use and cannot be recalled', () => {
    const five = Array.from({ length: 5 }, () => ({ kind: 'larva', room: '001' }))
    const t = meet(
      'larva-1',
      { intruders: five, at: { captain: '001' }, larva: ['captain'], hand: { scout: ['rest'] } },
      ['scout', 'captain'],
    )
    expect([t.told('noMiniature').length, t.crew('captain').larva]).toEqual([1, true])
    const fourOnBoard = meet('larva-1', { intruders: five.slice(1), at: { captain: '001' }, larva: ['captain'] }, [
      'scout',
      'captain',
    ])
    expect(fourOnBoard.told('noMiniature')).toEqual([])
  })
})

describe('the first meeting', () => {
  const three = ['scout', 'captain', 'pilot']
  const objectives = {
    scout: ['hoarder', 'abOvo'],
    captain: ['quarantine', 'myPrecious'],
    pilot: ['greatHunt', 'necroscopy'],
  }
  const first = (given: object = {}, token = 'adult-4', seats = three) =>
    meet(
      token,
      { met: false, objectives, at: { captain: '001', pilot: '021' }, hand: { scout: ['rest'] }, ...given },
      seats,
    )

  test('NEM-CRIT-01 NEM-RULING-43 with the miniature placed and before hands are compared, everybody keeps one of two', () => {
    const t = first()
    expect([intruders(t), t.told('surprise')]).toEqual([['adult 006'], []])
    expect(t.asked()).toEqual(three)
    expect(t.options('captain')).toEqual([
      { do: 'objective', card: 'myPrecious' },
      { do: 'objective', card: 'quarantine' },
    ])
    t.act('captain', { do: 'objective', card: 'quarantine' })
    t.act('scout', { do: 'objective', card: 'abOvo' })
    expect(t.told('surprise')).toEqual([])
    t.act('pilot', { do: 'objective', card: 'greatHunt' })
    expect(kinds(t.events, 'appeared', 'objectiveChosen', 'surprise', 'attack')).toEqual([
      'appeared',
      'objectiveChosen',
      'objectiveChosen',
      'objectiveChosen',
      'surprise',
      'attack',
    ])
    expect([t.mine('scout').objectives, t.mine('scout').rejected]).toEqual([['abOvo'], ['hoarder']])
  })

  test('NEM-CRIT-01 the choices are sealed; who has answered is open', () => {
    const t = first()
    const before = JSON.stringify(view(t.g, t.seat('scout')))
    t.act('captain', { do: 'objective', card: 'quarantine' })
    expect(t.table().asking).toMatchObject({ ask: 'objective', sealed: true, seats: [0, 2] })
    // What the Captain chose makes no difference to anybody else.
    const other = first()
    other.act('captain', { do: 'objective', card: 'myPrecious' })
    for (const seat of [null, 0, 2]) expect(view(other.g, seat)).toEqual(view(t.g, seat))
    expect(JSON.stringify(view(t.g, t.seat('scout')))).not.toBe(before)
    expect(t.mine('captain').answer).toEqual({ do: 'objective', card: 'quarantine' })
  })

  test('NEM-CRIT-02 NEM-RULING-220 afterwards one each, still secret; of the other nobody else knows anything', () => {
    const t = first()
    for (const [character, [card]] of Object.entries(objectives)) t.act(character, { do: 'objective', card })
    expect(t.table().crew.map(c => [c.objectives, c.rejected])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ])
    const others = JSON.stringify([view(t.g, null), view(t.g, 1), view(t.g, 2)])
    for (const card of objectives.scout) expect(others).not.toContain(`"${card}"`)
    for (const zone of ['objectives', 'rejected'] as const)
      for (const piece of seatZone(t.g, 0, zone)) expect(t.g.seen[piece]).toBe(1)
    const told = t.events.filter(e => e.e === 'objectiveChosen')
    for (const { only, ...open } of told) expect(JSON.stringify(open)).not.toMatch(/hoarder|quarantine|greatHunt/)
  })

  test('NEM-RULING-45 launched and hibernating players choose too, the dead do not', () => {
    const t = first({ launched: ['captain'], hibernating: ['pilot'], at: {} }, 'adult-4', three)
    expect(t.asked()).toEqual(three)
    expect(first({ dead: ['captain'] }).asked()).toEqual(['scout', 'pilot'])
  })

  test('NEM-RULING-45 whoever holds one objective already is not asked', () => {
    const t = first({ objectives: { ...objectives, pilot: ['greatHunt'] } })
    expect(t.asked()).toEqual(['scout', 'captain'])
  })

  test('NEM-RULING-45 nobody met before the end: the survivors choose just before the checks', () => {
    const t = situation(
      {
        met: false,
        objectives,
        rooms: { '002': { tile: 'evacuationSectionA', explored: true } },
        pods: { 1: 'unlocked' },
        inPod: { scout: 1 },
        hibernating: ['captain'],
        dead: ['pilot'],
      },
      three,
    )
    t.act('scout', { do: 'launch' })
    expect([t.table().asking?.ask, t.asked(), t.table().over]).toEqual(['objective', ['scout', 'captain'], null])
    t.act('scout', { do: 'objective', card: 'hoarder' })
    t.act('captain', { do: 'objective', card: 'quarantine' })
    expect(t.table().over?.reason).toBe('nobodyLeft')
  })

  test('NEM-CRIT-01 only the first time', () => {
    const t = meet('adult-2', { met: true })
    expect(t.table().asking?.ask).toBe('turn')
  })

  test.each([
    ['a Larva', 'larva-1'],
    ['a Creeper', 'creeper-1'],
    ['the Queen', 'queen-4'],
  ])('NEM-CRIT-01 NEM-RULING-44 %s counts', (_, token) => {
    expect(first({}, token).table()).toMatchObject({ met: true, asking: { ask: 'objective' } })
  })

  test('NEM-RULING-44 a Larva put on a character board by a scan does not', () => {
    const t = situation({ met: false, hand: { scout: ['rest'] }, contamination: { scout: { hand: ['infected'] } } })
    t.act('scout', { do: 'play', card: 'rest' })
    expect([t.crew('scout').larva, t.table().met, t.table().asking?.ask]).toEqual([true, false, 'turn'])
  })

  test('NEM-RULING-83 a Creeper from an infection does, and is no Encounter', () => {
    const t = situation(
      {
        met: false,
        larva: ['scout'],
        hand: { scout: ['rest'], captain: ['rest'] },
        discard: { captain: ['interruption'] },
        contamination: { scout: { hand: ['infected'] } },
      },
      ['scout', 'captain'],
    )
    t.act('scout', { do: 'play', card: 'rest' })
    expect([t.crew('scout').fate, intruders(t)]).toEqual(['dead', ['creeper 011']])
    expect([t.told('encounter'), t.told('tokenDrawn'), t.told('surprise')]).toEqual([[], [], []])
    expect([t.table().asking?.ask, t.asked()]).toEqual(['objective', ['captain']])
    t.act('captain', t.options('captain')[0])
    expect(t.options('captain')).toContainEqual({ do: 'melee' })
  })

  test('NEM-RULING-83 without a Creeper miniature there is none, but the character is dead', () => {
    const creepers = Array.from({ length: 3 }, () => ({ kind: 'creeper', room: '001' }))
    const t = situation(
      {
        larva: ['scout'],
        at: { captain: '001' },
        intruders: creepers,
        hand: { scout: ['rest'] },
        contamination: { scout: { hand: ['infected'] } },
      },
      ['scout', 'captain'],
    )
    t.act('scout', { do: 'play', card: 'rest' })
    expect([t.crew('scout').fate, intruders(t)]).toEqual(['dead', Array(3).fill('creeper 001')])
  })

  test('NEM-RULING-205 the game waits: nothing is chosen for a player who does not answer', () => {
    const t = first()
    t.act('scout', { do: 'objective', card: 'hoarder' })
    t.act('captain', { do: 'objective', card: 'quarantine' })
    t.standing('pilot', 'game')
    expect(t.asked()).toEqual(['pilot'])
    expect(t.mine('pilot').objectives).toHaveLength(2)
    expect(() => step(t.g, { seat: 0, n: t.g.n, do: 'pass' })).toThrow(InputError)
    t.act('pilot', { do: 'objective', card: 'necroscopy' })
    expect(t.mine('pilot').objectives).toEqual(['necroscopy'])
  })
})

describe('noise where noise is', () => {
  test('NEM-NOISE-04 NEM-RULING-173 effects limited to quiet corridors never meet anything', () => {
    const t = situation({
      rooms: canteen,
      noise: ['006/1', '006/2', '006/3', '006/4'],
      at: { scout: '006' },
      hand: { scout: ['rest'] },
    })
    afterwards(t.g, { do: 'danger', who: 0 })
    t.act('scout', { do: 'play', card: 'rest' })
    expect([t.told('noise'), t.told('encounter')]).toEqual([[], []])
  })

  test('NEM-RULING-173 an Event that names no character puts no second marker and meets nobody', () => {
    const t = phase('nest', {
      rooms: { '002': { tile: 'nest', explored: true } },
      at: { scout: '002' },
      noise: ['002/3', '002/4', 'main'],
    })
    expect([t.told('noise'), t.told('encounter')]).toEqual([[], []])
  })
})

test('NEM-RULING-133 NEM-RULING-72 whoever waits in a pod and is found is in the room, in combat, and compared', () => {
  const t = phase(
    'bulkheadsOpen',
    {
      met: true,
      bag: { adult: 12 },
      at: { scout: '021' },
      rooms: { '002': { tile: 'evacuationSectionA', explored: true } },
      noise: ['002/3'],
      pods: { 1: 'unlocked' },
      inPod: { captain: 1, pilot: 1 },
      hand: { captain: ['rest'] },
    },
    ['scout', 'captain', 'pilot'],
    { dice: { bag: ['adult-2', 'adult-4'], noise: ['1', '3'] } },
  )
  expect(t.told('leavesPod').map(e => [e.who, e.ejected])).toEqual([
    [1, true],
    [2, true],
  ])
  expect(t.told('surprise')).toMatchObject([{ who: 1, attack: true }])
  // The Pilot, ejected too, is in combat now and does not roll.
  expect(t.told('noiseRolled').map(e => e.who)).toEqual([0, 1])
})
