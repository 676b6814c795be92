import { AREAS, loadLanguage, ui } from '@coldwake/text'
import { beforeAll, describe, expect, it } from 'vitest'
import { siteFacts } from '../src/games/roomList/index.ts'
import { darkThere, inDark, isLit, litPlaces, nextToFail } from '../src/games/viewFacts.ts'
import { roomContents, roomTitle } from '../src/play/board/describeRoom.ts'
import { besideIntruder, placesOf } from '../src/play/board/places.ts'
import { below, facility, facilityTable } from './facility.ts'
import { crew, intruder, map, table } from './fixture.ts'

it('only those who are aboard stand on the ship', () => {
  const view = table({
    crew: [
      crew(0, '011'),
      crew(1, '011', { character: null }),
      crew(2, '011', { fate: 'dead' }),
      crew(3, '011', { fate: 'hibernating' }),
      crew(4, '009', { pod: 1 }),
    ],
  })
  const { seat } = placesOf(map, view, 0)
  expect([0, 1, 2, 3, 4].filter(one => seat(one))).toEqual([0, 4])
})

it('people and intruders of a room share it', () => {
  const view = table({ crew: [crew(0, '011'), crew(1, '006')], intruders: [intruder(7, 'adult', '011')] })
  const places = placesOf(map, view, 0)
  expect(places.seat(0)).not.toEqual(places.intruder(7))
  expect([besideIntruder(view, 0), besideIntruder(view, 1)]).toEqual([true, false])
})

describe('in the facility', () => {
  const pods = (['A', 'B', 'C'] as const).map((section, i) => ({
    pod: i + 1,
    section,
    locked: false,
    state: 'docked' as const,
  }))
  const seats = [
    crew(0, '014', { character: 'sentry' }),
    crew(1, '024', { character: 'janitor', fate: 'inPod', pod: 2 }),
    crew(2, '001', { character: 'hacker', fate: 'bunker' }),
    crew(3, '001', { character: 'survivor', fate: 'bunker' }),
    crew(4, '020', { character: 'labRat', fate: 'locked' }),
  ]
  const view = facilityTable(['S-02'], { pods, crew: seats })

  it('LOCK-BOARD-02: whoever waits in a pod or sits in the bunker stands there', () => {
    const { seat } = placesOf(below, view, 0)
    expect(seat(1)).toMatchObject(below.site?.pods.get('B') ?? {})
    expect(seat(2)).toMatchObject(below.site?.bunker ?? {})
    expect((seat(3)?.x ?? 0) - (seat(2)?.x ?? 0)).toBeGreaterThan(2 * (seat(2)?.radius ?? 0))
    const isolation = below.rooms.get('020')
    expect(Math.abs((seat(4)?.x ?? 0) - (isolation?.x ?? 0))).toBeLessThan(80)
    expect(besideIntruder({ ...view, intruders: [intruder(1, 'adult', '024')] }, 1)).toBe(false)
  })

  it('whoever is away or dead stands nowhere', () => {
    const gone = { ...view, crew: [crew(0, '024', { fate: 'launched' }), crew(1, '024', { fate: 'dead' })] }
    const { seat } = placesOf(below, gone, null)
    expect([seat(0), seat(1)]).toEqual([undefined, undefined])
  })

  it('LOCK-POWER-01, LOCK-STAIR-02: rooms have the light of their section, stairs none', () => {
    expect(['003', '010', '020'].map(room => isLit(below, view, room))).toEqual([false, true, false])
    const all = facilityTable(['S-01', 'S-02', 'S-03', 'elevator'])
    expect(below.board.rooms.filter(({ id }) => !isLit(below, all, id)).map(({ id }) => id)).toEqual([
      '005',
      '015',
      '026',
      '027',
    ])
    expect(isLit(map, table(), '011')).toBeNull()
  })

  it('LOCK-ELEV-05: the power of the elevator lights no room', () => {
    const rides = facilityTable(['elevator'])
    expect(litPlaces(rides)).toBe('elevator')
    expect(['004', '014', '025'].map(room => isLit(below, rides, room))).toEqual([false, false, false])
  })

  it('LOCK-POWER-06, LOCK-RULING-142: in darkness is who has no light, or cannot see', () => {
    const blind = { ...view, crew: [crew(0, '014', { wounds: ['eyes'] })] }
    expect([inDark(below, view, 0), inDark(below, blind, 0)]).toEqual([false, true])
    expect(darkThere(below, view, '005', 0)).toBe(true)
    expect(darkThere(map, table(), '011', 0)).toBe(false)
    const dressed = { ...view, crew: [crew(0, '014', { dressed: ['eyes'] })] }
    expect(inDark(below, dressed, 0)).toBe(false)
  })

  it('LOCK-POWER-12: the highest token with power fails next', () => {
    expect(nextToFail(facilityTable(['S-01', 'S-02']))).toBe(2)
    expect(nextToFail(facilityTable([]))).toBeNull()
  })

  describe('in words', () => {
    beforeAll(async () => {
      await Promise.all([loadLanguage('en'), loadLanguage('es')])
    })
    const about = (lang: 'en.lockdown' | 'es.lockdown') => ({
      map: below,
      table: view,
      me: null,
      name: (seat: number) => ['Ana', 'Ola', 'Ben', 'Bo', 'Ida'][seat],
      t: ui(lang, ...AREAS),
      lang,
    })

    it('a room says its section and its light, stairs that they are dark, the exit that it leads outside', () => {
      const says = (room: string) => roomContents(room, about('en.lockdown'))
      expect(says('010')[0]).toBe('S-02: lit')
      expect(says('003')[0]).toBe('S-01: dark')
      expect(says('005')[0]).toBe('always dark')
      expect(says('001')).toContain('the way outside is here')
      expect(says(view.facility?.elevator ?? '')).toContain('the elevator is here')
      expect(roomContents('010', about('es.lockdown'))[0]).toBe('S-02: con luz')
    })

    it('rooms of the same name are told apart', () => {
      const { t, lang } = about('en.lockdown')
      const titles = below.board.rooms.map(({ id }) => roomTitle(view, id, t, lang))
      expect(new Set(titles).size).toBe(titles.length)
      expect(roomTitle(view, '004', t, lang)).toBe('Elevator Room S-01')
      expect(roomTitle(view, '003', t, lang)).toBe('Repository')
    })

    it('the facility says who has power, what is open, and where everybody is', () => {
      const says = siteFacts(about('en.lockdown')).facts
      expect(says).toContain('S-02: lit, token 2, next to fail')
      expect(says).toContain('Main Gate: closed')
      expect(says).toContain('CSS Pod B: Ola')
      expect(says).toContain('Bunker: Ben and Bo')
      expect(says).toContain('Isolation Room: Ida')
      expect(says.join()).toContain('secret until the end')
    })

    it('LOCK-CONT-02: which contingency is active it only says once everybody may know', () => {
      const open = { ...view, facility: facility([], { active: { card: 'codeRed' } }) }
      expect(siteFacts({ ...about('en.lockdown'), table: open }).facts.join()).toContain('Code Red')
    })
  })
})
