/** What happened, and how it ended, as its reader may know it. */
import type { Declared, EventFace, NoiseFace, Seat, TableView } from '@coldwake/rules'
import { type Context, person } from './context.ts'
import type { Lang } from './lang.ts'
import { list, say, sentence } from './message.ts'
import { ends, events, winners } from './messages/events.ts'
import {
  someItems,
  theCard,
  theCards,
  theCorridor,
  theDeck,
  theRoom,
  theTile,
  tokenEffectName,
  woundName,
} from './things.ts'

/** One sentence. A new kind of event does not compile until it has one. */
export function eventText(event: EventFace, ctx: Context, lang: Lang): string {
  const { mine } = event
  const somebody = (seat: Seat) => person(ctx, seat)
  const room = (id: string) => theRoom(id, ctx, lang)
  const corridor = (id: string) => theCorridor(id, ctx, lang)
  switch (event.e) {
    case 'round':
      return say(events.round, lang, event)
    case 'firstPlayer':
      return say(events.firstPlayer, lang, somebody(event.who))
    case 'turn':
      return say(events.turn, lang, somebody(event.who))
    case 'drew':
      return mine?.cards
        ? say(events.drewSeen, lang, { cards: theCards(mine.cards, lang) })
        : say(events.drew, lang, { ...somebody(event.who), count: event.count })
    case 'reshuffled':
      return sentence(say(events.reshuffled, lang, { deck: theDeck(event.deck, ctx, lang) }))
    case 'declared':
      return declaredText(event.who, event.action, ctx, lang)
    case 'paid':
      return say(events.paid, lang, { ...somebody(event.who), card: theCard(event.card, lang) })
    case 'reacted': {
      if (event.who === null || event.card === null) return say(events.nobodyReacted, lang)
      const message = event.to === 'action' ? events.reactedToAction : events.reactedToInterruption
      return say(message, lang, { ...somebody(event.who), card: theCard(event.card, lang) })
    }
    case 'cancelled':
      return event.action.do === 'play'
        ? say(events.cancelledPlay, lang, { ...somebody(event.who), card: theCard(event.action.card, lang) })
        : say(events.cancelledMove, lang, { ...somebody(event.who), to: room(event.action.to) })
    case 'moved':
      return say(events.moved, lang, { ...somebody(event.who), to: room(event.to) })
    case 'explored':
      return say(events.explored, lang, {
        ...somebody(event.who),
        room: event.room,
        tile: theTile(event.tile, lang),
      })
    case 'token': {
      const effect = tokenEffectName(event.effect, lang)
      return event.items === null
        ? say(events.token, lang, { effect })
        : say(events.tokenItems, lang, { effect, items: event.items })
    }
    case 'noiseRolled':
      return say(events.noiseRolled, lang, { ...somebody(event.who), face: faceName(event.face, lang) })
    case 'noise':
      return say(events.noise, lang, { corridor: corridor(event.corridor) })
    case 'noiseGone':
      return say(events.noiseGone, lang, { corridor: corridor(event.corridor) })
    case 'danger':
      return say(events.danger, lang, { room: room(event.room) })
    case 'encounter':
      return say(events.encounter, lang, { ...somebody(event.who), room: room(event.room) })
    case 'slimed':
      return say(events.slimed, lang, somebody(event.who))
    case 'fire':
      return say(events.fire, lang, { room: room(event.room) })
    case 'malfunction':
      return say(events.malfunction, lang, { room: room(event.room) })
    case 'door':
      return say(doors[event.state], lang, { corridor: corridor(event.corridor) })
    case 'lightWound':
      return say(events.lightWound, lang, somebody(event.who))
    case 'seriousWound':
      return say(events.seriousWound, lang, { ...somebody(event.who), wound: woundName(event.card, lang) })
    case 'died':
      return say(events.died, lang, { ...somebody(event.who), room: room(event.room) })
    case 'items':
      return say(events.items, lang, { items: event.items, room: room(event.room) })
    case 'searched':
      return mine?.cards
        ? say(events.searchedSeen, lang, { cards: theCards(mine.cards, lang) })
        : say(events.searched, lang, { ...somebody(event.who), items: someItems(event.count, event.colour, lang) })
    case 'kept':
      return kept(event, ctx, lang)
    case 'held':
      return say(events.held, lang, { ...somebody(event.who), card: theCard(event.card, lang) })
    case 'dropped':
      return say(events.dropped, lang, { ...somebody(event.who), card: theCard(event.card, lang) })
    case 'peeked':
      return mine?.tile
        ? say(events.peekedSeen, lang, { room: event.room, tile: theTile(mine.tile, lang) })
        : say(events.peeked, lang, { ...somebody(event.who), room: event.room })
    case 'passed':
      return say(events.passed, lang, somebody(event.who))
    case 'discarded':
      return say(events.discarded, lang, { ...somebody(event.who), card: theCard(event.card, lang) })
    case 'time':
      return say(events.time, lang, event)
    case 'over':
      return say(ends[event.reason], lang)
  }
}

const doors = { open: events.doorOpen, closed: events.doorClosed, destroyed: events.doorDestroyed } as const

const faceName = (face: NoiseFace, lang: Lang): string =>
  face === 'silence' || face === 'danger' ? tokenEffectName(face, lang) : face

/** An action as announced, before anybody could react to it. */
export function declaredText(who: Seat, action: Declared, ctx: Context, lang: Lang): string {
  const by = person(ctx, who)
  if (action.do === 'play') return say(events.declaredPlay, lang, { ...by, card: theCard(action.card, lang) })
  const message = action.do === 'move' ? events.declaredMove : events.declaredCarefulMove
  return say(message, lang, { ...by, to: theRoom(action.to, ctx, lang) })
}

function kept(event: Extract<EventFace, { e: 'kept' }>, ctx: Context, lang: Lang): string {
  const { mine } = event
  const returned = mine?.returned === undefined ? undefined : theCard(mine.returned, lang)
  if (event.count === 0)
    return returned
      ? say(events.keptNothingSeen, lang, { returned })
      : say(events.keptNothing, lang, person(ctx, event.who))
  if (mine?.kept === undefined)
    return say(events.kept, lang, { ...person(ctx, event.who), items: someItems(event.count, event.colour, lang) })
  const card = theCard(mine.kept, lang)
  return returned
    ? say(events.keptReturnedSeen, lang, { kept: card, returned })
    : say(events.keptSeen, lang, { kept: card })
}

/** How the game ended and who won it. */
export function endText(over: NonNullable<TableView['over']>, ctx: Context, lang: Lang): string {
  return `${say(ends[over.reason], lang)} ${winnersText(over.winners, ctx, lang)}`
}

function winnersText(seats: readonly Seat[], ctx: Context, lang: Lang): string {
  const others = seats.filter(seat => seat !== ctx.me)
  const who = list(others.map(ctx.names), lang)
  if (seats.length === 0) return say(winners.nobody, lang)
  if (others.length === seats.length) return say(winners.others, lang, { n: others.length, who })
  return others.length === 0 ? say(winners.you, lang) : say(winners.youAnd, lang, { who })
}
