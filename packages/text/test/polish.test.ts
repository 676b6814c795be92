/** What Polish does with phrases: cases, counts, and words that change beside one another. */
import { describe, expect, test } from 'vitest'
import { format } from '../src/message.ts'
import { loadLanguage, ui, words } from '../src/words.ts'

await loadLanguage('pl')

const inCase = (phrase: string, kase: string): string => format(`{phrase:${kase}}`, 'pl', { phrase })

describe('cases', () => {
  test.each([
    ['Stołówka', 'loc', 'Stołówce'],
    ['Szyb windy S-02', 'gen', 'Szybu windy S-02'],
    ['nieodkryte pomieszczenie 012', 'ins', 'nieodkrytym pomieszczeniem 012'],
    ['korytarz 1·2 w stronę Kokpitu', 'loc', 'korytarzu 1·2 w stronę Kokpitu'],
    ['Kajuty przez korytarz 3', 'gen', 'Kajut przez korytarz 3'],
    ['zwłoki Kapitana', 'gen', 'zwłok Kapitana'],
    ['jajo, truchło lub zwłoki postaci', 'gen', 'jaja, truchła lub zwłok postaci'],
    ['2 czerwone przedmioty i jajo', 'acc', '2 czerwone przedmioty i jajo'],
    ['Zasilanie awaryjne i Generator', 'loc', 'Zasilaniu awaryjnym i Generatorze'],
    ['talia gracza Ala i Ola', 'acc', 'talię gracza Ala i Ola'],
    ['śmierć pewnej postaci', 'gen', 'śmierci pewnej postaci'],
    ['Wenus', 'toward', 'na Wenus'],
    ['żółty', 'neut', 'żółte'],
    ['Reproduktor, Królowa', 'low', 'reproduktor, królowa'],
  ])('%s, %s', (phrase, kase, form) => {
    expect(inCase(phrase, kase)).toBe(form)
  })

  test('a card keeps its name behind the word for it', () => {
    expect(inCase('„Ucz się i uciekaj”', 'acc')).toBe('kartę „Ucz się i uciekaj”')
    expect(inCase('„Ładunek energetyczny” (czerwony)', 'gen')).toBe('karty „Ładunek energetyczny” (czerwony)')
    expect(inCase('„Granat”, „Łom” i „Kable”', 'ins')).toBe('kartami „Granat”, „Łom” i „Kable”')
    expect(inCase('2 × „Granat”', 'acc')).toBe('karty 2 × „Granat”')
    expect(inCase('„Granat” lub „Łom”', 'acc')).toBe('kartę „Granat” lub „Łom”')
    expect(inCase('„Granat” i truchło', 'acc')).toBe('kartę „Granat” i truchło')
  })
})

test('pages inflect rooms too', () => {
  const { diedIn, facilityAnswers } = ui('pl', 'pages', 'answer')
  expect(diedIn({ room: 'Stołówka' })).toBe('Śmierć w Stołówce')
  expect(facilityAnswers.rideTo({ room: 'Szyb windy S-03' })).toBe('Windą do Szybu windy S-03')
})

test.each([
  [0, 'jaj'],
  [1, 'jajo'],
  [2, 'jaja'],
  [5, 'jaj'],
  [12, 'jaj'],
  [22, 'jaja'],
  [112, 'jaj'],
])('%i %s', (n, form) => {
  expect(ui('pl', 'answer').answer.eggsHere({ n })).toBe(`${n} ${form} w Gnieździe`)
})

test.each([
  ['Stołówka', 'Wychodzi ze Stołówki w Stołówce.'],
  ['Zbrojownia', 'Wychodzi ze Zbrojowni w Zbrojowni.'],
  ['Szyb windy', 'Wychodzi z Szybu windy w Szybie windy.'],
  ['Silnik 1', 'Wychodzi z Silnika 1 w Silniku 1.'],
  ['Skrzyżowanie 2', 'Wychodzi ze Skrzyżowania 2 na Skrzyżowaniu 2.'],
])('prepositions before %s', (room, said) => {
  expect(format('Wychodzi z {room:gen} w {room:loc}.', 'pl', { room })).toBe(said)
})

test('whoever has no name yet is not called gracz twice', () => {
  expect(format('Cel gracza {who}.', 'pl', { who: 'Gracz B' })).toBe('Cel gracza B.')
  expect(format('Cel gracza {who}.', 'pl', { who: 'Gracz Jan' })).toBe('Cel gracza Gracz Jan.')
})

test('of night stalkers the accusative is not the genitive', () => {
  const { asks, asksFor } = words('pl.lockdown').decisions
  expect(asks.intruder).toBe('Wybierz nocnego łowcę.')
  expect(asksFor.intruder.sample).toBe('Wybierz, od którego nocnego łowcy pobierasz próbkę.')
  expect(words('pl.intruders').decisions.asks.intruder).toBe('Wybierz intruza.')
})
