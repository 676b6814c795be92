/** What stands on cards, tiles and tokens, put together from facts and effects. */
import {
  attackInfo,
  COMMANDS,
  type Command,
  cardEffect,
  cardInfo,
  cargoTokenInfo,
  computerInfo,
  contingencyInfo,
  coordinatesInfo,
  type Effect,
  eventInfo,
  intruderActionInfo,
  itemInfo,
  type Name,
  questInfo,
  roomInfo,
  SPACES,
  surfaceInfo,
  type Weapon,
  type When,
  weaknessInfo,
  woundInfo,
} from '@coldwake/rules'
import { objectiveText, testText } from './conditions.ts'
import type { Person } from './context.ts'
import { effectText, joined, timedText, timingText } from './effects.ts'
import { type Dialect, dialectOf } from './lang.ts'
import { list, say, sentence } from './message.ts'
import { colourName, componentName, destinationName, intruderName, theCard, theIntruders } from './things.ts'
import { words } from './words.ts'

const paragraph = (parts: readonly string[]): string => parts.filter(part => part !== '').join(' ')

/** What any card does, without its cost. */
export function cardText(game: string, card: Name, language: Dialect): string {
  const lang = dialectOf(language, game)
  const info = cardInfo(game, card)
  if (info) return timedText(cardEffect(game, card) ?? [], info.when, lang)
  if (/^contamination\b/.test(card)) return say(words(lang).cards.contamination, lang)
  return (
    itemText(game, card, lang) ||
    eventCardText(game, card, lang) ||
    intruderActionText(game, card, lang) ||
    attackText(game, card, lang) ||
    weaknessText(game, card, lang) ||
    computerText(game, card, lang) ||
    contingencyText(game, card, lang) ||
    cssText(game, card, lang) ||
    surfaceText(game, card, lang) ||
    objectiveText(game, card, lang)
  )
}

// ---------------------------------------------------------------- items

const SPECIALS = [
  'bonusOnHit',
  'bonusOnDouble',
  'bonusOnHits',
  'doubleAsHit',
  'hitAsDouble',
  'sure',
  'reroll',
  'extra',
  'burns',
  'burst',
] as const satisfies (keyof Weapon)[]

function weaponText(weapon: Weapon, lang: Dialect): string {
  const { kind, capacity, loaded } = weapon
  const { weapons } = words(lang).cards
  return paragraph([
    say(weapons[kind], lang, { capacity }),
    loaded < capacity ? say(weapons.loaded, lang, { loaded }) : '',
    ...SPECIALS.map(special => (weapon[special] ? say(weapons[special], lang) : '')),
  ])
}

/** What an item does for whoever has it. */
export function itemText(game: string, item: Name, language: Dialect): string {
  const lang = dialectOf(language, game)
  const info = itemInfo(game, item)
  if (!info) return ''
  const gift = info.gives && words(lang).cards.gifts[info.gives]
  return paragraph([
    info.weapon ? weaponText(info.weapon, lang) : '',
    gift ? say(gift, lang) : '',
    info.uses === undefined ? '' : say(words(lang).cards.uses, lang, { uses: info.uses }),
    info.melee ? say(words(lang).cards.melee, lang) : '',
    info.effect ? timedText(info.effect, info.when, lang) : '',
    info.reaction ? timedText(info.reaction, 'reaction', lang) : '',
  ])
}

/** Whether a card can be used only in Combat, or only out of it. */
export const limitsOf = (when: When, lang: Dialect): string[] =>
  when === 'inCombat' || when === 'outOfCombat' ? [timingText(when, lang)] : []

/** The rest of what an item card shows, each as a short label. */
export function itemFacts(game: string, item: Name, language: Dialect): string[] {
  const lang = dialectOf(language, game)
  const info = itemInfo(game, item)
  if (!info) return []
  const { facts } = words(lang).cards
  const component = (id: Parameters<typeof componentName>[0]) => componentName(id, lang)
  return [
    ...(info.effect ? [say(facts.cost, lang, { cost: info.cost }), ...limitsOf(info.when, lang)] : []),
    ...(info.oneUse ? [say(facts.oneUse, lang)] : []),
    ...(info.heavy ? [say(facts.heavy, lang)] : []),
    ...(info.component ? [say(facts.component, lang, { component: component(info.component) })] : []),
    ...(info.needs ? [say(facts.needs, lang, { one: component(info.needs[0]), other: component(info.needs[1]) })] : []),
  ]
}

