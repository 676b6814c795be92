/** What is written of a room's name where the whole of it has no place. */
import { boxName, contentIds } from '@coldwake/rules'
import { expect, test } from 'vitest'
import { breakable, dialectOf, langs, loadLanguage, plateName, roomName } from '../src/index.ts'

const BOXES = ['nemesis', boxName('lockdown', ['surface'])]
/** Of the longest piece that is never broken; a small plate has place for about so much in a line. */
const MOST = 11

test.each(langs)('in %s every room has a name that breaks into pieces short enough for its plate', async lang => {
  await loadLanguage(lang)
  const long = BOXES.flatMap(box => {
    const { tile, special } = contentIds(box)
    return [...tile, ...special].flatMap(id => {
      const whole = roomName(id, dialectOf(lang, box))
      const written = plateName(id, dialectOf(lang, box)) ?? whole
      const pieces = written.split(/[ |]|(?<=-)/)
      // Shorter, or the same with places to break it.
      if (written.replaceAll('|', '').length > whole.length) return [`${written} is longer than ${whole}`]
      return pieces.some(({ length }) => length > MOST) ? [`${id}: ${written}`] : []
    })
  })
  expect(long).toEqual([])
})

test('the longest words may be broken where their plates are, whatever stands around them', async () => {
  await loadLanguage('de')
  await loadLanguage('it')
  expect(breakable('Mit dem Rover: Kommunikationsraum', 'de')).toBe('Mit dem Rover: Kommuni\u00adkations\u00adraum')
  expect(breakable('Unterdrückungsfeuer', 'de')).toBe('Unter\u00addrückungs\u00adfeuer')
  expect(breakable('Stanza di Decontaminazione', 'it')).toBe('Stanza di Decon\u00adtamina\u00adzione')
})

test('other long words may be broken between syllables, short ones never', () => {
  const broken = (text: string) => breakable(text, 'en').replaceAll('\u00ad', '-')
  expect(broken('Waffenkammer, Stromplättchen')).toBe('Waf-fen-kam-mer, Strom-plätt-chen')
  expect(broken('Astrobiolożka, dekontaminacyjnej')).toBe('Astro-bio-lożka, dekon-ta-mi-na-cyj-nej')
  expect(broken('Sopravvissuta, Desplazamientos')).toBe('Soprav-vis-suta, Des-pla-za-mien-tos')
  expect(broken('The Computer of the Archive')).toBe('The Computer of the Archive')
})
