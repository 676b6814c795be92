/** What the rulebook says of single cards holds when they are played. NEM-DATA-12 to 37. */
import { describe, expect, test } from 'vitest'
import { type Choice, itemInfo } from '../src/index.ts'
import { door, keep, part, pay, play, situation } from './situation.ts'

const canteen = { tile: 'canteen', explored: true, items: 2 }
const cabins = { tile: 'cabins', explored: true, items: 2 }
const nest = { tile: 'nest', explored: true }
const adult = (room: string) => ({ kind: 'adult', room })
const use = (card: string): Choice[] => [{ do: 'use', card }, pay('rest')]
const to = (room: string): Choice => ({ do: 'room', room })
/** The Scout with one card to pay with and this item. */
const withItem = (card: string, more: object = {}) =>
  situation({ hand: { scout: ['rest'] }, inventory: { scout: [card] }, ...more })
const spent = (t: ReturnType<typeof situation>, deck: string) => t.table().decks.find(d => d.deck === deck)?.discard

describe('action cards', () => {
  test('NEM-DATA-12 Search: for nothing, counter −1, two of the room’s colour, one kept, the other under the deck; in fire and malfunction too', () => {
    const rooms = { '006': { ...canteen, fire: true, malfunction: true } }
    const t = situation({
      rooms,
      at: { scout: '006' },
      hand: { scout: ['search'] },
      decks: { green: ['medkit', 'alcohol'] },
    })
    t.act('scout', play('search'))
    expect(t.mine('scout').drawn.toSorted()).toEqual(['alcohol', 'medkit'])
    t.act('scout', keep('alcohol'))
    expect([t.mine('scout').inventory, t.room('006').items, t.crew('scout').discard]).toEqual([
      ['alcohol'],
      1,
      ['search'],
    ])
    expect(t.mine('scout').piles).toEqual([{ deck: 'green', index: 28, card: 'medkit' }])
  })

  test('NEM-DATA-13 Rest: scans the hand; clean cards leave the game, infected ones stay in hand', () => {
    const contamination = { scout: { hand: ['clean', 'infected', 'clean'] } }
    const t = situation({ hand: { scout: ['rest'] }, contamination })
    t.act('scout', play('rest'))
    expect(t.told('scanned')).toMatchObject([{ removed: 2 }])
    expect([t.mine('scout').hand, t.crew('scout').contamination]).toEqual([['contamination.infected'], 1])
    expect(t.table().removed.filter(card => card === 'contamination')).toHaveLength(2)
    expect(t.crew('scout').larva).toBe(true)
  })

  test('NEM-DATA-14 Reconnaissance: a move without the noise roll', () => {
    const t = situation({ rooms: { '006': canteen }, hand: { scout: ['reconnaissance', 'rest'] } })
    t.act('scout', play('reconnaissance'), pay('rest'), to('006'))
    expect([t.crew('scout').room, t.told('noiseRolled'), t.told('noise')]).toEqual(['006', [], []])
  })

  test.each([0, 2])('NEM-DATA-15 Scavenging: a Search that needs no counter (here %i)', items => {
    const given = {
      rooms: { '006': { ...canteen, items } },
      at: { scout: '006' },
      hand: { scout: ['scavenging', 'rest'] },
    }
    const t = situation({ ...given, decks: { green: ['medkit', 'alcohol'] } })
    t.act('scout', play('scavenging'), pay('rest'), keep('medkit'))
    expect([t.mine('scout').inventory, t.room('006').items]).toEqual([['medkit'], Math.max(0, items - 1)])
  })

  test('NEM-DATA-16 NEM-TECH-01 Technical Corridors: from an entrance to any other, and then one passes', () => {
    const given = {
      rooms: { '002': { tile: 'armory', explored: true } },
      hand: { mechanic: ['technicalCorridors', 'rest'] },
    }
    const t = situation({ ...given, at: { mechanic: '002' } }, ['mechanic', 'captain'], {
      dice: { noise: ['silence'] },
    })
    t.act('mechanic', play('technicalCorridors'), pay('rest'))
    const entrances = ['004', '005', '009', '014', '015', '019', '021']
    expect(t.options('mechanic')).toEqual(entrances.map(to))
    t.act('mechanic', to('021'))
    expect(t.crew('mechanic')).toMatchObject({ room: '021', passed: true })
    // Nowhere near an entrance it cannot be played.
    expect(situation(given, ['mechanic']).options('mechanic')).not.toContainEqual(play('technicalCorridors'))
  })

  test('NEM-DATA-17 Suppressive Fire and Covering Fire: an Escape for one ammo, without an attack', () => {
    const rooms = { '006': canteen, '007': cabins }
    const fight = { rooms, intruders: [adult('006')] }
    const scout = situation({ ...fight, at: { scout: '006' }, hand: { scout: ['suppressiveFire'] } })
    scout.act('scout', play('suppressiveFire'), to('007'))
    expect([scout.crew('scout').room, scout.told('attack'), scout.crew('scout').hands[0].ammo]).toEqual(['007', [], 3])

    const at = { soldier: '006', captain: '006' }
    const two = situation({ ...fight, at, hand: { soldier: ['coveringFire'], captain: [] } }, ['soldier', 'captain'])
    two.act('soldier', play('coveringFire'), { do: 'who', whom: 1 })
    expect(two.options('soldier').map(o => o.do)).toEqual(['accept', 'decline'])
    two.act('soldier', { do: 'accept' }, to('007'))
    expect(two.table().crew.map(c => c.room)).toEqual(['007', '007'])
    expect([two.told('attack'), two.crew('soldier').hands[0].ammo]).toEqual([[], 4])
  })
})

