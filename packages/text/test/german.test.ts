/** German forms: what becomes of phrases that come in the nominative, and of clauses that are embedded. */
import { expect, test } from 'vitest'
import { format } from '../src/message.ts'
import { loadLanguage } from '../src/words.ts'

await loadLanguage('de')

const inCase = (kase: string, phrase: string) => format(`{phrase:${kase}}`, 'de', { phrase })

test.each([
  ['die Kantine', 'die Kantine', 'der Kantine', 'der Kantine'],
  ['das Lager', 'das Lager', 'dem Lager', 'des Lagers'],
  ['der Generatorraum', 'den Generatorraum', 'dem Generatorraum', 'des Generatorraums'],
  ['die Kabinen', 'die Kabinen', 'den Kabinen', 'der Kabinen'],
  [
    'das Notfalltreppenhaus 012',
    'das Notfalltreppenhaus 012',
    'dem Notfalltreppenhaus 012',
    'des Notfalltreppenhauses 012',
  ],
  ['Triebwerk 2', 'Triebwerk 2', 'Triebwerk 2', 'von Triebwerk 2'],
  ['Verschleimter Raum', 'den Verschleimten Raum', 'dem Verschleimten Raum', 'des Verschleimten Raums'],
  [
    'der nicht erkundete Raum 007',
    'den nicht erkundeten Raum 007',
    'dem nicht erkundeten Raum 007',
    'des nicht erkundeten Raums 007',
  ],
  ['die Larve', 'die Larve', 'der Larve', 'der Larve'],
  ['ein Jäger', 'einen Jäger', 'einem Jäger', 'eines Jägers'],
  ['ein Ei', 'ein Ei', 'einem Ei', 'eines Eis'],
  ['die Eier', 'die Eier', 'den Eiern', 'der Eier'],
  ['die Wartungskorridore', 'die Wartungskorridore', 'den Wartungskorridoren', 'der Wartungskorridore'],
  ['die blaue Leiche', 'die blaue Leiche', 'der blauen Leiche', 'der blauen Leiche'],
  ['die Leiche des Captains', 'die Leiche des Captains', 'der Leiche des Captains', 'der Leiche des Captains'],
  ['der Soldat', 'den Soldaten', 'dem Soldaten', 'des Soldaten'],
  ['die Überlebende', 'die Überlebende', 'der Überlebenden', 'der Überlebenden'],
  ['1 roter Gegenstand', '1 roten Gegenstand', '1 roten Gegenstand', '1 roten Gegenstand'],
  ['„Granate“', '„Granate“', '„Granate“', '„Granate“'],
  [
    'ein Ei oder ein Xeno-Kadaver',
    'ein Ei oder einen Xeno-Kadaver',
    'einem Ei oder einem Xeno-Kadaver',
    'eines Eis oder eines Xeno-Kadavers',
  ],
])('%s', (phrase, acc, dat, gen) => {
  expect(inCase('acc', phrase)).toBe(acc)
  expect(inCase('dat', phrase)).toBe(dat)
  expect(inCase('gen', phrase)).toBe(gen)
})

test('prepositions run together with an article, not with a pronoun', () => {
  const to = (room: string) => format('In {room:dat}, zu {room:dat}, von {room:dat}, in {room:acc}.', 'de', { room })
  expect(to('das Lager')).toBe('Im Lager, zum Lager, vom Lager, ins Lager.')
  expect(to('die Kantine')).toBe('In der Kantine, zur Kantine, von der Kantine, in die Kantine.')
  expect(format('der Raum, in dem du bist', 'de')).toBe('der Raum, in dem du bist')
  expect(format('In der Kreuzung, aus der Kreuzung, in die Kreuzung.', 'de')).toBe(
    'Auf der Kreuzung, von der Kreuzung, auf die Kreuzung.',
  )
})

test('where something is, one by one', () => {
  expect(inCase('in', 'das Archiv und die Kommunikationszentrale')).toBe('im Archiv und in der Kommunikationszentrale')
  expect(inCase('in', 'Triebwerk 3')).toBe('in Triebwerk 3')
})

test('the verb goes to the end after wenn, clause by clause', () => {
  const when = (tests: string) => format('wenn {tests:sub}', 'de', { tests })
  expect(when('du bist im Nest')).toBe('wenn du im Nest bist')
  expect(when('dein Charakter überlebt, du hast das Signal abgesetzt und das Nest ist zerstört')).toBe(
    'wenn dein Charakter überlebt, du das Signal abgesetzt hast und das Nest zerstört ist',
  )
  expect(when('entweder das Schiff erreicht die Erde oder alle Räume von S-01 und S-02 sind erkundet')).toBe(
    'wenn entweder das Schiff die Erde erreicht oder alle Räume von S-01 und S-02 erkundet sind',
  )
  expect(when('du bist nicht im Nest und du hast keine Aktionskarten auf der Hand')).toBe(
    'wenn du nicht im Nest bist und keine Aktionskarten auf der Hand hast',
  )
  expect(format('Falls {tests:sub}.', 'de', { tests: 'entweder du bist im Nest oder du trägst ein Ei' })).toBe(
    'Falls du im Nest bist oder ein Ei trägst.',
  )
  expect(when('du nimmst ein Ei mit in den Kryoschlaf oder in eine Rettungskapsel')).toBe(
    'wenn du ein Ei mit in den Kryoschlaf oder in eine Rettungskapsel nimmst',
  )
})

test('what follows such a clause begins with its verb, unless it is an order', () => {
  const then = (effect: string) => format('Sonst {effect:front}.', 'de', { effect })
  expect(then('dein Charakter stirbt')).toBe('Sonst stirbt dein Charakter.')
  expect(then('jeder Korridor erhält einen Geräuschmarker')).toBe('Sonst erhält jeder Korridor einen Geräuschmarker.')
  expect(then('erleide 1 Schwere Wunde')).toBe('Sonst erleide 1 Schwere Wunde.')
})

test('a condition after sonst stands behind a comma', () => {
  const otherwise = (effect: string) => format('du stirbst; sonst {effect}', 'de', { effect })
  expect(otherwise('falls du passt, ziehe 1 Karte')).toBe('du stirbst; sonst, falls du passt, ziehe 1 Karte')
  expect(otherwise('ziehe 1 Karte')).toBe('du stirbst; sonst ziehe 1 Karte')
})
