/** Making things out of components, and earning quest items. NEM-CRAFT, NEM-QUEST. */
import type { Component, CraftedItem, ItemCard, Quest, QuestItem } from '../core/content.ts'
import { distinctNames, heldBy, inventoryOf, named, questsOf, reveal, sharedZone, takeFrom } from '../core/pieces.ts'
import { boardOf, faceOf, nameOf, settingsOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { Color, Name, Option, Seat, Tell, Why } from '../core/types.ts'
import { weaponsOf } from './ammo.ts'
import { carriesOne, itemsOf, loseItem, takeItem } from './carry.ts'
import { itemOf, tileIn } from './crew.ts'
import type { Primitives } from './effects.ts'
import { attach } from './loading.ts'
import { holds } from './predicates.ts'
import { lowerCounter } from './search.ts'
import { freeSlots } from './slots.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    craft: { who: Seat; wild: boolean }
    payQuest: { who: Seat } & Price
    activate: { who: Seat; card: Name }
  }
}

declare module '../core/types.ts' {
  interface ChoiceTypes {
    make: { card: Name; of: Name; and: Name }
  }
  interface AskTypes {
    payItem: true
    craft: true
  }
  interface WhyTypes {
    cannotCraft: true
  }
  interface EventTypes {
    crafted: { who: Seat; card: Name }
    activated: { who: Seat; card: Name }
  }
  interface EffectTypes {
    craft: { wild: boolean }
  }
}

/** NEM-CRAFT-02: what this item can stand for. Ingenuity takes any yellow item for a tool. */
function stands(g: GameState, piece: number, need: Component, wild: boolean): boolean {
  const face = faceOf(g, piece)
  return face.kind === 'item' && (face.item.component === need || (wild && need === 'tool' && face.home === 'yellow'))
}

/** Every way to make something now: the item and the two components, each set once. */
function recipes(g: GameState, who: Seat, wild: boolean): Option[] {
  const own = itemsOf(g, who)
  const out: Option[] = []
  for (const piece of sharedZone(g, 'crafted')) {
    const card = nameOf(g, piece)
    const { needs } = itemOf(g, piece) as CraftedItem
    if (out.some(o => o.do === 'make' && o.card === card)) continue
    const seen = new Set<string>()
    for (const a of own)
      for (const b of own) {
        if (a === b || !stands(g, a, needs[0], wild) || !stands(g, b, needs[1], wild)) continue
        const [of, and] = [nameOf(g, a), nameOf(g, b)]
        if (!seen.has(`${of}/${and}`)) out.push({ do: 'make', card, of, and })
        seen.add(`${of}/${and}`)
      }
  }
  return out
}

/** NEM-CRAFT-05 */
export const whyNoCraft = (g: GameState, who: Seat, wild: boolean): Why | null =>
  isHandy(g, who, wild) && recipes(g, who, wild).length > 0 ? null : 'cannotCraft'

/** At least two things that are good for anything: asked at every turn, so it is cheap. */
function isHandy(g: GameState, who: Seat, wild: boolean): boolean {
  let parts = 0
  for (const piece of inventoryOf(g, who)) {
    const face = faceOf(g, piece)
    if (face.kind === 'item' && (face.item.component !== null || wild) && ++parts > 1) return true
  }
  return wild && parts + heldBy(g, who).length > 1
}

/** What a quest asks for besides cards. */
interface Price {
  discard: readonly Name[]
  component?: Component | undefined
  lower?: Color | undefined
}

const pays = ({ discard, component }: Price, item: ItemCard): boolean =>
  discard.includes(item.id) || (component !== undefined && item.component === component)
/** What can be given up for this quest item. */
const offerings = (g: GameState, who: Seat, price: Price): number[] =>
  itemsOf(g, who).filter(piece => {
    const item = itemOf(g, piece)
    return item !== null && pays(price, item)
  })
const asksItem = ({ discard, component }: Price): boolean => discard.length > 0 || component !== undefined

/** Can the item counter of this room be lowered in place of giving something up? */
const canLower = (g: GameState, who: Seat, { lower }: Price): boolean => {
  const { room } = g.crew[who]
  return lower !== undefined && g.explored[room] && tileIn(g, room).colour === lower && g.items[room] > 0
}

/** Nobody is asked for what they do not have: that there is an answer is public, whatever it is. */
export const isAnswerable = (g: GameState, task: Task): boolean => {
  if (task.do === 'window' || task.do === 'reaction') return isAnswerable(g, task.action)
  if (task.do === 'craft') return recipes(g, task.who, task.wild).length > 0
  return task.do !== 'payQuest' || offerings(g, task.who, task).length > 0 || canLower(g, task.who, task)
}

export const questOf = (g: GameState, piece: number): QuestItem => itemOf(g, piece) as QuestItem