describe('items', () => {
  test('NEM-DATA-20 Bandages: once, for one card, never in Combat: dress one serious wound or heal all light ones', () => {
    const hurt = { light: { scout: 2 }, wounds: { scout: ['leg', 'arm'] } }
    const dress = withItem('bandages', hurt)
    dress.act('scout', ...use('bandages'), part(0), { do: 'wound', card: 'arm' })
    expect(dress.crew('scout')).toMatchObject({ wounds: ['leg'], dressed: ['arm'], light: 2, inventory: [] })
    const heal = withItem('bandages', hurt)
    heal.act('scout', ...use('bandages'), part(1))
    expect(heal.crew('scout')).toMatchObject({ wounds: ['leg', 'arm'], dressed: [], light: 0 })
    expect(spent(heal, 'green')).toEqual(['bandages'])
    expect(withItem('bandages', { ...hurt, intruders: [adult('011')] }).options('scout')).not.toContainEqual({
      do: 'use',
      card: 'bandages',
    })
    expect(itemInfo('nemesis', 'bandages')?.component).toBe(itemInfo('nemesis', 'molotovCocktail')?.needs?.[1])
  })

  test('NEM-DATA-21 Clothes: off with the slime, or one serious wound dressed', () => {
    const given = { slime: ['scout'], wounds: { scout: ['leg'] } }
    const clean = withItem('clothes.green', given)
    clean.act('scout', ...use('clothes.green'), part(0))
    expect(clean.crew('scout')).toMatchObject({ slime: false, wounds: ['leg'] })
    const dress = withItem('clothes.yellow', given)
    dress.act('scout', ...use('clothes.yellow'), part(1))
    expect(dress.crew('scout')).toMatchObject({ slime: true, wounds: [], dressed: ['leg'] })
    expect([spent(clean, 'green'), spent(dress, 'yellow')]).toEqual([['clothes.green'], ['clothes.yellow']])
  })

  test('NEM-DATA-22 Medkit: found by searching; dresses a serious wound or heals a dressed one', () => {
    const given = { wounds: { scout: ['leg'] }, dressed: { scout: ['arm'] } }
    const dress = withItem('medkit', given)
    dress.act('scout', ...use('medkit'), part(0))
    expect(dress.crew('scout')).toMatchObject({ wounds: [], dressed: ['arm', 'leg'] })
    const heal = withItem('medkit', given)
    heal.act('scout', ...use('medkit'), part(1))
    expect(heal.crew('scout')).toMatchObject({ wounds: ['leg'], dressed: [] })
    expect(itemInfo('nemesis', 'medkit')?.home).toBe('green')
  })

  test('NEM-DATA-23 Tools: mend a room, repair or break its engine; a component of the Flamethrower', () => {
    const given = { rooms: { '019': { malfunction: true } }, at: { scout: '019' }, engines: { 3: 'damaged' } }
    const mend = withItem('tools', given)
    mend.act('scout', ...use('tools'), part(0))
    expect([mend.room('019').malfunction, mend.told('engine')]).toEqual([false, []])
    const repair = withItem('tools', given)
    repair.act('scout', ...use('tools'), part(1), { do: 'accept' })
    expect([repair.room('019').malfunction, repair.mine('scout').engines[2][0]]).toEqual([true, 'working'])
    expect(itemInfo('nemesis', 'flamethrower')?.needs).toContain(itemInfo('nemesis', 'tools')?.component)
  })

  test('NEM-DATA-24 Duct Tape: two heavy items in one hand; bulky objects cannot be taped', () => {
    const hands = { scout: ['rifle', 'prototypeRifle'] }
    const t = withItem('ductTape', {
      hands,
      rooms: { '011': { malfunction: true } },
      objects: { '011': ['carcass'] },
      hand: { scout: ['rest', 'search'] },
    })
    expect(t.options('scout')).not.toContainEqual({ do: 'pickUp' })
    t.act('scout', ...use('ductTape'), part(2))
    expect(t.crew('scout').hands.map(h => h.taped)).toEqual([1, 0])
    t.act('scout', { do: 'pickUp' }, pay('search'), { do: 'object', object: 'carcass' })
    expect([t.crew('scout').hands.length, t.crew('scout').objects]).toEqual([2, ['carcass']])
    const object = withItem('ductTape', { carried: { scout: ['egg'] } })
    expect(object.options('scout')).not.toContainEqual({ do: 'use', card: 'ductTape' })
  })

  test('NEM-DATA-25 the Extended Magazine and the Autoloader hang on a weapon', () => {
    const magazine = withItem('extendedMagazine', { ammo: { scout: { rifle: 1 } } })
    magazine.act('scout', ...use('extendedMagazine'))
    expect(magazine.crew('scout').hands).toEqual([
      { card: 'rifle', ammo: 3, capacity: 6, attached: ['extendedMagazine'], taped: null },
    ])
    const given = {
      rooms: { '002': { tile: 'armory', explored: true } },
      at: { soldier: '002' },
      hand: { soldier: ['rest'] },
    }
    const autoloader = situation({ ...given, ammo: { soldier: { assaultRifle: 2 } } }, ['soldier'])
    autoloader.act('soldier', { do: 'activate', card: 'autoloader' }, pay('rest'))
    expect(autoloader.crew('soldier').hands).toEqual([
      { card: 'assaultRifle', ammo: 3, capacity: 6, attached: ['autoloader'], taped: null },
    ])
  })

  test('NEM-DATA-26 an Energy Charge lies in the inventory, whatever is in hands', () => {
    const t = withItem('energyCharge.red', { hands: { scout: ['rifle', 'prototypeRifle'] } })
    expect(t.crew('scout')).toMatchObject({ inventory: [{ back: 'red', card: null }], handSlots: 2 })
    expect(itemInfo('nemesis', 'energyCharge.red')?.heavy).toBe(false)
  })

  describe('thrown', () => {
    const rooms = { '003': nest, '007': cabins }
    const beside = { rooms, at: { scout: '007' } }

    test('NEM-DATA-27 a Grenade: at uncarried eggs as at an intruder, two of them; who is there is hurt', () => {
      const given = {
        ...beside,
        at: { scout: '007', captain: '003' },
        hand: { scout: ['rest'], captain: [] },
        inventory: { scout: ['grenade'] },
        decks: { wound: ['leg'] },
      }
      const t = situation(given, ['scout', 'captain'])
      t.act('scout', ...use('grenade'))
      expect([t.table().eggs, t.crew('captain').wounds, t.crew('scout').wounds]).toEqual([3, ['leg'], []])
    })

    test('NEM-DATA-27 not through a closed door, and not where nothing is to be hit', () => {
      const shut = withItem('grenade', { ...beside, doors: { '003/3': 'closed' } })
      expect(shut.options('scout')).not.toContainEqual({ do: 'use', card: 'grenade' })
      const nothing = withItem('grenade', { ...beside, eggs: 0 })
      expect(nothing.options('scout')).not.toContainEqual({ do: 'use', card: 'grenade' })
      expect(withItem('grenade', beside).options('scout')).toContainEqual({ do: 'use', card: 'grenade' })
    })

    test('NEM-DATA-28 a Molotov Cocktail: one egg, and the room burns', () => {
      const t = withItem('molotovCocktail', beside)
      t.act('scout', ...use('molotovCocktail'))
      expect([t.table().eggs, t.room('003').fire, t.room('007').fire]).toEqual([4, true, false])
    })
  })

  test('NEM-DATA-29 the Antidote takes infected cards and the larva away', () => {
    const contamination = { scout: { hand: ['infected'], discard: ['infected', 'clean'] } }
    const given = { hand: { scout: ['rest'] }, inventory: { scout: ['antidote'] }, at: { captain: '001' } }
    const t = situation({ ...given, larva: ['scout'], contamination }, ['scout', 'captain'])
    t.act('scout', ...use('antidote'))
    expect(t.told('larvaGone')).toHaveLength(1)
    expect(t.crew('scout')).toMatchObject({ larva: false, passed: true })
    // Both infected ones gone, the clean one kept, one new card taken.
    expect([t.told('scanned')[0].removed, t.crew('scout').contamination]).toEqual([2, 2])
  })

  test('NEM-DATA-30 NEM-DATA-32 the Flamethrower: made of Chemicals and Tools, full; a shot takes ammo, Chemicals fill it', () => {
    const t = situation({
      hand: { scout: ['rest'] },
      inventory: { scout: ['chemicals', 'tools'] },
      hands: { scout: [] },
    })
    t.act('scout', { do: 'craft' }, pay('rest'), { do: 'make', card: 'flamethrower', of: 'chemicals', and: 'tools' })
    expect(t.crew('scout').hands).toMatchObject([{ card: 'flamethrower', ammo: 4, capacity: 4 }])
    expect([t.mine('scout').inventory, spent(t, 'yellow')?.toSorted()]).toEqual([[], ['chemicals', 'tools']])

    const given = {
      hands: { scout: ['flamethrower'] },
      ammo: { scout: { flamethrower: 1 } },
      intruders: [adult('011')],
      hand: { scout: ['search', 'rest'] },
      inventory: { scout: ['chemicals'] },
    }
    const shot = situation(given, ['scout'], { dice: { combat: ['blank'] } })
    shot.act('scout', { do: 'shoot' }, pay('search'))
    expect(shot.crew('scout').hands[0].ammo).toBe(0)
    shot.act('scout', ...use('chemicals'))
    expect(shot.crew('scout').hands[0].ammo).toBe(4)
  })

  test('NEM-DATA-33 the Fire Extinguisher: puts a fire out, or drives an intruder away, the Queen too', () => {
    const given = {
      rooms: { '006': { ...canteen, fire: true } },
      at: { scout: '006' },
      hands: { scout: ['fireExtinguisher'] },
      hand: { scout: ['rest'] },
    }
    const queen = { ...given, intruders: [{ kind: 'queen', room: '006' }], decks: { event: ['hunt.2'] } }
    const drive = situation(queen)
    drive.act('scout', ...use('fireExtinguisher'), part(1))
    expect([drive.table().intruders.map(i => i.room), drive.room('006').fire]).toEqual([['011'], true])
    const douse = situation(queen)
    douse.act('scout', ...use('fireExtinguisher'), part(0))
    expect([douse.table().intruders.map(i => i.room), douse.room('006').fire]).toEqual([['006'], false])
    expect(itemInfo('nemesis', 'fireExtinguisher')).toMatchObject({ home: 'yellow', heavy: true })
  })

  test('NEM-DATA-34 NEM-TECH-01 the Technical Corridors Plans: through the ducts, and the turn goes on', () => {
    const given = { rooms: { '002': { tile: 'armory', explored: true } }, at: { scout: '002' } }
    const t = situation(
      { ...given, hand: { scout: ['rest', 'search'] }, inventory: { scout: ['technicalCorridorsPlans'] } },
      ['scout'],
      { dice: { noise: ['silence'] } },
    )
    t.act('scout', ...use('technicalCorridorsPlans'), to('021'))
    expect(t.crew('scout')).toMatchObject({ room: '021', passed: false })
    expect(withItem('technicalCorridorsPlans').options('scout')).not.toContainEqual({
      do: 'use',
      card: 'technicalCorridorsPlans',
    })
  })

  test('NEM-DATA-35 NEM-DOOR-07 the Plasma Torch alone closes a destroyed door', () => {
    const doors = { '006/2': 'destroyed' }
    const torch = situation({ hand: { mechanic: ['rest'] }, inventory: { mechanic: ['plasmaTorch'] }, doors }, [
      'mechanic',
    ])
    torch.act('mechanic', ...use('plasmaTorch'), door('c006-011'))
    expect(torch.table().doors).toEqual([{ corridor: 'c006-011', state: 'closed' }])
    const tools = withItem('tools', { doors, at: { scout: '011' } })
    tools.act('scout', ...use('tools'))
    expect(tools.options('scout').filter(o => o.do === 'door')).not.toContainEqual(door('c006-011'))
    expect(tools.options('scout').filter(o => o.do === 'door')).toHaveLength(3)
  })

  test('NEM-DATA-36 the Comms Key shows an objective of somebody who has sent the Signal, the Log Key of anybody', () => {
    const lab = { rooms: { '002': { tile: 'laboratory', explored: true } } }
    const seats = ['scout', 'captain', 'pilot']
    const given = { ...lab, at: { scout: '002' }, signal: ['pilot'], objectives: { pilot: ['hoarder'] } }
    const comms = situation({ ...given, hand: { scout: ['rest'] }, inventory: { scout: ['commsKey'] } }, seats)
    comms.act('scout', ...use('commsKey'))
    expect(comms.mine('scout').others.find(o => o.seat === 2)?.objectives).toEqual(['hoarder'])
    const silent = situation(
      { ...given, signal: [], hand: { scout: ['rest'] }, inventory: { scout: ['commsKey'] } },
      seats,
    )
    expect(silent.options('scout')).not.toContainEqual({ do: 'use', card: 'commsKey' })

    const log = situation(
      {
        ...lab,
        at: { captain: '002' },
        hand: { captain: ['rest'] },
        inventory: { captain: ['logKey'] },
        turn: 'captain',
      },
      seats,
    )
    log.act('captain', ...use('logKey'))
    expect(log.options('captain')).toEqual([0, 2].map(whom => ({ do: 'who', whom })))
  })

  test('NEM-DATA-37 the Evacuation Key unlocks a pod of the section one is in', () => {
    const given = {
      rooms: { '002': { tile: 'evacuationSectionA', explored: true } },
      pods: { 1: 'locked', 2: 'locked', 3: 'locked' },
    }
    const t = withItem('evacuationKey', { ...given, at: { scout: '002' } })
    t.act('scout', ...use('evacuationKey'))
    expect(t.options('scout')).toEqual([1, 3].map(pod => ({ do: 'pod', pod })))
    t.act('scout', { do: 'pod', pod: 3 })
    expect(t.table().pods.map(p => p.locked)).toEqual([true, true, false])
    expect(withItem('evacuationKey', given).options('scout')).not.toContainEqual({ do: 'use', card: 'evacuationKey' })
  })
})
