/** Contamination cards and the Scanner: what they are, who reads them, what comes of it. */
import { describe, expect, test } from 'vitest'
import { seatZone, sharedZone, wordOf } from '../src/core/pieces.ts'
import { rulesOf } from '../src/core/ruleset.ts'
import { type Choice, faceFor, type Name, view } from '../src/index.ts'
import { discard, pass, pay, play, type Situation, situation } from './situation.ts'

const both = ['captain', 'scout']
const rest = (hand: string[], more: object = {}) => ({
  rooms: { '006': { tile: 'canteen', explored: true } },
  at: { captain: '006' },
  hand: { captain: ['rest', 'search'], scout: [] },
  contamination: { captain: { hand } },
  ...more,
})
const roomAction = (...cards: Name[]): Choice[] => [{ do: 'roomAction' }, ...cards.map(pay)]
/** Everything somebody gets to see of what has happened so far and of how things stand. */
const seenBy = (t: Situation, who: Name | null): string => {
  const seat = who === null ? null : t.seat(who)
  return JSON.stringify([view(t.g, seat), t.events.map(e => faceFor(e, seat))])
}

describe('the cards', () => {
  test('NEM-CONTAM-04 NEM-COMP-14 27 cards, 7 of them infected, all of one name and back', () => {
    const t = situation()
    const deck = sharedZone(t.g, 'contamination')
    const { backs, names } = rulesOf(t.g).content
    expect([deck.length, deck.filter(p => wordOf(t.g, p) === 'infected').length]).toEqual([27, 7])
    expect(new Set(deck.map(p => `${backs[p]} ${names[p]}`)).size).toBe(1)
    expect([...deck].some(p => t.g.read[p - deck.toSorted((a, b) => a - b)[0]])).toBe(false)
  })

  test('NEM-CONTAM-01 gained onto the top of the discard pile, unread, for all to see that it is one', () => {
    const given = {
      hand: { captain: ['rest', 'search'] },
      discard: { captain: ['order'] },
      intruders: [{ kind: 'adult', room: '011' }],
    }
    const t = situation(given, ['captain'], { dice: { combat: ['blank'] } })
    // A blow costs its striker a Contamination card.
    t.act('captain', { do: 'melee' }, pay('rest'))
    expect(t.crew('captain').discard).toEqual(['order', 'rest', 'contamination'])
    expect(t.told('contaminated')).toMatchObject([{ who: 0 }])
    expect([t.crew('captain').contamination, t.mine('captain').words]).toEqual([1, []])
    expect(t.table().decks.find(d => d.deck === 'contamination')?.pile).toEqual({ count: 26, known: [] })
  })

  test('NEM-RULING-25 with the deck empty none is gained, and the rest happens all the same', () => {
    const given = { hand: { captain: ['rest'] }, intruders: [{ kind: 'breeder', room: '011' }] }
    const t = situation({ ...given, decks: { attack: ['scratch.6', 'bite.6'] } }, ['captain'], {
      dice: { combat: ['hit'] },
    })
    sharedZone(t.g, 'removed').push(...sharedZone(t.g, 'contamination').splice(0))
    t.act('captain', { do: 'melee' }, pay('rest'))
    expect([t.told('contaminated'), t.crew('captain').contamination]).toEqual([[], 0])
    expect(t.table().intruders[0].injuries).toBe(1)
  })

  test('NEM-CONTAM-02 drawn and held like Action cards: they fill the hand', () => {
    const given = { hand: { captain: ['order'], scout: [] }, contamination: { captain: { hand: ['clean', 'clean'] } } }
    const t = situation({ ...given, deck: { captain: ['rest', 'search'] } }, both, { dice: { bag: ['blank'] } })
    t.standing('scout', 'game')
    t.act('captain', ...pass)
    t.act('scout', { do: 'pass' })
    expect(t.crew('captain').hand).toBe(5)
    expect(t.mine('captain').hand.filter(card => card === 'contamination')).toHaveLength(2)
  })

  test('NEM-CONTAM-02 they give no action and pay for nothing', () => {
    const t = situation({ hand: { captain: [] }, contamination: { captain: { hand: ['clean', 'clean'] } } }, [
      'captain',
    ])
    expect(t.options('captain').every(o => o.do === 'drop' || o.do === 'pass')).toBe(true)
    const one = situation({ hand: { captain: ['rest'] }, contamination: { captain: { hand: ['clean'] } } }, ['captain'])
    expect(one.options('captain').some(o => o.do === 'move')).toBe(true)
    expect(one.options('captain').some(o => o.do === 'carefulMove')).toBe(false)
    one.act('captain', { do: 'move', to: '006' })
    expect(one.options('captain')).toEqual([pay('rest')])
  })

  test('NEM-CONTAM-03 they may be discarded when passing', () => {
    const t = situation(rest(['clean', 'infected']), both)
    t.act('captain', { do: 'pass' })
    expect(t.options('captain')).toContainEqual(discard('contamination'))
    t.act('captain', discard('contamination'), discard('contamination'), { do: 'done' })
    expect(t.crew('captain').discard).toEqual(['contamination', 'contamination'])
  })

  test('NEM-CONTAM-04 nobody knows the word, not even whoever holds it', () => {
    const t = situation(rest(['infected', 'clean']), both)
    expect(t.mine('captain').hand.filter(c => c.startsWith('contamination'))).toEqual([
      'contamination',
      'contamination',
    ])
    for (const who of ['captain', 'scout', null]) expect(seenBy(t, who)).not.toMatch(/infected|"clean"/)
  })
})

