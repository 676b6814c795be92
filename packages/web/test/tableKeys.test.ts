/** The keys of the table: one deed each, changed, taken away, kept and switched off. */
import { describe, expect, it } from 'vitest'
import { withKey } from '../src/play/panels/changeKey.ts'
import { deedOf, FIRST_KEYS, KEY_DEEDS, readKeys } from '../src/play/turn/tableKeys.ts'

const first = readKeys(null)

describe('keys of the table', () => {
  it('each does one thing at first, as a capital too, and signs that look alike do the same', () => {
    for (const deed of KEY_DEEDS) expect(deedOf(first, FIRST_KEYS[deed].toUpperCase())).toBe(deed)
    expect([deedOf(first, '='), deedOf(first, '−'), deedOf(first, 'q'), deedOf(first, 'Enter')]).toEqual([
      'zoomIn',
      'zoomOut',
      null,
      null,
    ])
  })

  it('a key that is given away is named, and does the new thing only', () => {
    const { keys, robbed } = withKey(first.keys, 'hand', 'L')
    expect(robbed).toBe('log')
    expect([deedOf({ on: true, keys }, 'l'), deedOf({ on: true, keys }, 'h'), keys.log]).toEqual(['hand', null, ''])
    const none = withKey(keys, 'pass', '')
    expect([none.robbed, deedOf({ on: true, keys: none.keys }, 'p')]).toEqual([null, null])
  })

  it('switched off none does anything', () => {
    const off = readKeys('{"off":true}')
    expect(KEY_DEEDS.map(deed => deedOf(off, FIRST_KEYS[deed]))).toEqual(KEY_DEEDS.map(() => null))
  })

  it('what a browser has kept of another version, or of nobody, counts as far as it makes sense', () => {
    const kept = readKeys('{"hand":"x","pass":"7","log":"ab","goal":3,"talk":"","dance":"y"}')
    expect(kept).toEqual({ on: true, keys: { ...FIRST_KEYS, hand: 'x', talk: '' } })
    for (const spoilt of ['', 'no', '[]', '7', 'null']) expect(readKeys(spoilt)).toEqual(first)
  })
})
