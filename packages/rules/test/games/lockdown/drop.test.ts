/** Where things go that are dropped, given up or left behind in Lockdown. */
import { describe, expect, test } from 'vitest'
import { knows, PUBLIC, seatZone, sharedZone } from '../../../src/core/pieces.ts'
import { nameOf } from '../../../src/core/ruleset.ts'
import { type Choice, faceFor, type Name, view } from '../../../src/index.ts'
import { lockdown, play, type Situation } from '../../situation.ts'
import { counts, given, having, holding, pile, use } from './having.ts'

const drop = (card: Name): Choice => ({ do: 'drop', card })
const bottom = (t: Situation, deck: 'red' | 'yellow' | 'green'): number => sharedZone(t.g, deck)[0]
/** Everything a seat gets to see of what has happened and of how things stand. */
const seenBy = (t: Situation, seat: number | null): string =>
  JSON.stringify([view(t.g, seat), t.events.map(e => faceFor(e, seat))])

describe('a dropped Item', () => {
  test('LOCK-ITEM-11 LOCK-RULING-92 free and no action: face down under its deck, not on the discard pile', () => {
    const t = lockdown(having('grenade'))
    const before = sharedZone(t.g, 'red').length
    t.act('sentry', drop('grenade'))
    expect([nameOf(t.g, bottom(t, 'red')), sharedZone(t.g, 'red').length, pile(t, 'red')]).toEqual([
      'grenade',
      before + 1,
      [],
    ])
    expect([t.crew('sentry').discard, t.table().turn?.done, t.asked()]).toEqual([[], 0, ['sentry']])
  })

  test('LOCK-RULING-92 LOCK-RULING-200 others see the back only; who dropped it knows what lies there', () => {
    const t = lockdown(having('grenade'))
    t.act('sentry', drop('grenade'))
    expect(t.told('putUnder')).toMatchObject([{ who: 0, back: 'red', only: { 0: { card: 'grenade' } } }])
    expect(t.told('dropped')).toEqual([])
    for (const seat of [1, null]) expect(seenBy(t, seat)).not.toContain('grenade')
    const piece = bottom(t, 'red')
    expect([knows(t.g, 0, piece), knows(t.g, 1, piece)]).toEqual([true, false])
    expect(t.g.notes[0]).toMatchObject([{ what: 'returned', at: 'red', card: 'grenade' }])
  })

  test('LOCK-RULING-200 who has been shown one of two cards with the same back cannot tell which of them went', () => {
    const t = lockdown(given({ inventory: { sentry: ['grenade', 'glowstick'] } }))
    const [grenade, glowstick] = seatZone(t.g, 0, 'inventory')
    for (const piece of [grenade, glowstick]) t.g.seen[piece] |= 2
    t.act('sentry', drop('grenade'))
    expect([knows(t.g, 1, grenade), knows(t.g, 1, glowstick)]).toEqual([false, false])
    const sure = lockdown(given({ inventory: { sentry: ['grenade', 'medkit'] } }))
    const alone = seatZone(sure.g, 0, 'inventory')[0]
    sure.g.seen[alone] |= 2
    sure.act('sentry', drop('grenade'))
    expect(knows(sure.g, 1, alone)).toBe(true)
  })

  test('LOCK-RULING-200 a heavy one everybody has seen go; it lies face down all the same, and empty', () => {
    const t = lockdown(holding(['chargedRifle']))
    t.act('sentry', drop('chargedRifle'))
    expect(t.told('dropped')).toMatchObject([{ who: 0, card: 'chargedRifle' }])
    const piece = bottom(t, 'red')
    expect([nameOf(t.g, piece), knows(t.g, 1, piece), t.g.seen[piece] & PUBLIC]).toEqual(['chargedRifle', true, 0])
    expect(pile(t, 'red')).toEqual([])
  })

  test('LOCK-RULING-93 a Crafted Item goes back to the stack, and can be made again', () => {
    const t = lockdown(having('taser', { hands: { sentry: ['pistol'] } }))
    expect(t.table().crafted.filter(c => c === 'taser')).toHaveLength(2)
    t.act('sentry', drop('taser'), drop('pistol'))
    expect(['taser', 'pistol'].map(card => t.table().crafted.filter(c => c === card).length)).toEqual([3, 3])
    expect(sharedZone(t.g, 'crafted.used')).toEqual([])
  })

  test('LOCK-RULING-93 Starting and Quest Items are out of the game', () => {
    const t = lockdown(having('battleSuit', { quests: { sentry: [] } }))
    t.act('sentry', drop('smg'), drop('battleSuit'))
    expect(
      sharedZone(t.g, 'removed')
        .slice(-2)
        .map(p => nameOf(t.g, p)),
    ).toEqual(['smg', 'battleSuit'])
    expect(counts(t, 'sentry')).toEqual([])
  })

  test('LOCK-ITEM-11 Objects stay in the room', () => {
    const t = lockdown(given({ carried: { sentry: ['egg'] } }))
    t.act('sentry', drop('egg'))
    expect([t.crew('sentry').objects, t.room('009').objects]).toEqual([[], ['egg']])
  })

  test('LOCK-ITEM-04 LOCK-ITEM-16 a third heavy thing: one is dropped first', () => {
    const t = lockdown(
      holding(['smg', 'crowbar.red'], {
        rooms: { '009': { tile: 'transmitterControlRoom', explored: true, items: 1 } },
        decks: { red: ['chargedRifle', 'glowstick'] },
      }),
    )
    t.act('sentry', play('search'), { do: 'keep', card: 'chargedRifle' })
    expect(t.options('sentry')).toEqual([drop('smg'), drop('crowbar.red')])
    t.act('sentry', drop('crowbar.red'))
    expect(counts(t, 'sentry').map(([card]) => card)).toEqual(['smg', 'chargedRifle'])
    expect(nameOf(t.g, bottom(t, 'red'))).toBe('crowbar.red')
  })
})