describe('scanning', () => {
  test('NEM-SCAN-01 NEM-CONTAM-05 NEM-RULING-84 Rest: clean cards are read and leave the game for good', () => {
    const t = situation(rest(['clean', 'clean']), both)
    t.act('captain', play('rest'))
    expect(t.told('scanned')).toMatchObject([{ who: 0, removed: 2, only: { 0: { words: ['clean', 'clean'] } } }])
    expect(t.mine('captain').hand).toEqual(['search'])
    expect(t.table().removed.filter(c => c === 'contamination')).toHaveLength(2)
    expect(t.table().decks.find(d => d.deck === 'contamination')?.pile.count).toBe(25)
    expect([t.crew('captain').larva, t.crew('captain').contamination]).toEqual([false, 0])
  })

  test('NEM-SCAN-02 an infected card and no larva: a larva on the board, the card back in hand', () => {
    const t = situation(rest(['infected']), both)
    t.act('captain', play('rest'))
    expect(t.crew('captain')).toMatchObject({ larva: true, contamination: 1, fate: 'aboard' })
    expect(t.mine('captain').hand).toEqual(['search', 'contamination.infected'])
    expect([t.told('larva').length, t.table().removed.includes('contamination')]).toEqual([1, false])
    // NEM-RULING-44: a larva on a board is no first encounter.
    expect(t.table().met).toBe(false)
  })

  test('NEM-SCAN-03 NEM-RULING-83 with a larva there already: death, and a Creeper in that room, no Encounter', () => {
    const t = situation(rest(['infected'], { larva: ['captain'], at: { captain: '006', scout: '006' } }), both)
    t.act('captain', play('rest'))
    expect(t.crew('captain')).toMatchObject({ fate: 'dead', larva: false })
    expect(t.room('006').objects).toEqual(['corpse.captain'])
    expect(t.table().intruders).toMatchObject([{ kind: 'creeper', room: '006' }])
    expect([t.told('encounter'), t.told('surprise')]).toEqual([[], []])
    // It is the first of its kind aboard: objectives are chosen. The Scout is In Combat with it.
    expect(t.asked()).toEqual(['scout'])
    t.act('scout', { do: 'objective', card: t.mine('scout').objectives[0] })
    expect(t.options('scout').some(o => o.do === 'trade' || o.do === 'carefulMove')).toBe(false)
  })

  test('NEM-SCAN-03 with a larva but only clean cards nothing happens but their removal', () => {
    const t = situation(rest(['clean'], { larva: ['captain'] }), both)
    t.act('captain', play('rest'))
    expect(t.crew('captain')).toMatchObject({ fate: 'aboard', larva: true, contamination: 0 })
  })

  test('NEM-RULING-83 NEM-RULING-23 no Creeper left: those in no Combat are called back for it, and if none can be, none comes', () => {
    const creepers = (rooms: string[]) => ({ intruders: rooms.map(room => ({ kind: 'creeper', room })), met: true })
    const free = situation(rest(['infected'], { larva: ['captain'], ...creepers(['001', '019', '020']) }), both)
    free.act('captain', play('rest'))
    expect(free.table().intruders).toMatchObject([{ kind: 'creeper', room: '006' }])
    const busy = situation(rest(['infected'], { larva: ['captain'], ...creepers(['011', '011', '011']) }), both)
    busy.act('captain', play('rest'))
    expect(busy.table().intruders.map(i => i.room)).toEqual(['011', '011', '011'])
    expect(busy.told('noMiniature')).toHaveLength(1)
    expect(busy.crew('captain').fate).toBe('dead')
  })

  test('NEM-RULING-81 several infected cards in one scan: one larva, no death; all of them stay in hand', () => {
    const t = situation(rest(['infected', 'infected', 'clean']), both)
    t.act('captain', play('rest'))
    expect(t.crew('captain')).toMatchObject({ larva: true, fate: 'aboard', contamination: 2 })
    expect(t.told('larva')).toHaveLength(1)
    expect(t.told('scanned')).toMatchObject([{ removed: 1 }])
  })

  test('NEM-RULING-85 NEM-HIDE-03 only the scanning player reads; everybody sees how many went, and the larva', () => {
    const t = situation(rest(['infected', 'clean'], { at: { captain: '006', scout: '006' } }), both)
    t.act('captain', play('rest'))
    expect(seenBy(t, 'captain')).toMatch(/infected/)
    for (const who of ['scout', null]) expect(seenBy(t, who)).not.toMatch(/infected|"clean"/)
    expect(faceFor(t.told('scanned')[0], 1)).toEqual({
      e: 'scanned',
      who: 0,
      removed: 1,
      rule: 'NEM-SCAN-01',
    })
    expect(t.table().crew[0].larva).toBe(true)
  })

  test('NEM-RULING-85 NEM-HIDE-05 a card that was read may be discarded: its owner still knows it there, the others do not', () => {
    const t = situation(rest(['infected']), both)
    t.act('captain', play('rest'), { do: 'pass' })
    expect(t.options('captain')).toContainEqual(discard('contamination.infected'))
    t.act('captain', discard('contamination.infected'), { do: 'done' })
    expect(t.told('discarded')).toMatchObject([{ card: 'contamination' }])
    expect(t.mine('captain').words).toEqual([{ pile: 'discard.0', index: 1, word: 'infected' }])
    expect(t.mine('captain').notes).toMatchObject([{ what: 'scan', card: 'infected', stale: false }])
    expect(seenBy(t, 'scout')).not.toMatch(/infected/)
  })

  test('NEM-RULING-85 one card read twice is one note, and a memory after the shuffle', () => {
    const t = situation(rest(['infected'], { deck: { captain: ['search', 'order'] } }), both)
    t.act('captain', play('rest'))
    const [note, more] = t.mine('captain').notes
    expect([note.card, more]).toEqual(['infected', undefined])
    const deck = seatZone(t.g, 0, 'deck')
    seatZone(t.g, 0, 'discard').push(...deck.splice(0), ...seatZone(t.g, 0, 'hand').splice(0))
    t.act('captain', { do: 'pass' })
    t.act('scout', { do: 'pass' })
    expect(t.told('reshuffled').some(e => e.deck === 'deck.0')).toBe(true)
    expect(t.mine('captain').words).toEqual([])
    expect(t.mine('captain').hand.every(card => card !== 'contamination.infected')).toBe(true)
    expect(t.mine('captain').notes).toMatchObject([{ card: 'infected', stale: true }])
  })

  test('NEM-RULING-08 Rest without a Contamination card is allowed and reads nothing', () => {
    const t = situation(rest([]), both)
    t.act('captain', play('rest'))
    expect(t.told('scanned')).toMatchObject([{ removed: 0, only: { 0: { words: [] } } }])
  })

  test('NEM-SCAN-01 Rest reads the hand and nothing else', () => {
    const t = situation(rest([], { contamination: { captain: { deck: ['infected'], discard: ['infected'] } } }), both)
    t.act('captain', play('rest'))
    expect([t.crew('captain').larva, t.mine('captain').words]).toEqual([false, []])
    expect(t.told('scanned')[0].only).toEqual({ 0: { words: [] } })
  })
})

