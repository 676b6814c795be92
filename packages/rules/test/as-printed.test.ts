/** Where the printed books and the publishers' FAQs differ: each point both ways, and all of them as one choice. */
import { describe, expect, test } from 'vitest'
import {
  asPrinted,
  type Choice,
  create,
  gameInfo,
  isAsPrinted,
  keyFromSeed,
  type Mode,
  type Name,
  nonsense,
  type Options,
  pendingFor,
  printedOptions,
  step,
} from '../src/index.ts'
import { nameOfWay, waysOf } from '../src/testing.ts'
import { passAll } from './endings.ts'
import { intruders, kinds, passTurn, phase } from './eventPhase.ts'
import { afterwards, carefulMove, interrupt, lockdown, move, type Situation, situation } from './situation.ts'

type Point = Partial<Options>
const activate = (card: Name): Choice => ({ do: 'activate', card })
const item = (card: Name): Choice => ({ do: 'item', card })
const questsIn = (t: Situation, who: Name): Choice[] => t.options(who).filter(o => o.do === 'activate')
const tableOf = (game: string) => gameInfo(game)?.options ?? {}

describe('the choice "As printed"', () => {
  test('each game has the points that its books print otherwise, and no others', () => {
    expect(Object.keys(printedOptions(tableOf('nemesis')))).toEqual([
      'secondLarvaStays',
      'droppedItems',
      'leavingPodPasses',
      'carefulMoveCancelsTokens',
      'questItemsNeedAction',
      'podCountsAsRoom',
      'queenTokenReturns',
      'adultTokenReturns',
      'eventSelfDestructDespiteHibernation',
      'deadKeepItems',
      'treatOthers',
    ])
    // Lockdown's own FAQ leaves dropped Items and treatment as they are printed: there is nothing to choose.
    expect(asPrinted(tableOf('lockdown'))).toEqual({ questItemsNeedAction: false, yellowKills: 'knowledgeAtLeast5' })
    expect(printedOptions(tableOf('lockdown'))).toMatchObject({ droppedItems: 'bottom', treatOthers: false })
  })

  test.each(['nemesis', 'lockdown'])('%s: all of them together are as printed, with one of them changed not', game => {
    const table = tableOf(game)
    const all: Record<string, unknown> = asPrinted(table)
    expect([isAsPrinted({}, table), isAsPrinted(all, table)]).toEqual([false, true])
    // What the FAQs do not touch makes no difference.
    expect(isAsPrinted({ ...all, freeCharacters: true, deadSee: 'nothing' }, table)).toBe(true)
    for (const [name, printed] of Object.entries(printedOptions(table))) {
      const values: readonly unknown[] = table[name as keyof Options] ?? []
      const other = values.find(value => value !== printed)
      expect([name, isAsPrinted({ ...all, [name]: other }, table)]).toEqual([name, false])
    }
  })

  test.each(['nemesis', 'lockdown'])('%s: every mode can be played as printed, and every single point', game => {
    const table = tableOf(game)
    const points = Object.entries(asPrinted(table)).map(([name, value]): Point => ({ [name]: value }))
    for (const mode of ['semiCooperative', 'cooperative', 'solo'] satisfies Mode[])
      for (const options of [asPrinted(table), ...points]) {
        const seats = Array.from({ length: mode === 'solo' ? 1 : 2 }, () => ({ character: null }))
        const setup = { game, board: `${game}-base`, mode, seats, options }
        expect(nonsense(setup, table)).toBeNull()
        expect(create(setup, keyFromSeed(1)).setup.options).toEqual(options)
      }
    expect(nonsense({ seats: [null, null], options: { asPrinted: true } }, table)?.reason).toBe('noSuchOption')
    expect(nonsense({ seats: [null, null], options: { questItemsNeedAction: 'no' } }, table)?.reason).toBe(
      'noSuchValue',
    )
  })

  test('what only the ship has is refused in the facility, and the other way round', () => {
    const reason = (game: string, options: object) => nonsense({ seats: [null, null], options }, tableOf(game))?.reason
    expect(reason('lockdown', { secondLarvaStays: true })).toBe('noSuchOption')
    expect(reason('nemesis', { yellowKills: 'knowledgeAtLeast5' })).toBe('noSuchOption')
  })

  test.each([
    ['nemesis', 'nemesis-alt'],
    ['lockdown', 'lockdown-surface'],
  ])('%s: every board and mode is soaked as printed too', (game, second) => {
    const printed = waysOf(game).filter(({ options = {} }) => isAsPrinted({ ...options }, tableOf(game)))
    expect(printed.map(nameOfWay)).toEqual(
      [`${game}-base`, second].flatMap(board =>
        ['semiCooperative', 'cooperative', 'solo'].map(mode => `${board} ${mode} as printed`),
      ),
    )
  })
})

