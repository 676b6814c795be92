/** What a table may decide for itself: each option beside what the game does otherwise. */
import { describe, expect, test } from 'vitest'
import { nonsense } from '../src/core/nonsense.ts'
import { keyFromSeed } from '../src/core/random.ts'
import { settingsOf } from '../src/core/ruleset.ts'
import { usualOptions } from '../src/core/usual.ts'
import {
  type Choice,
  cargoTokenInfo,
  contingencyInfo,
  create,
  gameInfo,
  intruderTokens,
  itemInfo,
  type Name,
  type OptionName,
  type Options,
  pending,
  type Setup,
  SetupError,
  step,
} from '../src/index.ts'
import { obstacles } from '../src/mechanics/actions.ts'
import { dead, passAll } from './endings.ts'
import { intruders, phase } from './eventPhase.ts'
import { having, use, why } from './games/lockdown/having.ts'
import { act, inside } from './games/lockdown/places.ts'
import { lockdown, pay, play, situation } from './situation.ts'

const seatsOf = (count: number): Setup['seats'] => Array.from({ length: count }, () => ({ character: null }))
const setup = (game: string, count: number, more: Partial<Setup> = {}): Setup => ({
  game,
  board: `${game}-base`,
  seats: seatsOf(count),
  ...more,
})
const who = (whom: number): Choice => ({ do: 'who', whom })

describe('a set-up', () => {
  const field = (s: Setup): string | null => {
    try {
      create(s, keyFromSeed(1))
      return null
    } catch (error) {
      if (error instanceof SetupError) return error.field
      throw error
    }
  }

  test('one plays solo, several do not; nobody plays what does not exist', () => {
    expect(field(setup('nemesis', 1, { mode: 'solo' }))).toBeNull()
    expect(field(setup('nemesis', 2, { mode: 'solo' }))).toBe('mode')
    expect(field(setup('nemesis', 1, { mode: 'semiCooperative' }))).toBe('mode')
    expect(field(setup('nemesis', 2, { mode: 'royal' as 'solo' }))).toBe('mode')
    expect(field(setup('nemesis', 2, { options: { crew: true } }))).toBe('options.crew')
    expect(field(setup('lockdown', 2, { options: { deadSee: 'everywhere' as 'nothing' } }))).toBe('options.deadSee')
  })

  test('NEM-RULING-151 no Intruder player where nobody plays against anybody', () => {
    const { options } = gameInfo('nemesis') ?? { options: {} }
    const reason = (mode: string, count: number) =>
      nonsense({ mode, seats: seatsOf(count), options: { intruderPlayer: true } }, options)?.reason
    expect([reason('semiCooperative', 2), reason('cooperative', 2), reason('solo', 1)]).toEqual([
      undefined,
      'intruderNeedsRivals',
      'intruderNeedsRivals',
    ])
  })

  test('the dead who may come back see what everybody sees', () => {
    const { options } = gameInfo('nemesis') ?? { options: {} }
    const reason = (mode: string, deadSee: string) =>
      nonsense({ mode, seats: seatsOf(2), options: { deadSee } }, options)?.reason
    expect(['public', 'everything', 'nothing'].map(see => reason('cooperative', see))).toEqual([
      undefined,
      'deadPlayOn',
      'deadPlayOn',
    ])
    expect(reason('semiCooperative', 'everything')).toBeUndefined()
  })

  test('every option of a game has its default first, and its settings say so', () => {
    for (const game of ['nemesis', 'lockdown']) {
      const { options = {} } = gameInfo(game) ?? {}
      const usual = settingsOf(create(setup(game, 2), keyFromSeed(1)))
      expect(usual).toEqual({ ...usualOptions(options), mode: 'semiCooperative' })
      for (const [name, values] of Object.entries(options) as [OptionName, readonly unknown[]][]) {
        expect([game, name, values[0]]).toEqual([game, name, usual[name]])
        const other = { [name]: values.at(-1) } as Partial<Options>
        expect(settingsOf(create(setup(game, 2, { options: other }), keyFromSeed(1)))[name]).toBe(values.at(-1))
      }
    }
  })
})

test('free choice: by Player Number, whoever is still free', () => {
  const g = create(setup('nemesis', 3, { options: { freeCharacters: true } }), keyFromSeed(7))
  const { characters = [] } = gameInfo('nemesis') ?? {}
  const taken: Name[] = []
  for (let number = 1; number <= 3; number++) {
    const [decision] = pending(g)
    expect([decision.ask, g.crew[decision.seat].number]).toEqual(['draft', number])
    const free = characters.filter(name => !taken.includes(name))
    expect(decision.options).toEqual(free.map(card => ({ do: 'character', card })))
    taken.push(free[0])
    step(g, { seat: decision.seat, n: decision.n, do: 'character', card: free[0] })
  }
  expect(new Set(g.crew.map(({ character }) => character))).toEqual(new Set(taken))
})