describe('where one is scanned', () => {
  const inRoom = (tile: Name, hand: string[], more: object = {}) => ({
    rooms: { [tile === 'surgery' ? '002' : '006']: { tile, explored: true } },
    at: { captain: tile === 'surgery' ? '002' : '006' },
    hand: { captain: ['rest', 'search', 'order'], scout: [] },
    contamination: { captain: { hand } },
    ...more,
  })

  test.each(['canteen', 'showerRoom'])('NEM-CONTAM-06 %s: one may have the hand read', tile => {
    const t = situation(inRoom(tile, ['infected', 'clean']), both)
    t.act('captain', ...roomAction('search', 'rest'), { do: 'accept' })
    expect(t.crew('captain')).toMatchObject({ larva: true, contamination: 1 })
    const shy = situation(inRoom(tile, ['infected', 'clean']), both)
    shy.act('captain', ...roomAction('search', 'rest'), { do: 'decline' })
    expect(shy.crew('captain')).toMatchObject({ larva: false, contamination: 2 })
  })

  test('NEM-CONTAM-06 NEM-RULING-82 Surgery: infected cards go wherever they are, no larva comes, nobody dies of it', () => {
    const given = inRoom('surgery', ['infected', 'clean'], { larva: ['captain'] })
    const contamination = { captain: { hand: ['infected', 'clean'], deck: ['infected'], discard: ['clean'] } }
    const t = situation({ ...given, contamination }, both)
    t.act('captain', ...roomAction('search', 'rest'))
    expect(t.told('scanned')).toMatchObject([{ removed: 2 }])
    expect(t.crew('captain')).toMatchObject({ fate: 'aboard', larva: false, contamination: 2, light: 1, hand: 0 })
    expect([t.told('larva'), t.told('died')]).toEqual([[], []])
  })

  test('NEM-CONTAM-06 an Event may have everybody scanned: Eclosion', () => {
    const given = {
      hand: { captain: [], scout: [] },
      deck: { captain: ['rest'], scout: ['rest'] },
      larva: ['scout'],
      decks: { event: ['eclosion'] },
      met: true,
    }
    const t = situation(given, both, { dice: { bag: ['blank'] } })
    const infected = sharedZone(t.g, 'contamination').find(p => wordOf(t.g, p) === 'infected') ?? -1
    sharedZone(t.g, 'contamination').splice(sharedZone(t.g, 'contamination').indexOf(infected), 1)
    seatZone(t.g, 0, 'deck').push(infected)
    t.act('captain', { do: 'pass' })
    t.act('scout', { do: 'pass' })
    expect(t.crew('scout').fate).toBe('dead')
    expect(t.crew('captain')).toMatchObject({ fate: 'aboard', larva: true })
    // Four were drawn, read and discarded; the hand is drawn up afterwards.
    expect(t.told('discarded').map(e => e.who)).toEqual([0, 0, 0, 0])
    expect(t.told('scanned')).toMatchObject([{ who: 0, removed: 0 }])
  })
})

