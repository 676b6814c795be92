/** What is printed, against the list of facts: docs/content/components.md §1 is read here, not copied. */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findRuleset } from '../src/core/ruleset.ts'
import { actions } from '../src/games/nemesis/content/actions.ts'
import { attacks } from '../src/games/nemesis/content/attacks.ts'
import { type Character, characters } from '../src/games/nemesis/content/characters.ts'
import { coordinates } from '../src/games/nemesis/content/coordinates.ts'
import { combatDie, noiseDie } from '../src/games/nemesis/content/dice.ts'
import { events } from '../src/games/nemesis/content/events.ts'
import { contamination, intruderTokens } from '../src/games/nemesis/content/intruders.ts'
import { crafted, items } from '../src/games/nemesis/content/items.ts'
import { objectives } from '../src/games/nemesis/content/objectives.ts'
import { quests } from '../src/games/nemesis/content/quests.ts'
import { printed, tiles } from '../src/games/nemesis/content/tiles.ts'
import { tokens } from '../src/games/nemesis/content/tokens.ts'
import { weaknesses } from '../src/games/nemesis/content/weaknesses.ts'
import { startingWeapons } from '../src/games/nemesis/content/weapons.ts'
import { wounds } from '../src/games/nemesis/content/wounds.ts'
import { boards } from './printed.ts'
import { situation } from './situation.ts'

const doc = fs.readFileSync(path.resolve(import.meta.dirname, '../../../docs/content/components.md'), 'utf8')
const nemesis = doc.slice(doc.indexOf('# 1. NEMESIS'), doc.indexOf('\n# 2.'))
/** The text of a section, e.g. `1.7`. */
function section(number: string): string {
  const start = nemesis.indexOf(`## ${number} `)
  if (start < 0) throw new Error(`components.md has no section ${number}`)
  const end = nemesis.indexOf('\n## ', start + 3)
  return nemesis.slice(start, end < 0 ? undefined : end)
}
/** Rows of the section's tables, head and rule left out; an empty first cell means the one above. */
function rows(number: string): string[][] {
  const out: string[][] = []
  for (const line of section(number).split('\n')) {
    if (!line.startsWith('|') || line.startsWith('|---')) continue
    const cells = line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim())
    out.push(cells[0] === '' ? [out.at(-1)?.[0] ?? '', ...cells.slice(1)] : cells)
  }
  return out
}
/** Egg Protection → eggProtection, Six-Shooter → sixShooter */
const id = (name: string): string => {
  const [first, ...rest] = name
    .replace(/ ✂$/, '')
    .split(/[ -]+/)
    .map(word => word.toLowerCase())
  return first + rest.map(word => word[0].toUpperCase() + word.slice(1)).join('')
}
/** Three of a kind count thrice. */
const copies = (list: readonly { id: string; copies: number }[]) => Object.fromEntries(list.map(c => [c.id, c.copies]))
const sum = (list: readonly { copies: number }[]) => list.reduce((n, piece) => n + piece.copies, 0)
const KINDS: Record<string, string> = { C: 'creeper', A: 'adult', B: 'breeder', Q: 'queen' }
const kinds = (letters: string) => letters.split(' ').map(letter => KINDS[letter])
const board = boards['nemesis-base']

