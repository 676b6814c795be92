import { expect, it } from 'vitest'
import { clockText, spanText, spokenSpan } from '../src/play/panels/timeText.ts'

it('a clock counts minutes and seconds, and further away only what matters', () => {
  expect([5, 65, 599.2, 3600, 3600 * 27 + 120].map(left => clockText(left, 'en'))).toEqual([
    '0:05',
    '1:05',
    '10:00',
    '1 hr',
    '1 day 3 hr',
  ])
  expect(clockText(-3, 'en')).toBe('0:00')
})

it('a span is written short and spoken in full, in every language', () => {
  expect(spanText(30, 'en')).toBe('30 sec')
  expect(spanText(300, 'es')).toBe('5 min')
  expect(spokenSpan(90, 'en')).toBe('1 minute 30 seconds')
  expect(spokenSpan(7200, 'es')).toBe('2 horas')
})
