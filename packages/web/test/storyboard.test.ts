import type { EventFace } from '@coldwake/rules'
import { describe, expect, it } from 'vitest'
import { applied, storyboard } from '../src/stage/storyboard.ts'
import { intruder, table } from './fixture.ts'

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

describe('what happened, as pictures', () => {
  const frames = storyboard(table(), walk)

  it('stops where there is something to see, in order', () => {
    expect(frames.map(frame => frame.event.e)).toEqual(['moved', 'explored', 'token', 'fire', 'noiseRolled', 'noise'])
  })

  it('shows the noise only after the die', () => {
    expect(frames.find(frame => frame.event.e === 'noiseRolled')?.table.noise).toEqual([])
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

  it('does not stop for a window in which nobody reacts, but for one in which somebody does', () => {
    const reacted: EventFace = { e: 'reacted', to: 'action', who: 1, card: 'interruption', rule }
    expect(storyboard(table(), [reacted])).toHaveLength(1)
  })

  it('cuts a story too long to sit through', () => {
    expect(storyboard(table(), Array.from({ length: 10 }, () => walk).flat())).toEqual([])
  })
})

describe('one event', () => {
  it('opens, closes and destroys doors', () => {
    const closed = applied(table(), { e: 'door', corridor: 'c006-011', state: 'closed', rule })
    expect(closed.doors).toEqual([{ corridor: 'c006-011', state: 'closed' }])
    expect(applied(closed, { e: 'door', corridor: 'c006-011', state: 'open', rule }).doors).toEqual([])
  })

  it('three light wounds become a serious one', () => {
    const hurt = applied(table(), { e: 'lightWound', who: 0, light: 2, rule })
    const worse = applied(hurt, { e: 'seriousWound', who: 0, card: 'leg', rule })
    expect(worse.crew[0]).toMatchObject({ light: 0, wounds: ['leg'] })
  })

  it('an intruder comes, goes, is hurt and dies', () => {
    const come = applied(table(), { e: 'appeared', room: '006', intruder: 4, kind: 'adult', rule })
    expect(come.intruders).toEqual([intruder(4, 'adult', '006')])
    const gone = applied(come, { e: 'intruderMoved', from: '006', to: '011', intruder: 4, kind: 'adult', rule })
    const hurt = applied(gone, { e: 'injured', injuries: 2, total: 2, intruder: 4, kind: 'adult', rule })
    expect(hurt.intruders).toEqual([intruder(4, 'adult', '011', 2)])
    expect(applied(hurt, { e: 'intruderDied', room: '011', intruder: 4, kind: 'adult', rule }).intruders).toEqual([])
  })

  it('leaves the view it came from alone', () => {
    const before = table()
    applied(before, { e: 'noise', corridor: 'main', room: '005', rule })
    expect(before.noise).toEqual([])
  })
})
