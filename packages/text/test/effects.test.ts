import { breakRoom, cancel, choose, contentIds, door, draw, look, search } from '@coldwake/rules'
import { describe, expect, test } from 'vitest'
import { cardText, effectText, langs, timingText, woundText } from '../src/index.ts'

const card = (id: string, lang: 'en' | 'es') => cardText('nemesis', id, lang)

describe('cards speak for what they do', () => {
  test('Search', () => {
    expect(card('search', 'en')).toBe(
      'Draw 2 Items of the room’s colour, keep 1, put the rest under the deck; Item Counter −1.',
    )
    expect(card('search', 'es')).toBe(
      'Roba 2 Objetos del color del compartimento, quédate con 1, deja el resto bajo el mazo; Contador de Objetos −1.',
    )
  })

  test('Demolition', () => {
    expect(card('demolition', 'en')).toBe('Destroy 1 closed Door of this room OR place a Malfunction marker here.')
    expect(card('demolition', 'es')).toBe(
      'Destruye 1 Puerta cerrada de este compartimento O BIEN coloca 1 marcador de Fallo aquí.',
    )
  })

  test('Interruption', () => {
    expect(card('interruption', 'en')).toBe(
      'Reaction: cancel an action of another Character in your room, or an Interruption there; its cost stays paid.',
    )
    expect(card('interruption', 'es')).toBe(
      'Reacción: cancela una acción de otro personaje en tu compartimento, o una «Interrupción»; su coste queda pagado.',
    )
  })

  test('Knowledge of the Ship', () => {
    expect(card('knowledgeOfTheShip', 'en')).toBe(
      'Open or close 1 Door of this room OR look in secret at 1 unexplored room tile, not at its token.',
    )
    expect(card('knowledgeOfTheShip', 'es')).toBe(
      'Abre o cierra 1 Puerta de este compartimento O BIEN mira en secreto 1 pieza de compartimento no explorado, no su ficha.',
    )
  })

  test('Motivation', () => {
    expect(card('motivation', 'en')).toBe('Every Character here, you too, draws 1 Action card.')
    expect(card('motivation', 'es')).toBe('Cada personaje de aquí, tú también, roba 1 carta de acción.')
  })

  test('a card without an effect says so, and an item does not promise to pay', () => {
    expect(card('rest', 'en')).toBe('For now this card only pays for actions.')
    expect(card('rest', 'es')).toBe('De momento esta carta solo sirve para pagar acciones.')
    expect(card('tools', 'en')).toBe('For now this Item can be carried and dropped, but not used.')
  })

  test.each(langs)('every card has a text in %s', lang => {
    const { action, item, weapon } = contentIds('nemesis')
    for (const id of [...action, ...item, ...weapon]) expect(card(id, lang)).toMatch(/^\p{Lu}.*\.$/u)
  })
})

describe('the data changes, the words follow', () => {
  test('another number', () => {
    expect(effectText([draw(1)], 'en')).toBe('Draw 1 Action card.')
    expect(effectText([draw(2)], 'en')).toBe('Draw 2 Action cards.')
    expect(effectText([draw(1, 'everyoneHere')], 'es')).toContain('1 carta de acción')
    expect(effectText([draw(3, 'everyoneHere')], 'es')).toContain('3 cartas de acción')
    expect(effectText([search(1)], 'es')).toContain('Roba 1 Objeto del')
    expect(effectText([search(3)], 'en')).toContain('Draw 3 Items of the room’s colour, keep 1')
  })

  test('one after the other', () => {
    expect(effectText([draw(1), breakRoom()], 'en')).toBe('Draw 1 Action card and place a Malfunction marker here.')
    expect(effectText([draw(1), breakRoom()], 'es')).toBe('Roba 1 carta de acción y coloca 1 marcador de Fallo aquí.')
  })

  test('a choice of several, and what comes before and after it', () => {
    expect(effectText([draw(1), choose([draw(2)], [breakRoom()], [draw(3)]), draw(4)], 'en')).toBe(
      'Draw 1 Action card. Draw 2 Action cards OR place a Malfunction marker here OR draw 3 Action cards. Draw 4 Action cards.',
    )
  })

  test.each(langs)('every effect has a clause of its own in %s', lang => {
    const all = [
      search(2),
      look('tile'),
      door('toggle'),
      door('destroy'),
      breakRoom(),
      draw(1),
      draw(1, 'everyoneHere'),
      cancel(),
    ]
    const texts = all.map(effect => effectText([effect], lang))
    expect(new Set(texts).size).toBe(all.length)
    for (const text of texts) expect(text).toMatch(/^\p{Lu}[^{}]*\.$/u)
  })
})

test('timing', () => {
  expect(timingText('outOfCombat', 'en')).toBe('Out of Combat only')
  expect(timingText('reaction', 'es')).toBe('Reacción')
})

test('a serious wound says what it does, by its own numbers', () => {
  expect(woundText('nemesis', 'body', 'en')).toBe('You draw only up to 4 cards at the start of a Round.')
  expect(woundText('nemesis', 'arm', 'es')).toBe('Tienes 1 espacio de mano.')
  expect(woundText('nemesis', 'bleeding', 'en')).toBe('You suffer 1 Light Wound each time you pass.')
  expect(woundText('nemesis', 'leg', 'en')).toBe('For now this wound only counts.')
})
