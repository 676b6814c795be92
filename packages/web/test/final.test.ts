import type { Option } from '@coldwake/rules'
import { describe, expect, it } from 'vitest'
import { finalOf } from '../src/table/final.ts'
import { crew, explored, table } from './fixture.ts'

const turn = { ask: 'turn', seat: 0 } as const
const does = (option: Option, at = table(), cards = 3) => finalOf(option, turn, at, cards)

describe('what asks once more before it is done', () => {
  it('is passing with cards in hand, and not without', () => {
    expect(does({ do: 'pass' })).toBe('pass')
    expect(does({ do: 'pass' }, table(), 0)).toBeNull()
  })
  it('is launching, waiting in the pod or just entered', () => {
    expect(does({ do: 'launch' })).toBe('launch')
    expect(finalOf({ do: 'accept' }, { ask: 'launch', seat: 0 }, table(), 3)).toBe('launch')
  })
  it('is falling asleep', () => expect(does({ do: 'roomAction' })).toBe('hibernate'))
  it('is starting the self-destruct sequence, and not stopping it', () => {
    const ship = (selfDestruct: number | null) =>
      explored({ '002': 'generator' }, { crew: [crew(0, '002')], selfDestruct })
    expect(does({ do: 'roomAction' }, ship(null))).toBe('selfDestruct')
    expect(does({ do: 'roomAction' }, ship(5))).toBeNull()
    expect(does({ do: 'use', card: 'selfDestructKey' }, ship(null))).toBe('selfDestruct')
  })
  it('is nothing else', () => {
    expect(does({ do: 'move', to: '006' })).toBeNull()
    expect(does({ do: 'play', card: 'search' })).toBeNull()
  })
})