describe('otherwise', () => {
  test('LOCK-ITEM-09 a used one lies face up on its discard pile', () => {
    const t = lockdown(having('medicalStapler.green', { light: { sentry: 1 } }))
    t.act('sentry', ...use('medicalStapler.green', 'rest'))
    expect([pile(t, 'green'), t.told('putUnder')]).toEqual([['medicalStapler.green'], []])
  })

  test('LOCK-RULING-199 what is given up or lost lies face up, not under its deck', () => {
    const hurt = { wounds: { survivor: ['leg'] }, hand: { survivor: ['obstinate'], janitor: [] } }
    const obstinate = (card: Name) => {
      const t = lockdown({ ...hurt, at: { survivor: '003' }, inventory: { survivor: [card] } }, ['survivor', 'janitor'])
      t.act('survivor', play('obstinate'), { do: 'part', part: 1 }, { do: 'item', card })
      return t
    }
    const found = obstinate('medkit')
    expect([pile(found, 'green'), found.told('putUnder')]).toEqual([['medkit'], []])
    expect(found.told('lost')).toMatchObject([{ card: 'medkit', rule: 'LOCK-RULING-199' }])
    // A crafted one is used up, it does not go back to its stack.
    const made = obstinate('taser')
    expect(sharedZone(made.g, 'crafted.used').map(p => nameOf(made.g, p))).toEqual(['taser'])
    expect(made.table().crafted.filter(c => c === 'taser')).toHaveLength(2)
  })

  test('LOCK-RULING-199 a Starting Item given up is out of the game', () => {
    const t = lockdown(holding(['smg'], { hand: { sentry: ['stun'] }, intruders: [{ kind: 'breeder', room: '009' }] }))
    t.act('sentry', play('stun'), { do: 'item', card: 'smg' })
    expect(nameOf(t.g, sharedZone(t.g, 'removed').at(-1) ?? -1)).toBe('smg')
    expect(t.crew('sentry').hands).toEqual([])
  })

  test('LOCK-RULING-104 the Items of the dead are out of everybody’s reach; Objects stay in the room', () => {
    const t = lockdown(
      having('grenade', {
        carried: { sentry: ['egg'] },
        wounds: { sentry: ['body', 'leg', 'hand'] },
        light: { sentry: 2 },
        rooms: { '009': { tile: 'laboratory', explored: true, fire: true } },
      }),
    )
    const decks = ['red', 'yellow', 'green'] as const
    const before = decks.map(deck => sharedZone(t.g, deck).length)
    t.act('sentry', { do: 'pass' }, { do: 'done' })
    expect([t.crew('sentry').fate, t.room('009').objects.toSorted()]).toEqual(['dead', ['corpse.sentry', 'egg']])
    expect(decks.map(deck => sharedZone(t.g, deck).length)).toEqual(before)
    expect(decks.flatMap(deck => pile(t, deck))).toEqual([])
    expect(seenBy(t, 1)).not.toContain('grenade')
  })

  test('LOCK-RULING-100 whoever dies in its own action ends its turn; what was announced for others is done', () => {
    const t = lockdown(
      having('grenade', {
        at: { janitor: '009' },
        intruders: [{ kind: 'queen', room: '009' }],
        wounds: { sentry: ['body', 'leg', 'hand'] },
        decks: { wound: ['arm'], attack: ['cut.5'] },
      }),
    )
    t.act('sentry', ...use('grenade', 'search', 'rest'))
    expect([t.crew('sentry').fate, t.crew('janitor').wounds]).toEqual(['dead', ['arm']])
    expect(t.asked()).toEqual(['janitor'])
  })
})
