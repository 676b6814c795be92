/** Searching in Lockdown. */
import { describe, expect, test } from 'vitest'
import { knows, sharedZone } from '../../../src/core/pieces.ts'
import { nameOf } from '../../../src/core/ruleset.ts'
import { printed, tiles } from '../../../src/games/lockdown/content/tiles.ts'
import { type Choice, faceFor, type Name, view } from '../../../src/index.ts'
import { obstacles } from '../../../src/mechanics/actions.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { keep, lockdown, play } from '../../situation.ts'
import { given } from './having.ts'

const colour = (deck: 'red' | 'yellow' | 'green'): Choice => ({ do: 'search', colour: deck })
const inside = (tile: Name, items: number, more: Given = {}) =>
  lockdown(
    given({ rooms: { [tile === 'contaminatedRoom' ? '012' : '009']: { tile, explored: true, items } }, ...more }),
  )
const whyNot = (t: ReturnType<typeof lockdown>) =>
  obstacles(t.g, 0).find(o => o.do === 'play' && o.card === 'search')?.why

describe('Search', () => {
  test('LOCK-ITEM-12 lowers the Counter, draws two, keeps one in secret, puts the other under its deck', () => {
    const t = inside('coolingSystem', 3, { decks: { yellow: ['toolbelt', 'cables'] } })
    t.act('sentry', play('search'))
    expect(t.options('sentry')).toEqual([keep('toolbelt'), keep('cables')])
    t.act('sentry', keep('cables'))
    expect([t.room('009').items, t.mine('sentry').inventory, t.crew('sentry').inventory]).toEqual([
      2,
      ['cables'],
      [{ back: 'yellow', card: null }],
    ])
    const [under] = sharedZone(t.g, 'yellow')
    expect([nameOf(t.g, under), knows(t.g, 0, under), knows(t.g, 1, under)]).toEqual(['toolbelt', true, false])
    const others = JSON.stringify([view(t.g, 1), t.events.map(e => faceFor(e, 1))])
    expect(others).not.toMatch(/"(toolbelt|cables)"/)
  })

  test('LOCK-ITEM-10 what is rejected goes face down under its deck, not on the discard pile', () => {
    const t = inside('coolingSystem', 1, { decks: { yellow: ['toolbelt', 'cables'] } })
    t.act('sentry', play('search'), keep('toolbelt'))
    expect(t.table().decks.find(d => d.deck === 'yellow')?.discard).toEqual([])
    expect(nameOf(t.g, sharedZone(t.g, 'yellow')[0])).toBe('cables')
  })

  test('LOCK-ITEM-13 the colour of the room decides; in a white one the player chooses', () => {
    for (const [tile, deck] of [
      ['transmitterControlRoom', 'red'],
      ['coolingSystem', 'yellow'],
      ['emergencyRoom', 'green'],
    ]) {
      const t = inside(tile, 1)
      t.act('sentry', play('search'))
      expect(t.told('searched')).toMatchObject([{ colour: deck, count: 2 }])
    }
    const white = inside('archive', 1)
    white.act('sentry', play('search'))
    expect(white.options('sentry')).toEqual([colour('red'), colour('yellow'), colour('green')])
  })

  test('LOCK-ITEM-14 not with the Counter at 0', () => {
    expect(whyNot(inside('archive', 0))).toBe('noItemsLeft')
  })

  test('LOCK-ITEM-15 not in the Nest, nor in any special room', () => {
    expect([...tiles, ...printed].filter(tile => tile.noSearch).map(tile => tile.id)).toEqual([
      'nest',
      'alert',
      'elevator',
      'stairs',
      'repository',
      'isolation',
      'backup-power',
    ])
    expect(whyNot(lockdown(given({ at: { sentry: '003' } })))).toBe('notSearchable')
    expect(whyNot(lockdown(given({ rooms: { '009': { tile: 'nest', explored: true } } })))).toBe('notSearchable')
  })
})

describe('Contaminated Room', () => {
  const slimy = (more: Given = {}) => inside('contaminatedRoom', 2, { at: { sentry: '012' }, ...more })

  test('LOCK-ROOM-CONTAMINATED-01 every Search there gives its searcher a Slime marker', () => {
    const t = slimy()
    expect(t.crew('sentry').slime).toBe(false)
    t.act('sentry', play('search'), colour('green'))
    expect(t.crew('sentry').slime).toBe(true)
    expect(t.told('slimed')).toMatchObject([{ who: 0, rule: 'LOCK-ROOM-CONTAMINATED-01' }])
    expect(t.options('sentry').every(o => o.do === 'keep')).toBe(true)
  })

  test('LOCK-SLIME-02 at most one marker', () => {
    const t = slimy({ slime: ['sentry'] })
    t.act('sentry', play('search'), colour('green'))
    expect([t.crew('sentry').slime, t.told('slimed')]).toEqual([true, []])
  })
})
