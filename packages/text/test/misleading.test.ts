/** Sentences that once said something else than the rules do, in every language. */
import type { EventFace } from '@coldwake/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  cardText,
  checkText,
  deckText,
  eventText,
  itemFacts,
  type Lang,
  langs,
  loadLanguage,
  objectiveText,
  roomText,
  timingText,
  ui,
} from '../src/index.ts'
import { words } from '../src/words.ts'
import { context } from './table.ts'

beforeAll(() => Promise.all(langs.map(loadLanguage)))

const each = langs.map(lang => [lang] as const)
const facility = context(0, { game: 'lockdown', board: 'lockdown-base' })
const told = (event: object, lang: Lang) => eventText(event as EventFace, facility, lang)

describe('LOCK-RULING-151 what Darkness adds counts the wound of the same card', () => {
  const now: Record<Lang, RegExp> = {
    en: /you now have (\d) or more Serious Wounds/,
    es: /ahora tienes (\d) o más Heridas graves/,
    pl: /masz teraz co najmniej (\d) głębokie rany/,
    de: /du jetzt (\d) oder mehr Schwere Wunden hast/,
    it: /ora hai (\d) o più Ferite Gravi/,
  }
  test.each(each)('%s', lang => {
    expect(now[lang].exec(cardText('lockdown', 'perchedInTheDark.2', lang))?.[1]).toBe('3')
    expect(now[lang].exec(cardText('lockdown', 'piercingTheHeart.3', lang))?.[1]).toBe('2')
    expect(cardText('lockdown', 'bloodRage.3', lang)).not.toMatch(now[lang])
    expect(cardText('nemesis', 'bite.2', lang)).not.toMatch(now[lang])
  })
})

test('NEM-EVENT-06 the Larva token goes into the bag if nobody in the Nest lacks cards, not if nobody is there', () => {
  const such: Record<Lang, string> = {
    en: 'if there is no such Character, a Larva token',
    es: 'si no hay ningún personaje así',
    pl: 'jeśli nie ma takiej postaci',
    de: 'gibt es keinen solchen Charakter',
    it: 'se non c’è nessun Personaggio del genere',
  }
  for (const lang of langs)
    for (const game of ['nemesis', 'lockdown']) expect(cardText(game, 'hatching', lang)).toContain(such[lang])
})

test('an alternative within a condition is announced before its first half', () => {
  const either: Record<Lang, RegExp> = {
    en: / and either the Auto.* or the Facility/,
    es: / y, además, o bien la ficha .* o bien el complejo/,
    pl: / i albo żeton .*, albo baza/,
    de: / und entweder das .* oder die Anlage/,
    it: / e se, inoltre, il gettone .* oppure il Complesso/,
  }
  for (const lang of langs)
    for (const card of ['destroyTheEvidence', 'noWitnessesLeft'])
      expect(objectiveText('lockdown', card, lang)).toMatch(
        lang === 'de' ? /(und entweder|, entweder) das .* oder die Anlage/ : either[lang],
      )
})

describe('alternatives show what a condition before them is about', () => {
  test.each(each)('%s: a condition of one half stands inside its letter, one of both before the letters', lang => {
    for (const card of ['cables', 'atTheWheel']) {
      const text = cardText('lockdown+crew', card, lang)
      expect(text, card).toMatch(/^A\) .*: .* B\) /)
    }
    expect(cardText('nemesis', 'blockingAccess', lang)).toMatch(/^\p{Lu}[^)]*: A\) .* B\) [^:]*\.$/u)
  })
  test.each(each)('%s: alternatives without anything of the kind need no letters', lang => {
    expect(cardText('nemesis', 'demolition', lang)).not.toMatch(/A\)/)
  })
  test.each(each)('%s: LOCK-ROOM-DEFENSE-01 what follows the choice is said to follow it', lang => {
    const then: Record<Lang, RegExp> = {
      en: /\. Then choose /,
      es: /\. Después, elige /,
      pl: /\. Następnie wybierz /,
      de: /\. Dann wähle /,
      it: /\. Poi scegli /,
    }
    const text = roomText('lockdown', 'defenseControlRoom', lang)
    expect(text).toMatch(/^A\) .* B\) /)
    expect(text).toMatch(then[lang])
  })
})