describe('the ship', () => {
  test('NEM-RULING-70 NEM-INFEST-03 secondLarvaStays: the second Larva stays in the room and attacks again', () => {
    const attacked = (options: Point, larva: Name[] = ['scout']) => {
      const given = { larva, intruders: [{ kind: 'larva', room: '011' }], met: true }
      return phase('bulkheadsOpen', given, ['scout'], { dice: { bag: ['larva-1', 'larva-1'] }, options })
    }
    const outcome = (t: Situation) => [intruders(t), t.crew('scout').larva, t.crew('scout').contamination]
    expect(outcome(attacked({}))).toEqual([[], true, 1])
    const stays = attacked({ secondLarvaStays: true })
    expect(outcome(stays)).toEqual([['larva 011'], true, 1])
    expect(stays.told('intruderLeft')).toEqual([])
    passTurn(stays, 'scout')
    expect(outcome(stays)).toEqual([['larva 011'], true, 2])
    // The first one goes onto the character board as always.
    expect(outcome(attacked({ secondLarvaStays: true }, []))).toEqual([[], true, 1])
  })

  test('NEM-RULING-129 NEM-POD-06 leavingPodPasses: who leaves a pod passes, with all that passing brings', () => {
    const left = (options: Point) => {
      const given = {
        rooms: { '005': { tile: 'evacuationSectionA', explored: true, fire: true } },
        pods: { 1: 'unlocked' },
        inPod: { scout: 1 },
        at: { captain: '001' },
        wounds: { scout: ['bleeding'] },
        hand: { scout: ['search'], captain: [] },
      }
      const t = situation(given, ['scout', 'captain'], { options })
      t.act('scout', { do: 'leave' })
      return t
    }
    const stays = left({})
    expect([stays.crew('scout').passed, stays.table().asking?.ask, stays.crew('scout').light]).toEqual([
      false,
      'turn',
      0,
    ])
    const passes = left({ leavingPodPasses: true })
    expect(passes.crew('scout')).toMatchObject({ passed: true, pod: null, room: '005' })
    expect(passes.options('scout')).toEqual([{ do: 'done' }, { do: 'discard', card: 'search' }])
    passes.act('scout', { do: 'done' })
    // Bleeding, then the fire of the room.
    expect([passes.crew('scout').light, passes.asked()]).toEqual([2, ['captain']])
  })

  test('NEM-RULING-129 NEM-POD-08 leavingPodPasses: who is driven out of a pod has not left it and keeps the turn', () => {
    const given = {
      rooms: { '005': { tile: 'evacuationSectionA', explored: true } },
      pods: { 1: 'unlocked' },
      inPod: { scout: 1 },
      at: { captain: '001' },
      hand: { captain: [], scout: ['rest'] },
      turn: 'captain',
      met: true,
    }
    const t = situation(given, ['captain', 'scout'], { options: { leavingPodPasses: true } })
    afterwards(t.g, { do: 'encounter', who: 1 })
    t.act('captain', { do: 'pass' })
    expect(t.told('leavesPod')).toMatchObject([{ ejected: true }])
    expect([t.crew('scout').passed, t.asked()]).toEqual([false, ['scout']])
  })

  describe('NEM-RULING-36 carefulMoveCancelsTokens', () => {
    const creep = (token: Name, options: Point, more: object = {}) => {
      const given = { rooms: { '006': { tile: 'canteen', token } }, hand: { scout: ['search', 'rest'] }, ...more }
      const t = situation({ ...given, at: { captain: '001' } }, ['scout', 'captain'], { options })
      t.act('scout', ...carefulMove('006', 'search', 'rest'))
      return t
    }
    const printed = { carefulMoveCancelsTokens: false }
    const adult = { intruders: [{ kind: 'adult', room: '007' }], met: true }

    test('NEM-RULING-36 NEM-EXPL-04 Silence: as printed no marker, by the FAQ one', () => {
      expect(creep('silence-1', {}).table().asking?.ask).toBe('markNoise')
      const t = creep('silence-1', printed)
      expect([t.table().asking?.ask, t.table().noise, t.told('danger')]).toEqual(['turn', [], []])
    })

    test('NEM-RULING-36 NEM-EXPL-05 Danger: as printed it brings what is near, by the FAQ nothing', () => {
      expect(intruders(creep('danger-3', {}, adult))).toEqual(['adult 007'])
      const t = creep('danger-3', printed, adult)
      expect([intruders(t), t.table().asking?.ask, t.table().noise]).toEqual([['adult 006'], 'turn', []])
      expect(creep('danger-3', printed).table().noise).toHaveLength(4)
    })

    test('NEM-RULING-36 NEM-SLIME-01 slimed, Silence is Danger', () => {
      expect(intruders(creep('silence-1', printed, { ...adult, slime: ['scout'] }))).toEqual(['adult 006'])
      expect(intruders(creep('silence-1', {}, { ...adult, slime: ['scout'] }))).toEqual(['adult 007'])
    })

    test('NEM-RULING-36 NEM-BASIC-03 any other token leaves the marker to be placed', () => {
      for (const options of [{}, printed]) expect(creep('fire-1', options).table().asking?.ask).toBe('markNoise')
    })
  })

  describe('NEM-RULING-181 questItemsNeedAction', () => {
    const free = { options: { questItemsNeedAction: false } }
    const rooms = { '002': { tile: 'commsRoom', explored: true }, '003': { tile: 'generator', explored: true } }
    const at = { captain: '001', scientist: '001' }

    test('NEM-RULING-181 NEM-QUEST-02 earned by being there: active on arrival, without a card and without an action', () => {
      const go = (more: object) => {
        const given = { rooms, at: { captain: '001' }, hand: { captain: ['rest'] } }
        const t = situation(given, ['captain'], { dice: { noise: ['1'] }, ...more })
        t.act('captain', ...move('002', 'rest'))
        return [t.mine('captain').inventory, t.told('activated').length, t.table().turn?.done]
      }
      expect(go({})).toEqual([[], 0, 1])
      expect(go(free)).toEqual([['logKey'], 1, 1])
    })

    test('NEM-RULING-181 on exploring it, before the noise it makes, and when somebody else sends one there', () => {
      const unexplored = { '002': { tile: 'commsRoom', token: 'fire-1' } }
      const given = { rooms: unexplored, at: { captain: '001' }, hand: { captain: ['rest'] } }
      const t = situation(given, ['captain'], { dice: { noise: ['1'] }, ...free })
      t.act('captain', ...move('002', 'rest'))
      expect(kinds(t.events, 'explored', 'activated', 'token', 'noiseRolled')).toEqual([
        'explored',
        'activated',
        'token',
        'noiseRolled',
      ])
      const sent = situation({ rooms, at, hand: { captain: ['order'], scientist: [] } }, ['captain', 'scientist'], {
        dice: { noise: ['1'] },
        ...free,
      })
      sent.act('captain', { do: 'play', card: 'order' }, { do: 'room', room: '003' })
      expect(sent.told('activated')).toMatchObject([{ who: 1, card: 'holoComputer' }])
    })

    test('NEM-RULING-181 NEM-RULING-224 a heavy one waits for a free hand, and is then active for nothing', () => {
      const given = { rooms, carried: { scientist: ['egg'] }, hand: { scientist: ['rest'] }, at: { scientist: '001' } }
      const t = situation(given, ['scientist'], { dice: { noise: ['1'] }, ...free })
      t.act('scientist', ...move('003', 'rest'))
      expect([t.told('activated'), questsIn(t, 'scientist')]).toEqual([[], []])
      t.act('scientist', { do: 'drop', card: 'egg' }, activate('holoComputer'))
      expect([t.crew('scientist').hands.map(h => h.card), t.table().turn?.done]).toEqual([
        ['pistol', 'holoComputer'],
        1,
      ])
    })

    test('NEM-RULING-181 for an Item: free at any choice of an action, in Combat and without a card in hand too', () => {
      const given = {
        inventory: { captain: ['tools'] },
        hand: { captain: [], scout: ['interruption'] },
        intruders: [{ kind: 'larva', room: '011' }],
        met: true,
      }
      expect(questsIn(situation(given, ['captain', 'scout']), 'captain')).toEqual([])
      const t = situation(given, ['captain', 'scout'], free)
      expect(pendingFor(t.g, 0)?.options.filter(o => o.do === 'activate')).toEqual([
        { do: 'activate', card: 'intercom', cost: 0 },
      ])
      t.act('captain', activate('intercom'), item('tools'))
      // No action: nobody may interrupt it, and the turn goes on as if nothing had been done.
      expect([t.mine('captain').inventory, t.table().turn?.done, t.asked()]).toEqual([['intercom'], 0, ['captain']])
      expect([t.told('declared'), t.options('scout').includes(interrupt)]).toEqual([[], false])
    })

    test('NEM-RULING-181 NEM-RULING-245 after the last action too, in a turn that its player holds', () => {
      const held = (more: object) => {
        const rooms = { '006': { tile: 'canteen', explored: true }, '007': { tile: 'cabins', explored: true } }
        const hand = { captain: ['rest', 'search'], scout: [] }
        const t = situation({ rooms, hand, inventory: { captain: ['tools'] } }, ['captain', 'scout'], {
          dice: { noise: ['1', '2'] },
          ...more,
        })
        step(t.g, { seat: 0, do: 'holdTurn' })
        t.act('captain', ...move('006', 'rest'), ...move('007', 'search'))
        return t
      }
      expect(questsIn(held({}), 'captain')).toEqual([])
      const t = held(free)
      expect([t.table().asking?.ask, questsIn(t, 'captain')]).toEqual(['lastDrop', [activate('intercom')]])
      t.act('captain', activate('intercom'), item('tools'))
      expect([t.mine('captain').inventory, t.table().asking?.ask]).toEqual([['intercom'], 'lastDrop'])
      t.act('captain', { do: 'done' })
      expect(t.asked()).toEqual(['scout'])
    })

    test('NEM-RULING-181 not elsewhere, and not without the Item', () => {
      const t = situation({ rooms, hand: { captain: ['rest'] } }, ['captain'], free)
      expect(questsIn(t, 'captain')).toEqual([])
    })
  })

  test('NEM-RULING-132 NEM-MOVE-05 podCountsAsRoom: beside an occupied pod the room is empty, and entering it is heard', () => {
    const rolls = (options: Point) => {
      const given = {
        rooms: {
          '005': { tile: 'evacuationSectionA', explored: true },
          '006': { tile: 'canteen', explored: true },
        },
        at: { captain: '006' },
        pods: { 1: 'unlocked' },
        inPod: { scout: 1 },
        hand: { captain: ['search'], scout: [] },
        turn: 'captain',
      }
      const t = situation(given, ['captain', 'scout'], { dice: { noise: ['1'] }, options })
      t.act('captain', ...move('005', 'search'))
      return t.told('noiseRolled').length
    }
    expect([rolls({}), rolls({ podCountsAsRoom: 'noise' })]).toEqual([0, 1])
  })

  test('NEM-RULING-132 NEM-RULING-39 podCountsAsRoom: who waits in a pod still makes its own Noise roll', () => {
    const given = {
      rooms: { '005': { tile: 'evacuationSectionA', explored: true } },
      pods: { 1: 'unlocked' },
      inPod: { scout: 1 },
      at: { captain: '001' },
      hand: { captain: [], scout: [] },
      turn: 'captain',
    }
    const dice = { bag: ['adult-3'], noise: ['1', '1'] }
    const t = phase('bulkheadsOpen', given, ['captain', 'scout'], { dice, options: { podCountsAsRoom: 'noise' } })
    expect(t.told('noiseRolled').map(e => e.who)).toEqual([0, 1])
  })

  describe('NEM-RULING-40 adultTokenReturns', () => {
    /** One roll that meets a marker: what the bag holds decides who comes. */
    const developed = (token: Name, bag: object, options: Point) =>
      phase(
        'bulkheadsOpen',
        {
          met: true,
          bag: { blank: 0, larva: 0, creeper: 0, queen: 0, adult: 0, breeder: 0, ...bag },
          noise: ['011/2'],
          hand: { scout: ['rest', 'search', 'search', 'demolition'] },
        },
        ['scout'],
        { dice: { bag: [token], noise: ['2'] }, options },
      )
    const after: Point = { adultTokenReturns: 'afterRolls' }

    test('NEM-RULING-40 NEM-BAG-04 the Encounter of its own rolls cannot draw it, and then it is in the bag again', () => {
      expect(intruders(developed('adult-3', { adult: 1, blank: 1 }, {})).length).toBeLessThan(2)
      const t = developed('adult-3', { adult: 1, creeper: 1 }, after)
      expect([intruders(t), t.table().bag.adult, t.table().bag.creeper]).toEqual([['creeper 011'], 1, 0])
      expect(t.table().inPlay).toEqual([])
      expect(kinds(t.events, 'tokenDrawn', 'noiseRolled', 'appeared', 'bag')).toEqual([
        'tokenDrawn',
        'noiseRolled',
        'tokenDrawn',
        'appeared',
        'bag',
      ])
    })

    test('NEM-RULING-40 NEM-RULING-51 an empty bag in between brings nobody, by the FAQ the Adult itself', () => {
      expect(intruders(developed('adult-3', { adult: 1 }, {}))).toEqual(['adult 011'])
      const t = developed('adult-3', { adult: 1 }, after)
      // NEM-ENC-11: the empty bag gets an Adult besides the one that returns.
      expect([intruders(t), t.table().bag.adult]).toEqual([[], 2])
    })

    test('NEM-RULING-40 NEM-BAG-05 a Breeder likewise', () => {
      expect(intruders(developed('breeder-3', { breeder: 1 }, {}))).toEqual(['breeder 011'])
      const t = developed('breeder-3', { breeder: 1, creeper: 1 }, after)
      expect([intruders(t), t.table().bag.breeder]).toEqual([['creeper 011'], 1])
    })
  })

  test('NEM-RULING-178 NEM-ROOM-GENERATOR-7 eventSelfDestructDespiteHibernation: as printed no Event starts it then', () => {
    const leak = (asleep: boolean, options: Point) => {
      const rooms = { '002': { tile: 'generator', explored: true, malfunction: true } }
      const given = { rooms, ...(asleep && { hibernating: ['captain'] }) }
      return phase('coolantLeak', given, ['scout', 'captain'], { options }).table().selfDestruct
    }
    const printed = { eventSelfDestructDespiteHibernation: false }
    expect([leak(true, {}), leak(true, printed), leak(false, printed)]).toEqual([6, null, 6])
  })

  describe('NEM-RULING-148 deadKeepItems', () => {
    const ER = { '005': { tile: 'emergencyRoom', explored: true } }
    const quiet = {
      decks: { event: ['damage'] },
      bag: { larva: 0, creeper: 0, adult: 0, breeder: 0, queen: 0, blank: 1 },
    }
    const dies = (options: Point, mode: Mode = 'cooperative') => {
      const given = {
        ...quiet,
        rooms: ER,
        at: { scout: '005', captain: '001' },
        hand: { scout: [], captain: [] },
        inventory: { scout: ['medkit', 'extendedMagazine'] },
        carried: { scout: ['egg'] },
        quests: { scout: ['securityKey', 'motionScanner'] },
        turn: 'captain',
        met: true,
      }
      const t = situation(given, ['scout', 'captain'], { mode, options })
      afterwards(t.g, { do: 'die', seats: [0] })
      passAll(t)
      return t
    }
    const owned = (t: Situation) => [t.mine('scout').inventory, t.crew('scout').hands.map(h => h.card)]

    test('NEM-RULING-148 NEM-DEATH-03 they leave the game at once; who comes back has nothing but the quests', () => {
      const kept = dies({})
      expect([kept.told('revived').length, ...owned(kept)]).toEqual([1, ['extendedMagazine', 'medkit'], ['rifle']])
      const t = dies({ deadKeepItems: false })
      expect([t.told('revived').length, ...owned(t)]).toEqual([1, [], []])
      expect(t.table().removed.toSorted()).toEqual(expect.arrayContaining(['extendedMagazine', 'medkit', 'rifle']))
      expect(t.crew('scout').quests).toEqual(['securityKey', 'motionScanner'])
      // What was carried lies in the room, as always.
      expect(t.room('005').objects).toEqual(['egg'])
    })

    test('NEM-RULING-148 where nobody comes back it makes no difference: their Items are out of reach', () => {
      for (const options of [{}, { deadKeepItems: false }])
        expect(dies(options, 'semiCooperative').told('lost')).toEqual([])
    })
  })
})

