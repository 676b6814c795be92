/** Lockdown with all that can be added to its box: guests from Nemesis bring their own words. */
import { boxName, EXTRAS } from '@coldwake/rules'
import { expect, test } from 'vitest'
import { play, reads, type Table } from './reading.ts'

const FACILITY: Table = { game: 'lockdown', board: 'lockdown-base' }
/** The facility with the crew of the ship, and what came with them. */
const CROSSED: Table = { ...FACILITY, options: { crew: true, intruders: true } }

reads({
  table: CROSSED,
  box: boxName('lockdown', EXTRAS),
  words: ['lockdown', 'nemesis', 'surface', 'log', 'brief'],
  games: [
    [9, 3],
    [10, 4],
  ],
})

test('LOCK-INTRUDERS-01 what is met in the facility is called by its name', () => {
  const said = (table: Table) => {
    const texts = new Set<string>()
    play(table, 11, 3, (text, _, lang) => texts.add(`${lang} ${text}`))
    return [...texts].join('\n')
  }
  const stalking = /night stalker|acechador(es)? nocturno|nocn\p{L}+ łow|predator[ei] notturn/iu
  expect(said(FACILITY)).toMatch(stalking)
  expect(said(CROSSED)).not.toMatch(stalking)
})