describe('board', () => {
  const text = section('1.17')

  test('NEM-DATA-01 21 rooms numbered 001 to 021: eleven spaces “1”, five “2”, five printed', () => {
    expect(board.rooms.map(r => r.id)).toEqual(Array.from({ length: 21 }, (_, i) => `${i + 1}`.padStart(3, '0')))
    const [, two = ''] = /"2"-slots: ([\d,]+)/.exec(text) ?? []
    const of = (slot: string) => board.rooms.filter(r => r.slot === slot).map(r => r.id)
    expect(of('2')).toEqual(two.split(','))
    expect([of('1').length, of('special').length]).toEqual([11, 5])
    // An item counter beside each tile space, and nowhere else.
    for (const room of board.rooms) expect(room.itemsCounter).toBe(room.slot !== 'special')
  })

  test('NEM-DATA-01 corridors with their numbers', () => {
    const listed = [...text.matchAll(/(\d+)–(\d+):([\d,]+)/g)].map(([, a, b, numbers]) => `${a}–${b}:${numbers}`)
    expect(listed).toHaveLength(28)
    expect(board.corridors.map(c => `${Number(c.a)}–${Number(c.b)}:${c.numbers}`)).toEqual(listed)
  })

  test('NEM-DATA-01 entrances to the technical corridors, one network', () => {
    const listed = [...text.matchAll(/(\d+):\{([\d,]+)\}/g)].map(([, room, numbers]) => `${room}:${numbers}`)
    expect(listed).toHaveLength(8)
    expect(board.technical.map(t => `${Number(t.room)}:${t.numbers}`)).toEqual(listed)
    expect(board.networks.map(n => n.id)).toEqual(['main'])
    expect(board.technical.every(t => t.network === 'main')).toBe(true)
  })

  test('NEM-DATA-02 Cockpit in the bow, Hibernatorium in the middle, engines in the stern; destinations A to D', () => {
    const specials = Object.fromEntries(board.rooms.flatMap(r => (r.special ? [[r.special, r.id]] : [])))
    const listed = [...text.matchAll(/(\d{3}) ((?:Cockpit|Hibernatorium|Engine \d))/g)]
    expect(listed).toHaveLength(5)
    expect(specials).toEqual(
      Object.fromEntries(listed.map(([, room, name]) => [name.toLowerCase().replace(' ', '-'), room])),
    )
    expect(board.rooms.filter(r => r.start).map(r => r.special)).toEqual(['hibernatorium'])
    const x = (room: string) => board.rooms.find(r => r.id === room)?.x ?? 0
    const xs = board.rooms.map(r => r.x)
    expect(x(specials.cockpit)).toBe(Math.min(...xs))
    for (const n of [1, 2, 3]) expect(x(specials[`engine-${n}`])).toBeGreaterThan(x(specials.hibernatorium))
    expect(Math.max(...xs)).toBe(x(specials['engine-2']))
    expect(board.tracks.destination?.map(space => space.n)).toEqual(['A', 'B', 'C', 'D'])
  })

  test('NEM-DATA-03 the tracks', () => {
    const { time, selfDestruct } = board.tracks
    const colours = (track: { color: string }[]) => track.map(space => space.color)
    expect(section('1.15')).toContain('Time: 15 (green) … 9, then 8…1 blue (hibernation open), then red jump')
    expect(time.map(space => space.n)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
    expect(colours(time)).toEqual(['green', ...Array(6).fill('plain'), ...Array(8).fill('blue'), 'red'])
    expect(section('1.15')).toContain(
      'Self-destruct: 6 (green),5,4, 3,2,1 yellow (irreversible, pods unlock on reaching 3), skull',
    )
    expect(selfDestruct.map(space => space.n)).toEqual([6, 5, 4, 3, 2, 1, 0])
    expect(colours(selfDestruct)).toEqual(['green', 'plain', 'plain', 'yellow', 'yellow', 'yellow', 'red'])
  })
})

describe('dice and tokens', () => {
  const faces = (die: readonly string[]) =>
    Object.fromEntries([...new Set(die)].map(f => [f, die.filter(x => x === f).length]))

  test('NEM-DATA-04 the noise die', () => {
    expect(section('1.1')).toContain('Noise d10: 1,1,2,2,3,3,4,4, Silence ×1, Danger ×1')
    expect(faces(noiseDie)).toEqual({ 1: 2, 2: 2, 3: 2, 4: 2, silence: 1, danger: 1 })
  })

  test('NEM-DATA-05 the combat die', () => {
    expect(section('1.1')).toContain('blank(miss) ×1, Creeper symbol ×2, Adult symbol ×1, one hit ×1, two hits ×1')
    expect(faces(combatDie)).toEqual({ blank: 1, creeper: 2, adult: 1, hit: 1, double: 1 })
  })

  test('NEM-DATA-07 exploration tokens: effects and numbers of items', () => {
    const [list] = /Malfunction 8 .*$/m.exec(section('1.13')) ?? ['']
    const listed = [...list.matchAll(/([A-Z][a-z]+) (\d+) \(([\d,]+)\)/g)].flatMap(([, name, n, numbers]) => {
      expect(numbers.split(',')).toHaveLength(Number(n))
      return numbers.split(',').map(items => `${name.toLowerCase().replace(/^doors$/, 'door')}-${items}`)
    })
    expect(listed).toHaveLength(20)
    expect(tokens.flatMap(t => Array(t.copies).fill(`${t.effect}-${t.items}`)).sort()).toEqual(listed.sort())
    expect(listed).toContain('malfunction-3') // the token of the rulebook's example
  })

  test('NEM-DATA-08 intruder tokens: surprise numbers', () => {
    const listed = rows('1.2')
      .slice(1)
      .map(([type, n, values]) => {
        const each = values
          .replace(/–/, '')
          .replace(/(\d) each/, (_, v) => `${v}×${n}`)
          .split(', ')
          .filter(Boolean)
        return [type.toLowerCase(), each.map(v => (v.includes('×') ? v : `${v}×1`)).join()]
      })
    const printedOn = (kind: string) =>
      intruderTokens
        .filter(t => t.kind === kind && kind !== 'blank')
        .map(t => `${t.value}×${t.copies}`)
        .join()
    expect(listed.map(([type]) => type)).toEqual(['blank', 'larva', 'creeper', 'adult', 'breeder', 'queen'])
    for (const [type, values] of listed) expect([type, printedOn(type)]).toEqual([type, values])
    expect(sum(intruderTokens)).toBe(27)
  })

  test('NEM-DATA-51 escape pods are numbered 1 to 4', () => {
    const numbers = situation({}, ['scout', 'captain', 'pilot', 'soldier', 'mechanic'])
      .table()
      .pods.map(p => p.pod)
    expect(numbers).toEqual([1, 2, 3, 4])
  })
})

describe('rooms', () => {
  /** `Comms Room yellow+PC` → commsRoom, yellow, a computer */
  function listed(slot: '1' | '2') {
    const [, list = ''] = new RegExp(`^"${slot}": (.*)\\.$`, 'm').exec(section('1.16')) ?? []
    return list.split(' · ').flatMap(entry => {
      const [, name = '', colour, pc] = /^(.+?) (red|yellow|green|white|none)(\+PC)?(?: \(.*\))?$/.exec(entry) ?? []
      const names = name === 'Evacuation Section A/B' ? ['Evacuation Section A', 'Evacuation Section B'] : [name]
      const known = name === 'Room Covered with Slime' ? ['slimeRoom'] : names.map(id)
      return known.map(tile => ({ id: tile, colour: colour === 'none' ? null : colour, computer: pc !== undefined }))
    })
  }
  const shown = (slot: string) =>
    tiles.filter(t => t.slot === slot).map(({ id: tile, colour, computer }) => ({ id: tile, colour, computer }))

  test.each(['1', '2'] as const)('NEM-DATA-06 NEM-ROOM-GEN-4 tiles “%s”: colours and computers', slot => {
    expect(listed(slot)).toHaveLength(slot === '1' ? 11 : 9)
    expect(shown(slot)).toEqual(listed(slot))
  })

  test('NEM-DATA-06 printed rooms have no colour and no computer; Nest and slime are not searched and do not break', () => {
    expect(printed.map(t => [t.id, t.colour, t.computer, t.noSearch, t.noMalfunction])).toEqual(
      ['cockpit', 'hibernatorium', 'engine-1', 'engine-2', 'engine-3'].map(room => [room, null, false, true, false]),
    )
    expect(tiles.filter(t => t.colour === null).map(t => [t.id, t.noSearch, t.noMalfunction])).toEqual([
      ['nest', true, true],
      ['slimeRoom', true, true],
    ])
  })
})

describe('action cards', () => {
  const WHEN: Record<string, string> = { OOC: 'outOfCombat', IC: 'inCombat', any: 'any', reaction: 'reaction' }
  const table = rows('1.3').slice(1)

  test.each(characters)(
    'NEM-DATA-09 the ten cards of the %s: five of everybody, five of their own, with cost and timing',
    who => {
      const own = table.filter(([character]) => character.toLowerCase() === who)
      const of = (card: (typeof actions)[Character][number]) => [card.id, card.cost, card.when]
      expect(actions[who].slice(4).map(of)).toEqual(
        own.map(([, name, cost, when]) => [id(name), cost === '–' ? 0 : Number(cost), WHEN[when]]),
      )
      expect(actions[who].slice(0, 4).map(card => [...of(card), card.copies])).toEqual([
        ['search', 0, 'outOfCombat', 2],
        ['rest', 0, 'outOfCombat', 1],
        ['demolition', 0, 'any', 1],
        ['interruption', 0, 'reaction', 1],
      ])
      expect(sum(actions[who])).toBe(10)
    },
  )

  test('NEM-DATA-10 NEM-DATA-11 repairs: at what price, whose, and the same two things', () => {
    const repairs = {
      basicRepairs: ['captain', 'scout', 'soldier'],
      repairs: ['pilot', 'scientist'],
      fastRepairs: ['mechanic'],
    }
    const prices = { basicRepairs: 2, repairs: 1, fastRepairs: 0 }
    for (const [card, owners] of Object.entries(repairs)) {
      const found = characters.filter(c => actions[c].some(a => a.id === card))
      expect(found).toEqual(owners)
      for (const owner of owners) {
        const info = actions[owner as Character].find(a => a.id === card)
        expect(info).toMatchObject({ cost: prices[card as keyof typeof prices], when: 'outOfCombat' })
        expect(info?.effect).toEqual([
          { fx: 'choose', of: [[{ fx: 'malfunction', how: 'remove', at: 'here' }], [{ fx: 'engine' }]] },
        ])
      }
    }
  })

  test('NEM-DATA-18 the Captain alone gives orders; everybody can tear down a closed door', () => {
    expect(characters.filter(c => actions[c].some(a => a.id === 'order'))).toEqual(['captain'])
    for (const c of characters)
      expect(JSON.stringify(actions[c].find(a => a.id === 'demolition')?.effect)).toContain('"how":"destroy"')
  })
})

describe('items', () => {
  const text = section('1.6')
  const line = (name: string): string => new RegExp(`^\\*\\*${name} .*$`, 'm').exec(text)?.[0] ?? ''
  /** `Tools 6 [TOOL: …]` → [tools, 6, the bracket] */
  function listed(name: string) {
    const [, list = ''] = /\*\* (.*)$/.exec(line(name)) ?? []
    // Separators stand outside the brackets.
    const entries = list.replace(/\.$/, '').match(/(?:\[[^\]]*\]|[^;[])+/g) ?? []
    return entries.map(entry => {
      const [, item = '', n = '', bracket = ''] = /^ *([A-Za-z- ]+?) (\d+)(?: \[([^\]]*)\])?/.exec(entry) ?? []
      return { id: id(item), n: Number(n), bracket }
    })
  }
  const COMPONENTS: Record<string, string> = { CHEM: 'chem', CLOTH: 'cloth', MED: 'med', TOOL: 'tool', ELEC: 'elec' }

  test.each(['Yellow', 'Green', 'Red'] as const)('NEM-DATA-19 the 30 %s items', name => {
    const colour = name.toLowerCase() as 'yellow' | 'green' | 'red'
    const facts = listed(name)
    expect(facts.reduce((n, f) => n + f.n, 0)).toBe(30)
    expect(copies(items[colour])).toEqual(Object.fromEntries(facts.map(f => [f.id, f.n])))
    for (const { id: item, bracket } of facts) {
      const card = items[colour].find(i => i.id === item)
      expect([item, card?.heavy]).toEqual([item, bracket.startsWith('HEAVY')])
      // Energy Charge and Clothes say what they are made of once, in the yellow list.
      if (bracket === '') continue
      const [word] = bracket.split(':')
      expect([item, card?.component ?? null]).toEqual([item, COMPONENTS[word] ?? null])
    }
  })

  test('NEM-DATA-19 what is found in two colours is the same card; every item costs 1, once, unless it stays', () => {
    const all = Object.values(items).flat()
    for (const name of ['energyCharge', 'clothes']) {
      const [one, two, ...more] = all.filter(i => i.id === name)
      expect([{ ...one, copies: 0 }, more]).toEqual([{ ...two, copies: 0 }, []])
    }
    for (const card of [...all, ...crafted]) {
      const stays = card.weapon !== null || card.gives !== null
      expect([card.id, card.cost, card.oneUse]).toEqual([card.id, 1, !stays])
    }
  })

  test('NEM-DATA-19 NEM-DATA-31 four crafted items, three of each, and of what they are made', () => {
    const facts = [...line('Blue').matchAll(/([A-Z][A-Za-z ]+?) ([A-Z]+)\+([A-Z]+) \[(HEAVY)?/g)].map(
      ([, name, a, b, heavy]) => ({
        id: id(name),
        needs: [COMPONENTS[a], COMPONENTS[b]],
        copies: 3,
        heavy: heavy !== undefined,
      }),
    )
    expect(facts.map(f => f.id)).toEqual(['antidote', 'taser', 'flamethrower', 'molotovCocktail'])
    expect(crafted.map(({ id: item, needs, copies: n, heavy }) => ({ id: item, needs, copies: n, heavy }))).toEqual(
      facts,
    )
    expect(sum(crafted)).toBe(12)
  })
})

describe('weapons and quests', () => {
  const table = rows('1.4')
  const weapons = table.slice(1, 7)
  const questRows = table.slice(8)

  test('NEM-DATA-38 NEM-DATA-39 a starting weapon each: heavy, its kind, its ammo', () => {
    expect(weapons).toHaveLength(6)
    for (const [who, name, kind, ammo] of weapons) {
      const card = startingWeapons[who.toLowerCase() as Character]
      const capacity = Number(ammo.split(' ')[0])
      expect([card.id, card.heavy]).toEqual([id(name), true])
      expect(card.weapon).toMatchObject({ kind, capacity, loaded: capacity })
    }
  })

  test('NEM-DATA-38 what each weapon adds to a shot', () => {
    const special = (weapon: (typeof startingWeapons)[Character]['weapon']) =>
      Object.keys(weapon ?? {}).filter(key => !['kind', 'capacity', 'loaded'].includes(key))
    const found = Object.values(items)
      .flat()
      .concat(crafted)
      .filter(i => i.weapon)
    const all = [...Object.values(startingWeapons), ...found]
    expect(Object.fromEntries(all.map(w => [w.id, special(w.weapon).join()]))).toEqual({
      sixShooter: 'bonusOnDouble',
      shotgun: 'bonusOnHit',
      pistol: 'doubleAsHit',
      rifle: '',
      assaultRifle: 'bonusOnHit',
      sawedOffShotgun: 'hitAsDouble',
      prototypePistol: 'reroll',
      prototypeRifle: 'extra',
      prototypeShotgun: 'sure,bonusOnHits',
      flamethrower: 'sure,burns',
    })
    const [, pistol, rifle, shotgun] =
      /Prototype Pistol 1 \[HEAVY energy (\d).*Prototype Rifle 1 \[HEAVY energy (\d).*Prototype Shotgun 1 \[HEAVY energy (\d)/.exec(
        section('1.6'),
      ) ?? []
    expect(found.map(w => [w.id, w.weapon?.kind, w.weapon?.capacity])).toEqual([
      ['prototypePistol', 'energy', Number(pistol)],
      ['prototypeRifle', 'energy', Number(rifle)],
      ['prototypeShotgun', 'energy', Number(shotgun)],
      ['flamethrower', 'classic', 4],
    ])
  })

  test('NEM-DATA-40 two quest items each: where to be or what to give, one card, and the item', () => {
    expect(questRows).toHaveLength(12)
    const facts = questRows.map(([who, requirement, item]) => {
      const [, place] = /^in (?:the )?([A-Z][A-Za-z ]+?)(?: \(|$)/.exec(requirement) ?? []
      const [, gifts] = /^discard (.+)$/.exec(requirement) ?? []
      const [name] = item.split(/[,:[(]/)
      return [who.toLowerCase(), id(name.trim()), place ? id(place) : null, gifts ? gifts.split(' or ').map(id) : []]
    })
    const cards = characters.flatMap(who =>
      quests[who].map(card => {
        const { test: where, discard } = card.quest
        return [who, card.id, where?.is === 'inRoom' ? where.tile : null, [...discard]]
      }),
    )
    const order = (list: unknown[]) => list.map(one => JSON.stringify(one)).sort()
    expect(order(cards)).toEqual(order(facts))
    for (const who of characters) for (const card of quests[who]) expect(card.quest.cost).toBe(1)
  })

  test('NEM-DATA-40 what a quest item costs, whether it is heavy and whether it stays', () => {
    const facts = Object.fromEntries(
      questRows.map(([, , text]) => {
        const [name] = text.split(/[,:[(]/)
        const [, cost] = /\[(\d)\]/.exec(text) ?? []
        return [
          id(name.trim()),
          { cost: cost === undefined ? null : Number(cost), heavy: /, heavy/.test(text), once: /one use/.test(text) },
        ]
      }),
    )
    for (const card of Object.values(quests).flat()) {
      const { cost, heavy, once } = facts[card.id]
      expect([card.id, card.heavy, card.oneUse && card.effect !== null]).toEqual([card.id, heavy, once])
      if (cost !== null) expect([card.id, card.cost]).toEqual([card.id, cost])
    }
  })
})

describe('intruder cards', () => {
  test('NEM-DATA-41 twenty events: who moves, through which corridor, and which leave the game', () => {
    const facts = rows('1.7')
      .slice(1)
      .map(([name, move, no]) => [id(name), kinds(move), Number(no), name.endsWith('✂')])
    expect(facts).toHaveLength(20)
    expect(events.map(e => [e.id, [...e.moves], e.way, e.after === 'remove'])).toEqual(facts)
    // “Shuffle card back” stands on one of them.
    expect(events.filter(e => e.after === 'shuffleBack').map(e => e.id)).toEqual(['malfunction'])
    // “Larva never moves on any card.”
    expect(events.some(e => e.moves.includes('larva'))).toBe(false)
  })

  test('NEM-DATA-41 what the rulebook says of events is so', () => {
    const coolant = events.find(e => e.id === 'coolantLeak')
    expect(coolant).toMatchObject({ moves: ['adult', 'breeder', 'queen'], way: 1, after: 'remove' })
    expect(events.filter(e => e.effect.some(fx => fx.fx === 'spreadFire')).map(e => e.id)).toEqual([
      'consumingFire',
      'damagingFire',
    ])
    // Every corridor number leads equally often.
    expect([1, 2, 3, 4].map(way => events.filter(e => e.way === way).length)).toEqual([5, 5, 5, 5])
  })

  test('NEM-DATA-42 twenty attacks: numbers beside the blood, arrows, and who attacks so', () => {
    const facts = rows('1.8')
      .slice(1)
      .flatMap(([name, n, blood, by]) => {
        const numbers = blood.split(',')
        expect([name, numbers.length]).toEqual([name, Number(n)])
        return numbers.map(b => [id(name), b === '→' ? null : Number(b), kinds(by).sort()])
      })
    expect(facts).toHaveLength(20)
    expect(attacks.map(a => [a.id, a.blood, [...a.by].sort()])).toEqual(facts)
    expect(attacks.filter(a => a.everybody).map(a => a.id)).toEqual(['frenzy', 'frenzy'])
  })

  test('NEM-DATA-45 eight weaknesses, each with an effect of its own', () => {
    const [, list = ''] = /\n(Vital Places .*)/.exec(section('1.9')) ?? []
    const names = list.split(' · ').map(entry => id(entry.split(' (')[0]))
    expect(weaknesses.map(w => w.id)).toEqual(names)
    expect(new Set(weaknesses.map(w => w.gives)).size).toBe(8)
  })
})

describe('other cards', () => {
  test('NEM-DATA-43 sixteen serious wounds, and what each does', () => {
    const [, list = ''] = /\n(Body .*)\./.exec(section('1.10')) ?? []
    const facts = list.split(' · ').map(entry => /^([A-Z][a-z]+) (\d)/.exec(entry) ?? [])
    expect(copies(wounds)).toEqual(Object.fromEntries(facts.map(([, name, n]) => [name.toLowerCase(), Number(n)])))
    expect(sum(wounds)).toBe(16)
    expect(wounds.map(({ copies: _, ...rest }) => rest)).toEqual([
      { id: 'body', drawUpTo: 4 },
      { id: 'leg', escapeCost: 2 },
      { id: 'hand', itemCost: 1 },
      { id: 'arm', handSlots: 1 },
      { id: 'bleeding', lightWoundOnPass: true },
    ])
  })

  test('NEM-DATA-44 seven of the 27 contamination cards are infected', () => {
    expect(section('1.12')).toContain('27 cards, 7 infected / 20 clean')
    expect(contamination).toEqual({ infected: 7, clean: 20 })
  })

  test('NEM-DATA-46 eight coordinates cards', () => {
    const WORLDS: Record<string, string> = { E: 'earth', M: 'mars', V: 'venus', DS: 'deepSpace' }
    const facts = [...section('1.14').matchAll(/(\d) ((?:[EMV]|DS)(?:,(?:[EMV]|DS)){3})/g)].map(([, n, letters]) => ({
      id: `coordinates-${n}`,
      to: letters.split(',').map(letter => WORLDS[letter]),
    }))
    expect(facts).toHaveLength(8)
    expect(coordinates).toEqual(facts)
    // Each leads to all four; each space leads to each world twice.
    for (const { to } of coordinates) expect(new Set(to).size).toBe(4)
    for (const space of [0, 1, 2, 3])
      for (const world of Object.values(WORLDS)) expect(coordinates.filter(c => c.to[space] === world)).toHaveLength(2)
  })

  test.each(['Personal', 'Corporate'] as const)('NEM-DATA-47 nine %s objectives and for how many players', deck => {
    const [, list = ''] = new RegExp(`^${deck}: (.*)$`, 'm').exec(section('1.11')) ?? []
    const facts = [...list.matchAll(/([A-Z][A-Za-z ]+?) (\d)\+/g)].map(([, name, players]) => [
      id(name),
      Number(players),
    ])
    expect(facts).toHaveLength(9)
    const cards = objectives.filter(o => o.deck === deck.toLowerCase())
    expect(cards.map(o => [o.id, o.players])).toEqual(facts)
  })

  test('NEM-DATA-47 Quarantine alone lets its owner live through hibernation to Mars', () => {
    expect(objectives.filter(o => o.survivesMars).map(o => o.id)).toEqual(['quarantine'])
  })

  test('NEM-DATA-48 seven solo and co-op objectives', () => {
    const [, list = ''] = /^Solo\/co-op \(7\): (.*)\.$/m.exec(section('1.11')) ?? []
    const facts = list.split('; ').map(entry => ({ name: id(entry.split(' (')[0]), signal: entry.includes('(Signal') }))
    const cards = objectives.filter(o => o.deck === 'solo')
    expect(cards.map(o => ({ name: o.id, signal: JSON.stringify(o.test).includes('"signal"') }))).toEqual(facts)
    expect(cards.every(o => o.players === 1)).toBe(true)
  })

  test('NEM-DATA-50 characters have no abilities of their own: they differ in cards, weapon and quests only', () => {
    const seen = characters.map(character => {
      const t = situation({ hand: { [character]: ['search', 'rest'] }, hands: { [character]: [] } }, [character])
      const { character: _, quests: __, ...same } = t.crew(character)
      return { same, options: t.options(character) }
    })
    for (const one of seen) expect(one).toEqual(seen[0])
    expect(seen[0].same.handSlots).toBe(2)
  })
})

test('equal pieces share their place in the canonical order and nothing else does', () => {
  const { names, backs, order } = findRuleset('nemesis')?.content ?? { names: [], backs: [], order: [] }
  const places = new Map<string, Set<number>>()
  names.forEach((name, piece) => {
    const key = `${backs[piece]}/${name}`
    places.set(key, (places.get(key) ?? new Set()).add(order[piece]))
  })
  expect([...places].filter(([, of]) => of.size !== 1)).toEqual([])
  expect(new Set(order).size).toBe(places.size)
})