test('cards that can be used only in Combat, or only out of it, say so', () => {
  for (const lang of langs) {
    expect(itemFacts('lockdown', 'glowstick', lang)).toContain(timingText('inCombat', lang))
    expect(itemFacts('nemesis', 'tools', lang)).toContain(timingText('outOfCombat', lang))
    expect(itemFacts('nemesis', 'taser', lang)).not.toContain(timingText('any', lang))
    const actions = deckText('nemesis', 'actions', lang).flatMap(({ entries }) => entries)
    const facts = (id: string) => actions.find(entry => entry.id === id)?.facts
    expect(facts('adrenaline')).toContain(timingText('inCombat', lang))
    expect(facts('search')).toContain(timingText('outOfCombat', lang))
  }
})

test('a token that was drawn goes back into the bag; one from the supply goes into it', () => {
  for (const lang of langs) {
    const bag = { e: 'bag', kind: 'larva', change: 1, rule: 'NEM-BAG-02' }
    expect(told({ ...bag, back: true }, lang)).not.toBe(told(bag, lang))
  }
  expect(told({ e: 'bag', kind: 'queen', change: 1, back: true, rule: 'NEM-BAG-05' }, 'en')).toBe(
    'The Queen token goes back into the bag.',
  )
})

test('faces of the Advantage die bring no colon of their own into the log', () => {
  for (const lang of langs)
    for (const face of Object.values(words(lang).names.combatFace)) expect(face, lang).not.toMatch(/:/)
})

test('LOCK-POWER-01 Power tokens are told with the word for a token, so that their number is no count', () => {
  const token: Record<Lang, string> = {
    en: 'token 3',
    es: 'ficha 3',
    pl: 'żeton 3',
    de: 'Plättchen 3',
    it: 'gettone 3',
  }
  const places = [{ place: 'S-01', token: 3, on: false }]
  for (const lang of langs)
    expect(told({ e: 'powerMoved', places, rule: 'LOCK-POWER-01' }, lang)).toContain(token[lang])
})

test('conditions that were not met are called so, though they are worded as met', () => {
  const unmet: Record<Lang, RegExp> = {
    en: /Not met: your/,
    es: /no cumplidas: /,
    pl: /Niespełnione/,
    de: /Nicht erreicht: /,
    it: /non soddisfatte: /,
  }
  const parts = [{ test: { is: 'knowledgeActive' as const }, met: false }]
  for (const lang of langs) {
    const step = { check: 'objective' as const, who: 0, card: 'solidProof', met: false, parts, rule: 'LOCK-OBJ-01' }
    expect(checkText(step, facility, lang)).toMatch(unmet[lang])
  }
})

test('what stands before an escape does not have to agree with how many attack', () => {
  const verbs = /^(attacks?|te atacan?|atakuj\p{L}|greif\p{L}+|ti attacca\p{L}*) /u
  for (const lang of langs) expect(ui(lang, 'answer').answer.attackFirst).not.toMatch(verbs)
})

test('LOCK-MARS-24 who is under the open sky is you where it is you', () => {
  const you: Record<Lang, RegExp> = {
    en: /: you and Íñigo/,
    es: /: tú e Íñigo/,
    pl: /: Ty i Íñigo/,
    de: /: du und Íñigo/,
    it: /: tu e Íñigo/,
  }
  const card = { e: 'surfaceCard', who: 0, card: 'sandstorm', exposed: [0, 1], sheltered: [2], rule: 'LOCK-MARS-24' }
  for (const lang of langs) {
    expect(told(card, lang)).toMatch(you[lang])
    expect(told(card, lang)).not.toContain('Marta')
  }
})

