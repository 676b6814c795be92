/** What stands on cards, tiles and tokens, put together from facts and effects. */
import {
  attackInfo,
  cardEffect,
  cardInfo,
  coordinatesInfo,
  eventInfo,
  itemInfo,
  type Name,
  questInfo,
  roomInfo,
  type Space,
  type Weapon,
  weaknessInfo,
  woundInfo,
} from '@coldwake/rules'
import { objectiveText, testText } from './conditions.ts'
import { effectText, joined, timedText } from './effects.ts'
import type { Lang } from './lang.ts'
import { list, say, sentence } from './message.ts'
import { componentName, destinationName, intruderName, theCard, theIntruders } from './things.ts'
import { words } from './words.ts'

const paragraph = (parts: readonly string[]): string => parts.filter(part => part !== '').join(' ')

/** What any card does, without its cost. */
export function cardText(game: string, card: Name, lang: Lang): string {
  const info = cardInfo(game, card)
  if (info) return timedText(cardEffect(game, card) ?? [], info.when, lang)
  if (/^contamination\b/.test(card)) return say(words(lang).cards.contamination, lang)
  return (
    itemText(game, card, lang) ||
    eventCardText(game, card, lang) ||
    attackText(game, card, lang) ||
    weaknessText(game, card, lang) ||
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
] as const satisfies (keyof Weapon)[]

function weaponText(weapon: Weapon, lang: Lang): string {
  const { kind, capacity, loaded } = weapon
  const { weapons } = words(lang).cards
  return paragraph([
    say(weapons[kind], lang, { capacity }),
    loaded < capacity ? say(weapons.loaded, lang, { loaded }) : '',
    ...SPECIALS.map(special => (weapon[special] ? say(weapons[special], lang) : '')),
  ])
}

/** What an item does for whoever has it. */
export function itemText(game: string, item: Name, lang: Lang): string {
  const info = itemInfo(game, item)
  if (!info) return ''
  const gift = info.gives && words(lang).cards.gifts[info.gives]
  return paragraph([
    info.weapon ? weaponText(info.weapon, lang) : '',
    gift ? say(gift, lang) : '',
    info.effect ? timedText(info.effect, info.when, lang) : '',
  ])
}

/** The rest of what an item card shows, each as a short label. */
export function itemFacts(game: string, item: Name, lang: Lang): string[] {
  const info = itemInfo(game, item)
  if (!info) return []
  const { facts } = words(lang).cards
  const component = (id: Parameters<typeof componentName>[0]) => componentName(id, lang)
  return [
    ...(info.effect ? [say(facts.cost, lang, { cost: info.cost })] : []),
    ...(info.oneUse ? [say(facts.oneUse, lang)] : []),
    ...(info.heavy ? [say(facts.heavy, lang)] : []),
    ...(info.component ? [say(facts.component, lang, { component: component(info.component) })] : []),
    ...(info.needs ? [say(facts.needs, lang, { one: component(info.needs[0]), other: component(info.needs[1]) })] : []),
  ]
}

/** How a quest item is earned. */
export function questText(game: string, item: Name, lang: Lang): string {
  const quest = questInfo(game, item)
  if (!quest) return ''
  const { test, discard, cost, attach } = quest
  const { quests } = words(lang).cards
  const cards = list(
    discard.map(card => theCard(card, lang)),
    lang,
    'disjunction',
  )
  const price = list(
    [
      ...(cost > 0 ? [say(quests.pay, lang, { cost })] : []),
      ...(discard.length > 0 ? [say(quests.discard, lang, { cards })] : []),
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
export function woundText(game: string, wound: Name, lang: Lang): string {
  const info = woundInfo(game, wound)
  if (!info) return ''
  const { wounds } = words(lang).cards
  const counted = ['drawUpTo', 'handSlots', 'escapeCost', 'itemCost'] as const
  const parts = counted.flatMap(what => {
    const n = info[what]
    return n === undefined ? [] : [say(wounds[what], lang, { n })]
  })
  if (info.lightWoundOnPass) parts.push(say(wounds.lightWoundOnPass, lang))
  return sentence(list(parts, lang))
}

// ---------------------------------------------------------------- intruders

export function eventCardText(game: string, card: Name, lang: Lang): string {
  const info = eventInfo(game, card)
  if (!info) return ''
  const { eventCards } = words(lang).cards
  const intruders = theIntruders(info.moves, lang)
  return paragraph([
    sentence(say(eventCards.move, lang, { intruders, way: info.way })),
    effectText(info.effect, lang),
    info.after === 'discard' ? '' : say(eventCards[info.after], lang),
  ])
}

/** Who can attack so, what it does to whoever is attacked, and how tough an injured intruder proves. */
export function attackText(game: string, card: Name, lang: Lang): string {
  const info = attackInfo(game, card)
  if (!info) return ''
  const { attackCards } = words(lang).cards
  const intruders = info.by.map(kind => intruderName(kind, lang)).join(', ')
  const effect = joined(info.effect, lang)
  const blood = info.blood ?? say(attackCards.retreat, lang)
  return paragraph([
    sentence(say(info.everybody ? attackCards.everybody : attackCards.one, lang, { intruders, effect })),
    say(attackCards.blood, lang, { blood }),
  ])
}

export function weaknessText(game: string, card: Name, lang: Lang): string {
  const info = weaknessInfo(game, card)
  return info ? say(words(lang).cards.weaknesses[info.gives], lang) : ''
}

// ---------------------------------------------------------------- the ship

/** What one can do in a room, or what it does to whoever is there. */
export function roomText(game: string, tile: Name, lang: Lang): string {
  const info = roomInfo(game, tile)
  if (!info) return ''
  const { rooms } = words(lang).cards
  const { noSearch, noMalfunction, unsearchable } = rooms
  const limits = info.noSearch ? (info.noMalfunction ? unsearchable : noSearch) : noMalfunction
  return paragraph([
    info.action ? effectText(info.action, lang) : '',
    info.entry ? say(rooms[info.entry], lang) : '',
    info.restful ? say(rooms.restful, lang) : '',
    info.noSearch || info.noMalfunction ? say(limits, lang) : '',
  ])
}

const SPACES: readonly Space[] = ['A', 'B', 'C', 'D']

/** Where each space of the destination track leads. */
export function coordinatesText(game: string, card: Name, lang: Lang): string {
  const { coordinates } = words(lang).cards
  const to = coordinatesInfo(game, card)?.to ?? []
  return to
    .map((at, i) => say(coordinates, lang, { space: SPACES[i], destination: destinationName(at, lang) }))
    .join(', ')
}