describe('the facility', () => {
  const free = { options: { questItemsNeedAction: false } }
  const POWER = { power: { 'S-01': 1, 'S-02': 2, 'S-03': 3, elevator: 4 }, on: [1, 2] }
  /** The first with these cards, the other without any, far away. */
  const two = (who: Name, other: Name, given: object, more: object) =>
    lockdown({ ...POWER, ...given }, [who, other], { dice: { noise: ['1'] }, ...more })

  test('LOCK-RULING-134 LOCK-ITEM-20 questItemsNeedAction: what is earned by being there is active on arrival', () => {
    const arrived = (more: object) => {
      const given = {
        rooms: { '009': { tile: 'archive', explored: true }, '012': { tile: 'surgery', explored: true } },
        at: { hacker: '012', sentry: '003' },
        hand: { hacker: ['search'], sentry: [] },
      }
      const t = two('hacker', 'sentry', given, more)
      t.act('hacker', ...move('009', 'search'))
      return t
    }
    expect(arrived({}).crew('hacker').quests).toEqual(['remoteTerminal'])
    const t = arrived(free)
    expect([t.crew('hacker').quests, t.crew('hacker').hands.map(h => h.card)]).toEqual([
      [],
      ['pulseDerringer', 'remoteTerminal'],
    ])
    expect([t.told('activated').length, t.table().turn?.done]).toEqual([1, 1])
  })

  test('LOCK-RULING-134 questItemsNeedAction: what costs an Item is free of action and cards, in combat too', () => {
    const given = {
      rooms: { '009': { tile: 'laboratory', explored: true } },
      intruders: [{ kind: 'adult', room: '009' }],
      met: true,
      at: { sentry: '009', hacker: '003' },
      hand: { sentry: [], hacker: [] },
      inventory: { sentry: ['fireBlanket'] },
    }
    expect(questsIn(two('sentry', 'hacker', given, {}), 'sentry')).toEqual([])
    const t = two('sentry', 'hacker', given, free)
    t.act('sentry', activate('battleSuit'), item('fireBlanket'))
    expect([t.mine('sentry').inventory, t.table().turn?.done, t.asked()]).toEqual([['battleSuit'], 0, ['sentry']])
  })

  test('LOCK-RULING-134 LOCK-RULING-210 questItemsNeedAction: the Item Counter of a red room may pay for it', () => {
    const given = {
      rooms: { '009': { tile: 'transmitterControlRoom', explored: true, items: 1 } },
      at: { survivor: '009', sentry: '003' },
      hand: { survivor: [], sentry: [] },
    }
    const t = two('survivor', 'sentry', given, free)
    t.act('survivor', activate('assaultRifle'), { do: 'room', room: '009' })
    expect([t.room('009').items, t.told('activated')]).toMatchObject([0, [{ who: 0, card: 'assaultRifle' }]])
  })
})