/** NEM-QUEST-02, NEM-RULING-181 */
export function whyNoQuest(g: GameState, who: Seat, piece: number): Why | null {
  const { quest, heavy } = questOf(g, piece)
  if (quest.test && !holds(g, who, quest.test)) return 'wrongPlace'
  if (asksItem(quest) && !carriesOne(g, who, item => pays(quest, item)) && !canLower(g, who, quest))
    return 'nothingToDiscard'
  if (quest.attach && !carriesOne(g, who, item => item.id === quest.attach)) return 'noWeapon'
  return heavy && freeSlots(g, who) < 1 ? 'handsFull' : null
}

/** NEM-RULING-181, LOCK-RULING-134: as printed nobody spends an action on it. */
export const isQuestFree = (g: GameState): boolean => !settingsOf(g).questItemsNeedAction

/** The quest items that this character can activate now without an action. */
export const freeQuests = (g: GameState, who: Seat): Name[] =>
  isQuestFree(g)
    ? questsOf(g, who)
        .filter(piece => !whyNoQuest(g, who, piece))
        .map(piece => nameOf(g, piece))
    : []

/** No action: nothing to declare, to pay with cards or to interrupt. What it asks for is given up first. */
export function activateFreely(g: GameState, who: Seat, card: Name): void {
  next(g, { do: 'activate', who, card })
  payQuest(g, who, questOf(g, named(g, questsOf(g, who), card)).quest)
}

/** As printed, what is earned by being somewhere and by nothing else is active at once. */
export function earnByPlace(g: GameState, who: Seat, tell: Tell | undefined): void {
  if (!isQuestFree(g)) return
  for (const piece of questsOf(g, who).slice()) {
    const { quest } = questOf(g, piece)
    if (quest.test && !asksItem(quest) && !whyNoQuest(g, who, piece)) activate(g, who, piece, tell)
  }
}

/** NEM-QUEST-03 */
function activate(g: GameState, who: Seat, piece: number, tell: Tell | undefined): void {
  const card = nameOf(g, piece)
  const { attach: to } = questOf(g, piece).quest
  takeFrom(questsOf(g, who), piece)
  reveal(g, piece)
  tell?.({ e: 'activated', who, card, rule: 'NEM-QUEST-02' })
  takeItem(g, who, piece, tell)
  const host = to ? weaponsOf(g, who).find(w => itemOf(g, w)?.id === to) : undefined
  if (host !== undefined) attach(g, who, card, host, 1, tell)
}

function giveUp(g: GameState, who: Seat, piece: number, tell: Tell | undefined): void {
  loseItem(g, who, piece, 'spent', 'NEM-RULING-181', tell)
}

/** Before others may react: the requirement belongs to the cost (NEM-RULING-198). */
export function payQuest(g: GameState, who: Seat, quest: Quest): void {
  const { discard, component, lower } = quest
  if (asksItem(quest)) next(g, { do: 'payQuest', who, discard, component, lower })
}

/** NEM-RULING-100: the components count as used. */
export function make(g: GameState, who: Seat, card: Name, of: readonly Name[], tell: Tell | undefined): void {
  for (const name of of) loseItem(g, who, named(g, itemsOf(g, who), name), 'spent', 'NEM-CRAFT-03', tell)
  const deck = sharedZone(g, 'crafted')
  const piece = named(g, deck, card)
  takeFrom(deck, piece)
  tell?.({ e: 'crafted', who, card, rule: 'NEM-CRAFT-03' })
  takeItem(g, who, piece, tell)
}

export const craftTasks: Handlers<'craft' | 'payQuest' | 'activate'> = {
  craft: {
    ask: 'craft',
    rule: 'NEM-CRAFT-03',
    options: (g, { who, wild }) => recipes(g, who, wild),
    answer(g, { who }, choice, tell) {
      if (choice.do === 'make') make(g, who, choice.card, [choice.of, choice.and], tell)
    },
  },

  payQuest: {
    ask: 'payItem',
    rule: 'NEM-RULING-181',
    options(g, task) {
      const { who } = task
      const options: Option[] = distinctNames(g, offerings(g, who, task)).map(card => ({ do: 'item', card }))
      if (canLower(g, who, task)) options.push({ do: 'room', room: boardOf(g).rooms[g.crew[who].room] })
      return options
    },
    answer(g, task, choice, tell) {
      const { who } = task
      if (choice.do === 'item') giveUp(g, who, named(g, offerings(g, who, task), choice.card), tell)
      else if (choice.do === 'room') lowerCounter(g, g.crew[who].room, tell)
    },
  },

  activate(g, { who, card }, tell) {
    const piece = named(g, questsOf(g, who), card)
    if (piece >= 0) activate(g, who, piece, tell)
  },
}

export const craftEffects: Primitives<'craft'> = {
  craft: {
    why: (g, { by }, { wild }) => whyNoCraft(g, by, wild),
    run: (g, { by }, { wild }) => next(g, { do: 'craft', who: by, wild }),
  },
}