test('Lockdown has a Time token and an Autodestruction token, where Nemesis has markers', () => {
  const token: Record<Lang, RegExp> = { en: /token/, es: /ficha/, pl: /[Żż]eton/, de: /[Pp]lättchen/, it: /gettone/ }
  for (const lang of langs) {
    expect(told({ e: 'time', time: 9, rule: 'LOCK-TIME-01' }, lang)).toMatch(token[lang])
    expect(told({ e: 'selfDestruct', space: 9, rule: 'LOCK-TIME-01' }, lang)).toMatch(token[lang])
    expect(eventText({ e: 'time', time: 9, rule: 'NEM-TIME-01' }, context(0), lang)).not.toMatch(token[lang])
  }
})

test('a corridor without Noise, not a room without Noise', () => {
  const corridor: Record<Lang, RegExp> = {
    en: /corridor without Noise/,
    es: /Pasillo sin Ruido/,
    pl: /korytarzu bez szmerów/,
    de: /Korridor ohne Geräusch/,
    it: /Corridoio senza Rumore/,
  }
  for (const lang of langs) {
    expect(cardText('lockdown', 'bulkheadsOpen', lang)).toMatch(corridor[lang])
    expect(cardText('lockdown', 'sensitiveHearing', lang)).toMatch(corridor[lang])
  }
})

test('one of a thing is not spoken of as several', () => {
  const several: Record<Lang, RegExp> = {
    en: /corridors|of Items|of them/,
    es: /Pasillos|Objetos|ninguna/,
    pl: /korytarz(y|ach)|przedmiotów|żadnej/,
    de: /Korridore|Gegenständen|davon/,
    it: /Corridoi |Strumenti|nessuna/,
  }
  for (const lang of langs) {
    expect(cardText('lockdown', 'sensitiveHearing', lang)).not.toMatch(several[lang])
    const [, sheltered] = cardText('lockdown+surface', 'staticDischarge', lang).split('. ')
    expect(sheltered).not.toMatch(several[lang])
    for (const word of ['clean', 'infected'] as const) {
      const step = {
        check: 'contamination' as const,
        who: 0,
        words: [word],
        larva: false,
        drawn: null,
        survives: true,
        rule: 'NEM-VICTORY-03',
      }
      expect(checkText(step, facility, lang)).not.toMatch(several[lang])
      expect(checkText(step, facility, lang)).not.toMatch(/ {2}/)
    }
  }
})

test('a sentence that follows a colon begins small, except in German', () => {
  const dark = {
    e: 'surprise',
    who: 0,
    kind: 'adult',
    hand: 1,
    value: 3,
    attack: true,
    dark: true,
    rule: 'LOCK-ENC-08',
  }
  for (const lang of langs) if (lang !== 'de') expect(told(dark, lang)).not.toMatch(/: \p{Lu}\p{Ll}+ \d/u)
})

test('questions, supplies and the Lockdown card are told apart', () => {
  for (const lang of langs) {
    const { waits } = words(lang, 'answer')
    expect(waits.light).not.toBe(waits.darkWindow)
    const lost = told({ e: 'poolLost', fire: 5, malfunction: 4, rule: 'LOCK-RULING-141' }, lang)
    expect(lost).not.toMatch(/\b(box|caja|pudełk\p{L}|Schachtel|scatola)\b/u)
    const room = '011'
    const card = told({ e: 'lockdownCard', who: 0, room, rule: 'LOCK-COMP-04' }, lang)
    const malfunction: Record<Lang, RegExp> = {
      en: /Malfunction/,
      es: /Fallo/,
      pl: /awari/,
      de: /Fehlfunktion/,
      it: /Malfunz/,
    }
    expect(card).not.toMatch(malfunction[lang])
    expect(card).not.toMatch(/Lock-Down/)
  }
})
