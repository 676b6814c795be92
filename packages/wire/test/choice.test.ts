import type { Choice } from '@coldwake/rules'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Answer } from '../src/index.ts'

const said = (choice: unknown) => v.safeParse(Answer, { say: 'answer', ref: 1, n: 2, choice })

/** One of each shape; that no kind is forgotten is for the compiler to say. */
const choices: Choice[] = [
  { do: 'pass' },
  { do: 'use', card: 'energyCharge.red' },
  { do: 'carefulMove', to: '005' },
  { do: 'room', room: '005' },
  { do: 'door', corridor: 'c005-010' },
  { do: 'partner', whom: 4 },
  { do: 'part', part: 0 },
  { do: 'intruder', intruder: 12 },
  { do: 'object', object: 'corpse.blue' },
  { do: 'pod', pod: 2 },
  { do: 'space', space: 'D' },
  { do: 'search', colour: 'white' },
  { do: 'make', card: 'taser~3', of: 'tools', and: 'energyCharge.red' },
  { do: 'back', back: 'corporate' },
]

describe('an answer', () => {
  test.each(choices)('$do is understood as it was said', choice => {
    expect(said(choice)).toMatchObject({ success: true, output: { choice } })
  })

  test.each(choices)('$do with a word too many is refused', choice => {
    expect(said({ ...choice, cheat: true }).success).toBe(false)
  })

  test.each([
    [{ do: 'fly' }],
    [{ do: 'use' }],
    [{ do: 'use', card: 'no such thing' }],
    [{ do: 'partner', whom: 5 }],
    [{ do: 'pod', pod: -1 }],
    [{ do: 'space', space: 'E' }],
    [{ do: 'make', card: 'taser', of: 'tools' }],
  ])('%j is none', choice => {
    expect(said(choice).success).toBe(false)
  })
})
