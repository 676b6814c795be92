/** What `npm run text` finds, in a language made up for it. */
import { expect, test } from 'vitest'
import { dropped, leftInEnglish, missing, termsIn, textsIn, unread, withoutTerm } from '../scripts/checks.ts'

const english = textsIn({
  events: { noise: 'A Noise marker in {room}.', passed: '{who} passes.' },
  ui: { close: 'Close', eggs: '{n, plural, one {# Egg} other {# Eggs}}' },
})

test('a missing key', () => {
  const other = textsIn({ events: { noise: 'Ruido' }, ui: { close: 'Cerrar', eggs: '{n}' } })
  expect(missing(english, other)).toEqual(['events.passed'])
})

test('a key that nothing reads', () => {
  const code = [
    'const { events } = words(lang); say(events.noise); t.close',
    'const said = words(lang).events; const { passed } = said',
    'eggs: 3',
  ]
  expect(unread(english, code)).toEqual(['ui.eggs'])
  expect(unread(english, [...code, 'ui(lang).eggs(3)'])).toEqual([])
  // Asked for by a value that stands somewhere else.
  expect(unread(english, ['t.close; t.eggs; say(events[event.e])', "{ e: 'noise' }"])).toEqual(['events.passed'])
})

test('something that is filled in and lost', () => {
  const other = textsIn({
    events: { noise: 'Ruido aquí.', passed: '{who} pasa en {who:loc}.' },
    ui: { close: 'Cerrar', eggs: 'Huevos' },
  })
  expect(Object.fromEntries(dropped(english, other))).toEqual({ 'events.noise': 'room', 'ui.eggs': 'n' })
})

test('English left over, in whole or in part, also within arms', () => {
  const other = textsIn({
    events: { noise: 'Un marcador of {room}.', passed: '{who, select, the {pasa} other {pasa}}' },
    ui: { close: 'Close', eggs: '{n, plural, one {# Huevo} other {# Huevos with all}}' },
  })
  expect(leftInEnglish(english, other)).toEqual(['events.noise', 'ui.eggs'])
  expect(leftInEnglish(english, english)).toEqual(['events.noise'])
})

test('a term that is called otherwise', () => {
  const glossary = {
    'marker.noise': { en: 'Noise marker', es: 'Marcador de Ruido' },
    'rule.noise': { en: 'Noise', es: 'Ruido' },
    'creature.egg': { en: 'Egg', es: 'Huevo' },
    'action.pass': { en: 'Pass', es: 'Pasar' },
  }
  const terms = termsIn(glossary, 'es')
  const told = (noise: string, eggs: string) =>
    Object.fromEntries(withoutTerm(english, textsIn({ events: { noise }, ui: { eggs } }), terms))
  expect(told('Pon 2 marcadores de Ruido.', 'huevos')).toEqual({})
  expect(told('Pon 2 fichas de Ruido.', 'puesta')).toEqual({ 'events.noise': ['Noise marker'], 'ui.eggs': ['Egg'] })
})