describe('the ship', () => {
  const EVAC = { tile: 'evacuationSectionA', explored: true }

  test('NEM-RULING-132 podCountsAsRoom: a pod keeps off what happens in the room, not the noise', () => {
    const noise = { options: { podCountsAsRoom: 'noise' } }
    const given = {
      rooms: { '005': { ...EVAC, fire: true }, '006': { tile: 'canteen', explored: true } },
      at: { captain: '006' },
      pods: { 1: 'unlocked' },
      inPod: { scout: 1 },
      hand: { captain: ['search'], scout: [] },
      turn: 'captain',
    }
    const burning = (more: object) => {
      const staying = situation(
        { ...given, turn: 'scout', hand: { scout: [], captain: [] } },
        ['captain', 'scout'],
        more,
      )
      staying.act('scout', { do: 'stay' })
      return staying.crew('scout').light
    }
    expect([burning({}), burning(noise)]).toEqual([1, 0])
    const cheered = (more: object) => {
      const hand = { captain: ['motivation'], scout: [] }
      const s = situation({ ...given, at: { captain: '005' }, hand }, ['captain', 'scout'], more)
      s.act('captain', play('motivation'))
      return s.crew('scout').hand
    }
    expect([cheered({}), cheered(noise)]).toEqual([1, 0])
  })

  test('NEM-RULING-27 queenTokenReturns: her token is in the bag again though she is on the board', () => {
    const given = { rooms: { '002': { tile: 'nest', explored: true } }, eggs: 5, met: true, at: { scout: '002' } }
    const dice = { bag: ['queen-4'] }
    const hand = { scout: ['rest', 'search', 'search', 'demolition'] }
    const bag = (options: object) => {
      const t = phase('bulkheadsOpen', { ...given, hand }, ['scout', 'captain'], { dice, options })
      return [intruders(t), t.table().bag.queen]
    }
    expect(bag({})).toEqual([['queen 002'], 0])
    expect(bag({ queenTokenReturns: true })).toEqual([['queen 002'], 1])
  })

  test('NEM-RULING-195 engineRepairDespiteMalfunction: the engine waits until the room is repaired', () => {
    const given = { rooms: { '019': { malfunction: true } }, at: { scout: '019' } }
    const hand = { scout: ['basicRepairs', 'search', 'search'] }
    const parts = (options: object) => {
      const t = situation({ ...given, hand }, ['scout', 'captain'], { options })
      t.act('scout', play('basicRepairs'), pay('search'), pay('search'))
      return [t.table().asking?.ask, t.room('019').malfunction]
    }
    expect(parts({})).toEqual(['part', true])
    // Only the repair of the room is left: it is done at once.
    expect(parts({ engineRepairDespiteMalfunction: false })).toEqual(['turn', false])
  })

  test('NEM-DROP-03 droppedItems: under the deck instead of on the discard pile', () => {
    const options = { droppedItems: 'bottom' }
    const t = situation({ inventory: { scout: ['medkit'] } }, ['scout', 'captain'], { options })
    const before = t.table().decks.find(d => d.deck === 'green')?.pile.count ?? 0
    t.act('scout', { do: 'drop', card: 'medkit' })
    expect(t.table().decks.find(d => d.deck === 'green')).toMatchObject({ pile: { count: before + 1 }, discard: [] })
  })

  test('NEM-RULING-188 treatOthers: dressings are for who has them', () => {
    const given = {
      hand: { scout: ['rest'], captain: [] },
      inventory: { scout: ['medkit'] },
      wounds: { captain: ['arm'] },
    }
    const usable = (options: object) =>
      situation(given, ['scout', 'captain'], { options })
        .options('scout')
        .some(o => o.do === 'use')
    expect([usable({}), usable({ treatOthers: false })]).toEqual([true, false])
    expect(itemInfo('nemesis+selfish', 'medkit')?.effect?.map(({ fx }) => fx)).toEqual(['choose'])
  })

  test('NEM-RULING-36 reconnaissanceCancelsDanger: a scout in silence still wakes what is near', () => {
    const given = {
      rooms: { '006': { tile: 'canteen', token: 'danger-3' } },
      hand: { scout: ['reconnaissance', 'rest'], captain: [] },
      intruders: [{ kind: 'adult', room: '007' }],
    }
    const where = (options: object) => {
      const t = situation(given, ['scout', 'captain'], { options })
      t.act('scout', play('reconnaissance'), pay('rest'), { do: 'room', room: '006' })
      return t.table().intruders[0].room
    }
    expect([where({}), where({ reconnaissanceCancelsDanger: false })]).toEqual(['007', '006'])
  })
})