/** How a quest item is earned. */
export function questText(game: string, item: Name, language: Dialect): string {
  const lang = dialectOf(language, game)
  const quest = questInfo(game, item)
  if (!quest) return ''
  const { test, discard, cost, attach, component, lower } = quest
  const { quests } = words(lang).cards
  const cards = list(
    discard.map(card => theCard(card, lang)),
    lang,
    'disjunction',
  )
  const price = list(
    [
      ...(cost > 0 ? [say(quests.pay, lang, { cost })] : []),
      ...(discard.length > 0 && !lower ? [say(quests.discard, lang, { cards })] : []),
      ...(component ? [say(quests.component, lang, { component: componentName(component, lang) })] : []),
      ...(lower ? [say(quests.lower, lang, { cards, colour: colourName(lower, lang).toLowerCase() })] : []),
    ],
    lang,
  )
  return paragraph([
    test
      ? say(quests.activateWhile, lang, { price, test: testText(test, lang) })
      : say(quests.activate, lang, { price }),
    attach ? say(quests.attach, lang, { weapon: theCard(attach, lang) }) : '',
  ])
}

/** What a serious wound does while it is not dressed. */
export function woundText(game: string, wound: Name, language: Dialect): string {
  const lang = dialectOf(language, game)
  const info = woundInfo(game, wound)
  if (!info) return ''
  const { wounds } = words(lang).cards
  const counted = ['drawUpTo', 'handSlots', 'escapeCost', 'itemCost', 'firstMoveCost'] as const
  const parts = counted.flatMap(what => {
    const n = info[what]
    return n === undefined ? [] : [say(wounds[what], lang, { n })]
  })
  for (const what of ['lightWoundOnPass', 'contaminationOnPass', 'alwaysDark'] as const)
    if (info[what]) parts.push(say(wounds[what], lang))
  return sentence(list(parts, lang))
}

// ---------------------------------------------------------------- intruders

export function eventCardText(game: string, card: Name, language: Dialect): string {
  const lang = dialectOf(language, game)
  const info = eventInfo(game, card)
  if (!info) return ''
  const { eventCards } = words(lang).cards
  const intruders = theIntruders(info.moves, lang)
  return paragraph([
    sentence(
      info.second === undefined
        ? say(eventCards.move, lang, { intruders, way: info.way })
        : say(eventCards.moveTwice, lang, { intruders, way: info.way, second: info.second }),
    ),
    effectText(info.effect, lang),
    info.dark ? sentence(say(eventCards.dark, lang, { effect: joined(info.dark, lang) })) : '',
    info.after === 'discard' ? '' : say(eventCards[info.after], lang),
  ])
}

/** Who can attack so, what it does to whoever is attacked, and how tough an injured intruder proves. */
export function attackText(game: string, card: Name, language: Dialect): string {
  const lang = dialectOf(language, game)
  const info = attackInfo(game, card)
  if (!info) return ''
  const { attackCards } = words(lang).cards
  const intruders = info.by.map(kind => intruderName(kind, lang)).join(', ')
  const effect = joined(info.effect, lang)
  const wounds = info.effect.some(({ fx }) => fx === 'seriousWound')
  const dark = info.dark && (wounds ? joinedAfterWounds(info.dark, lang) : joined(info.dark, lang))
  const blood = info.blood ?? say(attackCards.retreat, lang)
  return paragraph([
    sentence(say(info.everybody ? attackCards.everybody : attackCards.one, lang, { intruders, effect })),
    dark ? sentence(say(attackCards.dark, lang, { effect: dark })) : '',
    say(attackCards.blood, lang, { blood }),
  ])
}

/** LOCK-RULING-151: Darkness adds its part after the card's own wounds, which count by then. */
function joinedAfterWounds(effects: readonly Effect[], lang: Dialect): string {
  const [only, ...rest] = effects
  if (only?.fx !== 'when' || only.test.is !== 'seriousWounds' || only.else.length + rest.length > 0)
    return joined(effects, lang)
  const test = say(words(lang).conditions.conditions.seriousWoundsNow, lang, { min: only.test.min })
  return say(words(lang).effects.joints.when, lang, { test, effect: joined(only.do, lang) })
}