describe('the last check', () => {
  test('NEM-RULING-82 NEM-RULING-86 it places no larva; with fewer than four cards all are drawn, and one of them kills', () => {
    const given = {
      time: 1,
      turn: 'scout',
      hibernating: ['captain'],
      contamination: { captain: { discard: ['infected'] } },
      engines: { 1: 'working', 2: 'working', 3: 'working' },
      coordinates: 'coordinates-5',
      met: true,
    }
    const t = situation(given, both)
    // Two Action cards and the infected one are all the Captain has.
    const gone = sharedZone(t.g, 'removed')
    gone.push(...seatZone(t.g, 0, 'hand').splice(0), ...seatZone(t.g, 0, 'deck').splice(2))
    t.act('scout', ...pass)
    const check = t.g.over?.report.find(r => r.check === 'contamination')
    expect(check).toMatchObject({ who: 0, words: ['infected'], larva: false, survives: false })
    expect(check?.check === 'contamination' && check.drawn?.toSorted()[0]).toBe('contamination')
    expect(check?.check === 'contamination' && check.drawn).toHaveLength(3)
    expect([t.told('larva'), t.crew('captain')]).toMatchObject([[], { fate: 'dead', larva: false }])
    // NEM-RULING-95: it dies after the end, no corpse is laid anywhere.
    expect(t.table().rooms.flatMap(r => r.objects)).toEqual(['corpse.blue'])
  })
})