describe('the facility', () => {
  test('LOCK-RULING-139 yellowKills: those who know too much', () => {
    const given = {
      time: 1,
      met: true,
      contingency: 'codeYellow',
      hand: { sentry: [] },
      locked: ['janitor'],
      bunker: ['survivor'],
      knowledge: { janitor: 4, survivor: 5 },
    }
    const killed = (options: object) => {
      const t = lockdown(given, ['sentry', 'janitor', 'survivor'], { options })
      passAll(t)
      return dead(t)
    }
    expect(killed({})).toEqual(['sentry', 'janitor'])
    expect(killed({ yellowKills: 'knowledgeAtLeast5' })).toEqual(['sentry', 'survivor'])
    expect(contingencyInfo('lockdown+knowing', 'codeYellow')?.kills).toEqual({ is: 'knowledge', min: 5 })
  })

  test('LOCK-RULING-17 cssTokens: two of each letter, one for all and one for none', () => {
    const g = create(setup('lockdown', 2, { options: { cssTokens: 'lettered' } }), keyFromSeed(3))
    expect(g.facility?.css.filter(piece => piece >= 0)).toHaveLength(6)
    expect(['cssAll', 'cssNone'].map(token => cargoTokenInfo('lockdown+lettered', token)?.copies)).toEqual([1, 1])
    expect(cargoTokenInfo('lockdown+lettered', 'cssA')?.copies).toBe(2)
    expect(intruderTokens('lockdown+lettered')).toEqual(intruderTokens('lockdown'))
  })

  test('LOCK-RULING-82 caveEntranceNoiseRoll: out of the cave without a sound', () => {
    const given = {
      decks: { attack: ['cut.2'] },
      rooms: {
        '013': { tile: 'caveEntrance', explored: true },
        '001': { tile: 'guardRoom', explored: true },
        '018': { tile: 'surgery', explored: true },
      },
      at: { sentry: '013' },
    }
    const rolls = (options: object) => {
      const t = inside('archive', given, undefined, { dice: { noise: ['silence'] }, options })
      t.act('sentry', ...act, { do: 'room', room: '001' })
      return [t.told('noiseRolled').length, t.told('attack').length]
    }
    expect([rolls({}), rolls({ caveEntranceNoiseRoll: false })]).toEqual([
      [1, 1],
      [0, 1],
    ])
  })

  test('LOCK-RULING-89 computerActionInCombat: not in a fight', () => {
    const given = having('grenade', { rooms: { '007': { tile: 'archive', explored: true } }, at: { sentry: '007' } })
    const bar = (options: object, fighting: boolean) => {
      const foes = fighting ? [{ kind: 'adult', room: '007' }] : []
      const t = lockdown({ ...given, intruders: foes, met: true }, ['sentry', 'janitor'], { options })
      return obstacles(t.g, 0).find(o => o.do === 'computer')?.why ?? null
    }
    const never = { computerActionInCombat: false }
    expect([bar({}, true), bar(never, false), bar(never, true)]).toEqual([null, null, 'inCombat'])
  })

  test('LOCK-RULING-92 droppedItems: on the discard pile', () => {
    const t = lockdown(having('grenade'), ['sentry', 'janitor'], { options: { droppedItems: 'discard' } })
    t.act('sentry', { do: 'drop', card: 'grenade' })
    expect(t.table().decks.find(d => d.deck === 'red')?.discard).toEqual(['grenade'])
  })

  test('LOCK-RULING-129 treatOthers: what heals or cleans may be used on others in the room', () => {
    const given = having('medkit', { at: { janitor: '009' }, wounds: { janitor: ['leg'], sentry: ['arm'] } })
    const t = lockdown(given, ['sentry', 'janitor'], { options: { treatOthers: true } })
    t.act('sentry', ...use('medkit', 'rest'))
    expect(t.options('sentry')).toEqual([who(0), who(1)])
    t.act('sentry', who(1))
    expect(t.crew('janitor').dressed).toEqual(['leg'])
    const others = having('researchDocuments', { at: { janitor: '009' } })
    expect(why(lockdown(others, ['sentry', 'janitor'], { options: { treatOthers: true } }), 'researchDocuments')).toBe(
      undefined,
    )
  })
})