/** What a card of whoever plays the Intruders can be played for, one after the other. */
function intruderActionText(game: string, card: Name, language: Dialect): string {
  return paragraph(COMMANDS.map(as => commandText(game, card, as, language)))
}

/** The same for one of them; nothing for any other card. */
function commandText(game: string, card: Name, as: Command, language: Dialect): string {
  const lang = dialectOf(language, game)
  const info = intruderActionInfo(game, card)
  if (!info) return ''
  const { commands } = words(lang).cards
  switch (as) {
    case 'move':
      return info.way === null ? say(commands.moveAny, lang) : say(commands.move, lang, { way: info.way })
    case 'attack':
      return say(commands.attack, lang, { attacks: info.attacks })
    case 'special':
      return say(commands.special, lang, { effect: joined(info.effect, lang) })
  }
}

export function weaknessText(game: string, card: Name, language: Dialect): string {
  const lang = dialectOf(language, game)
  const info = weaknessInfo(game, card)
  return info ? say(words(lang).cards.weaknesses[info.gives], lang) : ''
}

// ---------------------------------------------------------------- the facility

/** The options of a Computer card. */
function computerText(game: string, card: Name, language: Dialect): string {
  const lang = dialectOf(language, game)
  const info = computerInfo(game, card)
  if (!info) return ''
  const { computer } = words(lang).cards
  if (info.options.length === 0) return say(computer.lockdown, lang)
  return sentence(effectText([{ fx: 'choose', of: info.options }], lang))
}

/** Whom a contingency kills at the end. */
function contingencyText(game: string, token: Name, language: Dialect): string {
  const lang = dialectOf(language, game)
  const info = contingencyInfo(game, token)
  if (!info) return ''
  const { contingency } = words(lang).cards
  return info.kills
    ? say(contingency.kills, lang, { test: testText(info.kills, lang, ANYBODY(lang)) })
    : say(contingency.nobody, lang)
}

/** Which pods a cargo token launches. */
function cssText(game: string, token: Name, language: Dialect): string {
  const lang = dialectOf(language, game)
  const info = cargoTokenInfo(game, token)
  if (!info) return ''
  const { css } = words(lang).cards
  return info.pods.length === 0
    ? say(css.none, lang)
    : say(css.launches, lang, { n: info.pods.length, pods: list(info.pods, lang) })
}

/** What a card of the Surface does under the open sky, and to whoever is sheltered. */
function surfaceText(game: string, card: Name, language: Dialect): string {
  const lang = dialectOf(language, game)
  const info = surfaceInfo(game, card)
  if (!info) return ''
  const { surfaceCards } = words(lang).surface
  const does = (effects: readonly Effect[]) =>
    effects.length > 0 ? joined(effects, lang) : say(surfaceCards.nothing, lang)
  return paragraph([
    say(surfaceCards[info.whom], lang, { effect: does(info.exposed) }),
    say(surfaceCards.sheltered, lang, { effect: does(info.sheltered) }),
  ])
}

/** Whoever it may be. */
const ANYBODY = (lang: Dialect): Person => ({ by: 'other', who: say(words(lang).cards.contingency.whoever, lang) })

// ---------------------------------------------------------------- the ship

/** What one can do in a room, or what it does to whoever is there. */
export function roomText(game: string, tile: Name, language: Dialect): string {
  const lang = dialectOf(language, game)
  const info = roomInfo(game, tile)
  if (!info) return ''
  const { rooms } = words(lang).cards
  const { noSearch, noMalfunction, unsearchable } = rooms
  const limits = info.noSearch ? (info.noMalfunction ? unsearchable : noSearch) : noMalfunction
  return paragraph([
    info.action ? effectText(info.action, lang) : '',
    info.entry ? say(rooms[info.entry], lang) : '',
    info.restful ? say(info.restful === 'always' ? rooms.restfulAlways : rooms.restful, lang) : '',
    info.search ? say(rooms.slimesSearchers, lang) : '',
    info.noSearch || info.noMalfunction ? say(limits, lang) : '',
  ])
}

/** Where each space of the destination track leads. */
export function coordinatesText(game: string, card: Name, language: Dialect): string {
  const lang = dialectOf(language, game)
  const { coordinates } = words(lang).cards
  const to = coordinatesInfo(game, card)?.to ?? []
  return SPACES.flatMap((space, i) => {
    const at = to[i]
    return at ? [say(coordinates, lang, { space, destination: destinationName(at, lang) })] : []
  }).join(', ')
}
