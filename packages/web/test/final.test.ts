import type { About, Asking, Option } from '@coldwake/rules'
import { describe, expect, it } from 'vitest'
import { irreversibleOf } from '../src/play/choice/choiceRecords.ts'
import { crew, explored, table } from './fixture.ts'

const turn = { ask: 'turn', seat: 0 } as const
const does = (option: Option, at = table()) => irreversibleOf(option, { ...turn, table: at })
/** A card with parts to choose from. */
const offers = (parts: NonNullable<About['parts']>): Asking => ({
  n: 1,
  ask: 'part',
  rule: 'LOCK-ALERT-01',
  sealed: false,
  seats: [0],
  about: { parts },
})

describe('what asks once more before it is done', () => {
  it('is not passing, which can be taken back', () => expect(does({ do: 'pass' })).toBeNull())
  it('is launching, waiting in the pod or just entered', () => {
    expect(does({ do: 'launch' })).toBe('launch')
    expect(irreversibleOf({ do: 'accept' }, { ask: 'launch', seat: 0, table: table() })).toBe('launch')
  })
  it('is falling asleep', () => expect(does({ do: 'roomAction' })).toBe('hibernate'))
  it('is starting the self-destruct sequence, and not stopping it', () => {
    const ship = (selfDestruct: number | null) =>
      explored({ '002': 'generator' }, { crew: [crew(0, '002')], selfDestruct })
    expect(does({ do: 'roomAction' }, ship(null))).toBe('selfDestruct')
    expect(does({ do: 'roomAction' }, ship(5))).toBeNull()
    expect(does({ do: 'use', card: 'selfDestructKey' }, ship(null))).toBe('selfDestruct')
  })
  it('is, in the facility, entering a pod, being locked in, calling the Response Team and leaving for the bunker', () => {
    const facility = (tile: string) => ({
      ...explored({ '002': tile }, { crew: [crew(0, '002')] }),
      game: 'lockdown',
    })
    expect(does({ do: 'roomAction' }, facility('cargoSendingSystemA'))).toBe('css')
    expect(does({ do: 'roomAction' }, facility('isolation'))).toBe('lockIn')
    expect(does({ do: 'roomAction' }, facility('coolingSystem'))).toBe('selfDestruct')
    expect(does({ do: 'escape', how: 'rover' }, facility('guardRoom'))).toBe('bunker')
    const asking = offers([[{ fx: 'startAlert' }], [{ fx: 'takeContingency' }]])
    const alert = { ...facility('alert'), asking }
    expect(irreversibleOf({ do: 'part', part: 0 }, { ask: 'part', seat: 0, table: alert })).toBe('alert')
    expect(irreversibleOf({ do: 'part', part: 1 }, { ask: 'part', seat: 0, table: alert })).toBeNull()
  })
  it('is not stopping the autodestruction where the card only stops it', () => {
    const asking = offers([[{ fx: 'selfDestruct', how: 'stop' }], [{ fx: 'power', how: 'flipHere' }]])
    expect(irreversibleOf({ do: 'part', part: 0 }, { ask: 'part', seat: 0, table: table({ asking }) })).toBeNull()
  })
  it('is nothing else', () => {
    expect(does({ do: 'move', to: '006' })).toBeNull()
    expect(does({ do: 'play', card: 'search' })).toBeNull()
  })
})
