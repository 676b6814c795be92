import type { Fate } from '@coldwake/rules'
import { describe, expect, it } from 'vitest'
import { corridorOn, noiseOdds, prospect } from '../src/board/odds.ts'
import { crew, explored, intruder, map, table } from './fixture.ts'

const lab = { '005': 'laboratory' }

describe('corridors by number', () => {
  it('finds those between rooms and the technical entrance', () => {
    expect(corridorOn(map, '005', 1)).toBe('c005-010')
    expect(corridorOn(map, '005', 3)).toBe('c005-006')
    expect(corridorOn(map, '005', 4)).toBe('main')
  })

  it('every room of the ship has exactly one for each face of the die', () => {
    for (const { id } of map.board.rooms)
      for (const number of [1, 2, 3, 4]) expect([id, number, corridorOn(map, id, number)]).not.toContain(null)
  })
})

describe('the noise die', () => {
  it('in a quiet room: eight faces of noise, danger, silence', () => {
    expect(noiseOdds(map, explored(lab), '005', 0)?.faces).toEqual({ encounter: 0, danger: 1, noise: 8, silence: 1 })
  })

  it('NEM-NOISE-04: both numbers of a noisy corridor bring an encounter', () => {
    const odds = noiseOdds(map, explored(lab, { noise: ['c005-010'] }), '005', 0)
    expect(odds?.faces).toEqual({ encounter: 4, danger: 1, noise: 4, silence: 1 })
    expect(odds?.encounterOn).toEqual(['1', '2'])
    expect(odds?.corridors.get('c005-010')).toBe('encounter')
    expect(odds?.corridors.get('c005-006')).toBe('noise')
  })

  it('NEM-NOISE-10: noise in the technical corridors counts at every entrance', () => {
    expect(noiseOdds(map, explored(lab, { noise: ['main'] }), '005', 0)?.encounterOn).toEqual(['4'])
  })

  it('NEM-SLIME-01: slime turns silence into danger', () => {
    const slimed = explored(lab, { crew: [crew(0, '006', { slime: true })] })
    expect(noiseOdds(map, slimed, '005', 0)?.faces).toMatchObject({ danger: 2, silence: 0 })
  })

  it('NEM-MOVE-06: is not rolled where somebody else is, alive, or an intruder', () => {
    const company = (fate: Fate) => explored(lab, { crew: [crew(0, '006'), crew(1, '005', { fate })] })
    expect(noiseOdds(map, company('aboard'), '005', 0)).toBeNull()
    expect(noiseOdds(map, company('dead'), '005', 0)).not.toBeNull()
    expect(noiseOdds(map, explored(lab, { intruders: [intruder(1, 'creeper', '005')] }), '005', 0)).toBeNull()
  })
})

describe('what a room promises', () => {
  const say = (view: ReturnType<typeof table>) => prospect(view, '005', noiseOdds(map, view, '005', 0))

  it('intruders: the worst of them', () => {
    const [adult, larva] = [intruder(1, 'adult', '005'), intruder(2, 'larva', '005')]
    expect(say(explored(lab, { intruders: [adult, larva] }))).toMatchObject({ tone: 'intruder', kind: 'adult' })
  })
  it('unexplored: unknown', () => expect(say(table()).tone).toBe('unknown'))
  it('company: quiet', () => expect(say(explored(lab, { crew: [crew(0, '006'), crew(1, '005')] })).tone).toBe('quiet'))
  it('noise next to it: an encounter, with its chance', () =>
    expect(say(explored(lab, { noise: ['c005-010'] }))).toMatchObject({ tone: 'encounter', percent: 40 }))
  it('otherwise: noise', () => expect(say(explored(lab))).toMatchObject({ tone: 'noise', percent: 90 }))
})
