/** What Lockdown's cards and rooms say is what the rules do with them, where a clause once said otherwise. */
import { beforeAll, describe, expect, test } from 'vitest'
import { cardText, itemText, loadLanguage, objectiveText, roomText, woundText } from '../../../src/index.ts'

const GAME = 'lockdown'
beforeAll(() => Promise.all([loadLanguage('en'), loadLanguage('es')]))

describe('LOCK-ROOM-CSSCONTROL-01, LOCK-ROOM-CSSCONTROL-02, LOCK-ROOM-CSSCONTROL-03 the CSS Control System', () => {
  test('a token goes one space along the Time track, whether or not that space is a CSS slot', () => {
    expect(roomText(GAME, 'cssControlSystem', 'en')).toMatch(/1 space along the Time track either way/)
    expect(roomText(GAME, 'cssControlSystem', 'es')).toMatch(/1 casilla de la Consola de Tiempo en cualquier sentido/)
  })
  test('not from the space of the Time token, and not onto another token', () => {
    const text = roomText(GAME, 'cssControlSystem', 'en')
    expect(text).toMatch(/unless it lies on the Time token’s space/)
    expect(text).toMatch(/not to another CSS token/)
  })
})

test('LOCK-ROOM-DEFENSE-01, LOCK-ROOM-DEFENSE-02 the Defense Control Room says its price, its target and its harm', () => {
  const text = roomText(GAME, 'defenseControlRoom', 'en')
  expect(text).toMatch(/^Place a Malfunction marker here OR Item Counter −1\. /)
  expect(text).toMatch(/a room with a Night Stalker and without a Malfunction: it gets a Malfunction marker/)
  expect(text).toMatch(/every Night Stalker there suffers 1 Injury and every Character 1 Serious Wound/)
  expect(roomText(GAME, 'defenseControlRoom', 'es')).toMatch(/cada personaje 1 Herida grave/)
})

test('LOCK-CSS-02 a pod can be entered only in a round with a token, and that token decides', () => {
  expect(roomText(GAME, 'cargoSendingSystemA', 'en')).toMatch(
    /CSS token on the Time token’s space, .* that token decides/,
  )
})

describe('cards', () => {
  test.each([
    ['LOCK-EVENT-14 Kickstopper breaks the elevator rooms once', 'kickstopper', /^(?!.*Elevator Room.*Elevator Room)/],
    ['LOCK-EVENT-14 Hatching, in darkness outside the Nest', 'hatching', /if you are not in the Nest and you have no/],
    ['LOCK-EVENT-14 Panic, in darkness with cards', 'panic', /if you have Action cards in hand, you lose/],
    [
      'LOCK-EVENT-14 Scent of Blood says its condition once',
      'scentOfBlood',
      /in Combat, an Adult appears in your room/,
    ],
    ['LOCK-COMP-02 Bypass needs power and a computer', 'bypass', /in a powered room with a working Computer/],
    ['LOCK-RULING-194 It Should Work works with power too', 'itShouldWork', /even without power/],
    ['LOCK-RULING-132 a Thermite Charge may be thrown at Eggs', 'thermiteCharge', /a Night Stalker or an Egg is there/],
    ['LOCK-CONTAM-06 Caffeine Pills kill a host', 'caffeinePills', /or your Character dies if you already have one/],
    ['LOCK-CONTAM-07 Antiseptic puts the card under the deck', 'antiseptic', /under the Contamination deck/],
    ['LOCK-KNOW-02 the Analyze Toolset teaches', 'analyzeToolset', /gain 3 Knowledge/],
    ['LOCK-RULING-27 Evac Procedure looks at what others hold', 'evacProcedure', /1 Contingency of another player/],
  ])('%s', (_, card, says) => {
    expect(cardText(GAME, card, 'en')).toMatch(says)
  })

  test('LOCK-RULING-203 a Flashlight pays for its reaction with a use', () => {
    expect(itemText(GAME, 'flashlight', 'en')).toMatch(/Reaction costs 1 Use/)
  })
  test('LOCK-RULING-130 a bad knee is felt in the first turn of a round', () => {
    expect(woundText(GAME, 'knee', 'en')).toMatch(/first turn of a Round/)
  })
  test('a clause about somebody else is not joined to what the reader does', () => {
    expect(itemText(GAME, 'scalpel', 'es')).toMatch(/sufre 1 Herida; recibe 1 carta de Contaminación/)
  })
  test('LOCK-RULING-207 what a Scalpel does is said of the patient', () => {
    expect(itemText(GAME, 'scalpel', 'en')).toMatch(
      /^Remove the Larva of 1 Character .*; that Character suffers 1 Serious/,
    )
    expect(itemText(GAME, 'scalpel', 'es')).toMatch(/ese personaje sufre 1 Herida grave O BIEN/)
  })
  test('Destroy the Evidence asks for the Signal in either case', () => {
    expect(objectiveText(GAME, 'destroyTheEvidence', 'en')).toMatch(/sent the Signal and either the Autodestruction/)
  })
})
