/** Everything grows with the words: lengths are sent in units of text. */
import { expect, test } from 'vitest'
import { inRem } from '../build/textUnits.ts'

test('lengths in px become lengths in rem, in media queries too, and nothing else changes', () => {
  expect(inRem('a { margin: -2px 0 16px; width: calc(100% - 8.5px) }')).toBe(
    'a { margin: -0.125rem 0 1rem; width: calc(100% - 0.5313rem) }',
  )
  expect(inRem('@media (max-width: 600px) and (min-height: 501px) { b { --ways: 0px } }')).toBe(
    '@media (max-width: 37.5rem) and (min-height: 31.3125rem) { b { --ways: 0rem } }',
  )
  const kept = 'c { background: url(a-2px.svg); color: var(--x2px); line-height: 1.5; animation: 2s x }'
  expect(inRem(kept)).toBe(kept)
})
