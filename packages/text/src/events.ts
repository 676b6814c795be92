/** What happened, as its reader may know it. */
import type { EventFace, IntruderKind, Name, NoiseFace, PrivateFace, Seat } from '@coldwake/rules'
import { actionText, attackedText, declaredText } from './announced.ts'
import { coordinatesText } from './cards.ts'
import { type Context, person, towards } from './context.ts'
import { checkText } from './ending.ts'
import { type Dialect, dialectOf } from './lang.ts'
import { list, say, sentence } from './message.ts'
import {
  anIntruder,
  anIntruderToken,
  anObject,
  anyOf,
  cardName,
  combatFaceName,
  engineStates,
  handed,
  intruderName,
  someItems,
  theCard,
  theCards,
  theCharacter,
  theCorridor,
  theDeck,
  theEngine,
  theIntruder,
  thePlace,
  theRoom,
  theThing,
  theTile,
  theWord,
  tokenEffectName,
  tokenName,
  woundName,
} from './things.ts'
import { words } from './words.ts'

type EventOf<K extends EventFace['e']> = Extract<EventFace, { e: K }>

/** What its reader may know, in one sentence or two. A new kind of event does not compile until it has one. */
export const eventText = (event: EventFace, ctx: Context, lang: Dialect): string =>
  sentence(told(event, ctx, dialectOf(lang, ctx.table.game)))

function told(event: EventFace, ctx: Context, lang: Dialect): string {
  const { events, cancelled } = words(lang, 'log').events
  const { mine } = event
  const somebody = (seat: Seat) => person(ctx, seat)
  const room = (id: string) => theRoom(id, ctx, lang)
  const corridor = (id: string) => theCorridor(id, ctx, lang)
  const card = (name: string) => theCard(name, lang)
  switch (event.e) {
    // set-up and rounds
    case 'playerNumbers':
      return playerNumbers(event.numbers, ctx, lang)
    case 'objectivesDealt':
      if (event.open) return objectivesOpen(event.open, ctx, lang)
      return mine?.cards
        ? say(events.objectivesDealtSeen, lang, { cards: theCards(mine.cards, lang) })
        : say(events.objectivesDealt, lang)
    case 'draftDrawn': {
      const characters = list(
        event.cards.map(draft => anyOf(draft, event.cards, ctx, lang)),
        lang,
      )
      return say(events.draftDrawn, lang, { ...somebody(event.who), characters })
    }
    case 'draftKept': {
      const characters = anyOf(event.card, [event.card], ctx, lang)
      return say(events.draftKept, lang, { ...somebody(event.who), characters })
    }
    case 'drafted':
      return say(events.drafted, lang, { ...somebody(event.who), character: theCharacter(event.card, lang) })
    case 'round':
      return say(events.round, lang, event)
    case 'firstPlayer':
      return say(events.firstPlayer, lang, somebody(event.who))
    case 'turn':
      return say(events.turn, lang, somebody(event.who))
    case 'unlimited':
      return say(events.unlimited, lang, somebody(event.who))
    case 'drew':
      return mine?.cards
        ? say(events.drewSeen, lang, { cards: theCards(mine.cards, lang) })
        : say(events.drew, lang, { ...somebody(event.who), count: event.count })
    case 'reshuffled':
      return say(events.reshuffled, lang, { deck: theDeck(event.deck, ctx, lang) })
    case 'passed':
      return say(events.passed, lang, somebody(event.who))
    case 'discarded':
      return say(events.discarded, lang, { ...somebody(event.who), card: card(event.card) })
    case 'phaseEnded':
      return say(events.phaseEnded, lang, somebody(event.who))

    // actions
    case 'declared':
      return declaredText(event.who, event.action, ctx, lang)
    case 'paid':
      return say(events.paid, lang, { ...somebody(event.who), card: card(event.card) })
    case 'reacted': {
      if (event.who === null || event.card === null) return say(events.nobodyReacted, lang)
      const message = event.to === 'action' ? events.reactedToAction : events.reactedToInterruption
      return say(message, lang, { ...somebody(event.who), card: card(event.card) })
    }
    case 'cancelled':
      return actionText(cancelled, event.who, event.action, ctx, lang)
    case 'spared':
      return say(events.spared, lang, { ...somebody(event.who), card: card(event.card) })
    case 'notSpared':
      return say(events.notSpared, lang)

    // moving and exploring
    case 'escaping':
      return say(events.escaping, lang, { ...somebody(event.who), to: room(event.to) })
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
      return say(event.die === 'surface' ? words(lang).surface.events.noiseRolled : events.noiseRolled, lang, {
        ...somebody(event.who),
        face: faceName(event.face, lang),
      })
    case 'noise':
      return say(events.noise, lang, { corridor: corridor(event.corridor) })
    case 'noiseGone':
      return say(events.noiseGone, lang, { corridor: corridor(event.corridor) })
    case 'danger':
      return say(events.danger, lang, { room: room(event.room) })

    // markers and doors
    case 'slimed':
      return say(events.slimed, lang, somebody(event.who))
    case 'cleaned':
      return say(events.cleaned, lang, somebody(event.who))
    case 'fire':
    case 'fireOut':
    case 'malfunction':
    case 'repaired':
    case 'vent':
    case 'ventStopped':
    case 'vented':
      return say(events[event.e], lang, { room: room(event.room) })
    case 'door':
      return say(events[doors[event.state]], lang, { corridor: corridor(event.corridor) })

    // intruders
    case 'encounter':
      return event.who === null
        ? say(events.encounterNobody, lang, { room: room(event.room) })
        : say(events.encounter, lang, { ...somebody(event.who), room: room(event.room) })
    case 'tokenDrawn':
      return event.kind === 'blank' || event.value === null
        ? say(events.tokenDrawnBlank, lang)
        : event.dark === undefined
          ? say(events.tokenDrawn, lang, { intruder: intruderName(event.kind, lang), value: event.value })
          : say(events.tokenDrawnDark, lang, {
              intruder: intruderName(event.kind, lang),
              value: event.value,
              dark: event.dark,
            })
    case 'appeared':
      return say(events.appeared, lang, { intruder: anIntruder(event.kind, lang), room: room(event.room) })
    case 'noMiniature':
      return say(events.noMiniature, lang, { intruder: anIntruder(event.kind, lang), room: room(event.room) })
    case 'bag':
      return say(event.back ? events.bagBack : event.change > 0 ? events.bagMore : events.bagLess, lang, {
        token: anIntruderToken(event.kind, lang),
      })
    case 'intruderMoved':
      return say(events.intruderMoved, lang, {
        intruder: theIntruder(event.kind, lang),
        from: room(event.from),
        to: room(event.to),
      })
    case 'intruderLeft':
      return say(event.how === 'outside' ? words(lang).surface.events.leftOutside : events[leaving[event.how]], lang, {
        intruder: theIntruder(event.kind, lang),
        room: room(event.room),
      })
    case 'transformed':
      return say(events.transformed, lang, {
        intruder: theIntruder(event.kind, lang),
        other: anIntruder(event.to, lang),
      })
    case 'surprise': {
      const slots = { ...somebody(event.who), hand: event.hand, value: event.value }
      const outcome = event.attack
        ? say(events.surprise, lang, { ...slots, intruder: theIntruder(event.kind, lang) })
        : say(events.noSurprise, lang, slots)
      return event.dark ? `${say(events.inDarkness, lang)} ${outcome}` : outcome
    }
    case 'attack':
      return attackedText(event, ctx, lang)
    case 'infested':
      return say(events.infested, lang, { ...somebody(event.who), intruder: theIntruder(event.kind, lang) })
    case 'injured':
      return say(events.injured, lang, {
        intruder: theIntruder(event.kind, lang),
        injuries: event.injuries,
        total: event.total,
      })
    case 'toughness':
      return toughness(event, lang)
    case 'intruderDied':
      return say(events.intruderDied, lang, { intruder: theIntruder(event.kind, lang), room: room(event.room) })
    case 'healed':
      return say(events.healed, lang, { intruder: theIntruder(event.kind, lang), total: event.total })
    case 'retreats':
      return say(events.retreats, lang, {
        intruder: theIntruder(event.kind, lang),
        number: event.number,
        card: card(event.card),
      })
    case 'driven': {
      const slots = { ...somebody(event.who), intruder: theIntruder(event.kind, lang) }
      return event.to === null
        ? say(events.drivenAway, lang, slots)
        : say(events.driven, lang, { ...slots, to: room(event.to) })
    }
    case 'eggs':
      return event.destroyed > 0 && event.room !== null
        ? say(events.eggsDestroyed, lang, { destroyed: event.destroyed, room: room(event.room) })
        : say(events.eggs, lang, { eggs: event.eggs })
    case 'nestDestroyed':
      return say(events.nestDestroyed, lang)
    case 'shot':
      return say(events.shot, lang, {
        ...somebody(event.who),
        card: card(event.card),
        target: target(event.kind, lang),
        face: combatFaceName(event.face, lang),
        injuries: event.injuries,
      })
    case 'struck':
      return say(events.struck, lang, {
        ...somebody(event.who),
        target: target(event.kind, lang),
        face: combatFaceName(event.face, lang),
        injuries: event.injuries,
      })
    case 'ammo':
      return say(events.ammo, lang, { ...somebody(event.who), card: card(event.card), ammo: event.ammo })
    case 'thrown':
      return say(events.thrown, lang, { ...somebody(event.who), room: room(event.room) })

    // crew
    case 'lightWound':
      return say(events.lightWound, lang, somebody(event.who))
    case 'seriousWound':
      return say(events.seriousWound, lang, { ...somebody(event.who), wound: woundName(event.card, lang) })
    case 'dressed':
      return say(events.dressed, lang, { ...somebody(event.who), wound: woundName(event.card, lang) })
    case 'woundHealed':
      return say(events.woundHealed, lang, { ...somebody(event.who), wound: woundName(event.card, lang) })
    case 'lightHealed':
      return say(events.lightHealed, lang, { ...somebody(event.who), light: event.light })
    case 'contaminated':
      return say(events.contaminated, lang, somebody(event.who))
    case 'scanned':
      return scanned(event, ctx, lang)
    case 'larva':
      return say(events.larva, lang, somebody(event.who))
    case 'larvaGone':
      return say(events.larvaGone, lang, somebody(event.who))
    case 'died':
      return say(events.died, lang, { ...somebody(event.who), room: room(event.room) })
    case 'revived':
      return say(events.revived, lang, { ...somebody(event.who), room: room(event.room) })
    case 'signal':
      return say(events.signal, lang, somebody(event.who))
    case 'ownDeck':
      return say(events.ownDeck, lang, somebody(event.who))

    // items
    case 'items':
      return say(events.items, lang, { items: event.items, room: room(event.room) })
    case 'searched':
      return mine?.cards
        ? say(events.searchedSeen, lang, { cards: theCards(mine.cards, lang) })
        : say(events.searched, lang, { ...somebody(event.who), items: someItems(event.count, event.colour, lang) })
    case 'kept':
      return kept(event, ctx, lang)
    case 'held':
    case 'lost':
    case 'crafted':
    case 'activated':
      return say(events[event.e], lang, { ...somebody(event.who), card: card(event.card) })
    case 'dropped':
      return say(events.dropped, lang, { ...somebody(event.who), card: theThing(event.card, lang) })
    case 'attached':
    case 'taped':
      return say(events[event.e], lang, { ...somebody(event.who), card: card(event.card), other: card(event.to) })
    case 'object': {
      const object = anObject(event.object, lang)
      return event.who === null
        ? say(events.objectLies, lang, { object, room: room(event.room) })
        : say(events.objectTaken, lang, { ...somebody(event.who), object })
    }

    // trade
    case 'tradeOpened':
      return say(events.tradeOpened, lang, somebody(event.who))
    case 'partner':
    case 'ready':
      return say(events[event.e], lang, { ...somebody(event.who), ...towards(ctx, event.whom) })
    case 'offered':
      return say(events.offered, lang, {
        ...somebody(event.who),
        ...towards(ctx, event.whom),
        thing: handed(known(event.thing, mine), lang),
      })
    case 'withdrawn':
      return say(events.withdrawn, lang, { ...somebody(event.who), thing: handed(known(event.thing, mine), lang) })
    case 'shown':
      return say(events.shown, lang, {
        ...somebody(event.who),
        ...towards(ctx, event.whom),
        thing: handed(known({ back: event.back, card: null }, mine), lang),
      })
    case 'traded':
      return traded(event, ctx, lang)
    case 'tradeEnded':
      return say(events.tradeEnded, lang)

    // secrets
    case 'peeked':
      return peeked(event, ctx, lang)
    case 'peekedObjective':
      return mine?.card
        ? say(events.peekedObjectiveSeen, lang, { whom: ctx.names(event.whom), card: card(mine.card) })
        : say(events.peekedObjective, lang, { ...somebody(event.who), ...towards(ctx, event.whom) })
    case 'eventUnder':
      return say(event.under ? events.eventUnder : events.eventOnTop, lang, somebody(event.who))
    case 'engine':
      return say(event.changed ? events.engineChanged : events.engineKept, lang, {
        ...somebody(event.who),
        engine: theEngine(event.engine, lang),
      })
    case 'destination':
      return say(events.destination, lang, { ...somebody(event.who), space: event.space })
    case 'weakness':
      return event.object === null
        ? say(events.weaknessFound, lang, { card: card(event.card) })
        : say(events.weakness, lang, { object: anObject(event.object, lang), card: card(event.card) })
    case 'objectiveChosen': {
      const chosen = mine?.kept ?? mine?.card
      return chosen
        ? say(events.objectiveChosenSeen, lang, { card: card(chosen) })
        : say(events.objectiveChosen, lang, somebody(event.who))
    }

    // the ship
    case 'time':
      return say(events.time, lang, event)
    case 'chambersOpen':
      return say(events.chambersOpen, lang)
    case 'selfDestruct':
      return event.space === null
        ? say(events.selfDestructStopped, lang)
        : say(events.selfDestruct, lang, { space: event.space })
    case 'pod':
      return say(event.locked ? events.podLocked : events.podUnlocked, lang, { pod: event.pod })
    case 'entersPod':
      return say(events.entersPod, lang, { ...somebody(event.who), pod: event.pod })
    case 'leavesPod':
      return say(event.ejected ? events.ejected : events.leavesPod, lang, { ...somebody(event.who), pod: event.pod })
    case 'launched':
      return launched(event, ctx, lang)
    case 'podGone':
      return say(events.podGone, lang, { pod: event.pod })
    case 'hibernates':
      return say(events.hibernates, lang, somebody(event.who))
    case 'attemptFailed':
      return say(events.attemptFailed, lang, { ...somebody(event.who), room: room(event.room) })
    case 'event':
    case 'eventRemoved':
      return say(events[event.e], lang, { card: card(event.card) })
    case 'check':
      return checkText(event.step, ctx, lang)
    case 'over':
      return say(words(lang, 'log').ending.ends[event.reason], lang)
    case 'tookBack':
      return say(events.tookBack, lang, somebody(event.who))

    // the facility
    case 'power':
      return say(event.on ? events.powerOn : events.powerOff, lang, { place: thePlace(event.place, lang) })
    case 'powerMoved':
      return say(events.powerMoved, lang, {
        places: list(
          event.places.map(({ place, token, on }) =>
            say(on ? events.tokenLit : events.tokenDark, lang, { place: thePlace(place, lang), token }),
          ),
          lang,
        ),
      })
    case 'backup':
      return say(event.active ? events.timeActive : events.timeInactive, lang)
    case 'threshold':
      return say(event.cut ? events.thresholdCut : events.thresholdHeld, lang, {
        colour: say(events[event.colour === 'red' ? 'redThreshold' : 'blueThreshold'], lang),
      })
    case 'elevator': {
      const slots = { to: room(event.to) }
      if (event.who === null) return say(events.elevatorCalled, lang, slots)
      const along = list(event.along.map(ctx.names), lang)
      return along === ''
        ? say(events.rides, lang, { ...slots, ...somebody(event.who) })
        : say(events.ridesWith, lang, { ...slots, ...somebody(event.who), along })
    }
    case 'gateOpen':
    case 'isolationOpen':
    case 'notIgnored':
      return say(events[event.e], lang)
    case 'rover':
      return event.to === undefined
        ? say(event.away ? events.roverAway : events.roverBack, lang)
        : say(words(lang).surface.events.roverBackTo, lang, { to: room(event.to) })
    case 'drove':
      return say(words(lang).surface.events.drove, lang, { ...somebody(event.who), to: room(event.to) })
    case 'surfaceCard':
      return surfaceCard(event, ctx, lang)
    case 'bunker':
      return say(event.how === 'rover' ? events.bunkerByRover : events.bunkerOnFoot, lang, somebody(event.who))
    case 'lockedIn':
      return say(events.lockedIn, lang, somebody(event.who))
    case 'alert':
      return say(events.alert, lang, { space: event.space })
    case 'selfDestructRed':
      return say(events.selfDestructRed, lang, { space: event.space })
    case 'entersCss':
      return say(events.entersCss, lang, { ...somebody(event.who), pod: event.pod })
    case 'cssLost':
      return say(events.cssLost, lang, { space: event.space, card: cardName(event.card, lang) })
    case 'cssTurned':
      return say(events.cssTurned, lang, { space: event.space, card: cardName(event.card, lang) })
    case 'cssLaunched': {
      const crew = list(event.crew.map(ctx.names), lang)
      const back = list(event.back.map(ctx.names), lang)
      return [
        ...(crew === '' ? [] : [say(events.cssAway, lang, { n: event.crew.length, crew })]),
        ...(back === '' ? [] : [say(events.cssBack, lang, { n: event.back.length, back })]),
        ...(crew === '' && back === '' ? [say(events.cssEmpty, lang)] : []),
      ].join(' ')
    }
    case 'peekedCss':
      return mine?.card
        ? say(events.peekedCssSeen, lang, { space: event.space, card: cardName(mine.card, lang) })
        : say(events.peekedCss, lang, { ...somebody(event.who), space: event.space })
    case 'cssMoved':
      return say(events.cssMoved, lang, { ...somebody(event.who), from: event.from, to: event.to })
    case 'contingenciesDealt':
      return mine?.tokens && mine.tokens.length > 0
        ? say(events.contingenciesDealtSeen, lang, { n: mine.tokens.length, tokens: names(mine.tokens, lang) })
        : say(events.contingenciesDealt, lang, { pool: event.pool })
    case 'peekedContingency': {
      if (mine?.tokens) {
        const tokens = names(mine.tokens, lang)
        return event.whom === null
          ? say(events.peekedPoolSeen, lang, { tokens })
          : say(events.peekedContingencySeen, lang, { whom: ctx.names(event.whom), tokens })
      }
      return event.whom === null
        ? say(events.peekedPool, lang, somebody(event.who))
        : say(events.peekedContingency, lang, {
            ...somebody(event.who),
            ...towards(ctx, event.whom),
            n: event.at.length,
          })
    }
    case 'tookContingency':
      return mine?.tokens
        ? say(events.tookContingencySeen, lang, { tokens: names(mine.tokens, lang) })
        : say(events.tookContingency, lang, somebody(event.who))
    case 'contingencyOpened': {
      const open = cardName(event.card, lang)
      return event.who === null
        ? say(events.contingencyOpen, lang, { card: open })
        : say(events.contingencyOpened, lang, { ...somebody(event.who), card: open })
    }
    case 'contingenciesBack':
      return say(events.contingenciesBack, lang, { ...somebody(event.who), count: event.count })
    case 'computerCard':
      return say(events.computerCard, lang, { card: card(event.card) })
    case 'lockdownCard':
      return say(events.lockdownCard, lang, { room: room(event.room) })
    case 'knowledge':
      return say(events.knowledge, lang, { ...somebody(event.who), knowledge: event.knowledge })
    case 'knowledgeActive':
      return say(events.knowledgeActive, lang, somebody(event.who))
    case 'analysed':
      return say(events.analysed, lang, { ...somebody(event.who), object: anObject(event.object, lang) })
    case 'advantage':
      return event.card === null
        ? say(events.noAdvantage, lang, somebody(event.who))
        : say(events.advantage, lang, { ...somebody(event.who), card: card(event.card) })
    case 'redirected':
      return say(events.redirected, lang, {
        ...somebody(event.who),
        ...towards(ctx, event.whom),
        card: card(event.card),
      })
    case 'attackRedrawn':
    case 'ignoresDark':
    case 'quiet':
      return say(events[event.e], lang, { ...somebody(event.who), card: card(event.card) })
    case 'poolLost':
      return say(events.poolLost, lang, { fire: event.fire, malfunction: event.malfunction })
    case 'putUnder':
      return mine?.card
        ? say(events.putUnderSeen, lang, { card: card(mine.card) })
        : say(events.putUnder, lang, { ...somebody(event.who), items: someItems(1, event.back, lang) })
    case 'revealed':
      return say(events.revealed, lang, { ...somebody(event.who), cards: theCards(event.cards, lang) })
    case 'contaminationGone':
      return say(events.contaminationGone, lang, somebody(event.who))
    case 'tokenLeft':
      return say(events.tokenLeft, lang, { ...somebody(event.who), room: room(event.room) })
    case 'playsIntruders':
    case 'declinesIntruders':
      return say(events[event.e], lang, somebody(event.who))
    case 'cardsUnder':
      return mine?.cards
        ? say(events.cardsUnderSeen, lang, { cards: theCards(mine.cards, lang) })
        : say(events.cardsUnder, lang, { ...somebody(event.who), count: event.count, deck: event.deck })
    case 'arranged':
      return say(event.deck === 'event' ? events.arrangedEvents : events.arrangedAttacks, lang, somebody(event.who))
  }
}

const names = (tokens: readonly string[], lang: Dialect): string =>
  list(
    tokens.map(token => cardName(token, lang)),
    lang,
  )

const doors = { open: 'doorOpen', closed: 'doorClosed', destroyed: 'doorDestroyed' } as const
const leaving = {
  ducts: 'leftDucts',
  recalled: 'leftRecalled',
  hidden: 'leftHidden',
  infested: 'leftInfested',
} as const

const faceName = (face: NoiseFace, lang: Dialect): string =>
  face === 'mars'
    ? words(lang).surface.mars
    : face === 'silence' || face === 'danger'
      ? tokenEffectName(face, lang)
      : face

const target = (kind: IntruderKind | 'eggs', lang: Dialect): string =>
  kind === 'eggs' ? say(words(lang, 'log').events.events.eggsTarget, lang) : theIntruder(kind, lang)

/** A thing whose face only its reader knows. */
const known = <T extends { card: string | null }>(thing: T, mine: PrivateFace | undefined): T =>
  mine?.card ? { ...thing, card: mine.card } : thing

function playerNumbers(numbers: readonly number[], ctx: Context, lang: Dialect): string {
  const { events } = words(lang, 'log').events
  const seats = numbers
    .map((number, seat) => ({ number, ...person(ctx, seat) }))
    .toSorted((a, b) => a.number - b.number)
    .map(slots => say(events.playerNumber, lang, slots))
  return say(events.playerNumbers, lang, { numbers: seats.join(', ') })
}

function objectivesOpen(cards: readonly Name[], ctx: Context, lang: Dialect): string {
  const { events } = words(lang, 'log').events
  const each = cards.map((card, seat) =>
    say(events.objectiveOf, lang, { ...person(ctx, seat), card: theCard(card, lang) }),
  )
  return say(events.objectivesOpen, lang, { objectives: each.join(', ') })
}

// ---------------------------------------------------------------- intruders

/** The card, and whom its upper and its lower part hit. */
function surfaceCard({ card, exposed, sheltered }: EventOf<'surfaceCard'>, ctx: Context, lang: Dialect): string {
  const { events } = words(lang).surface
  const people = (seats: readonly Seat[]) =>
    list(
      seats.map(seat => (seat === ctx.me ? say(events.you, lang) : ctx.names(seat))),
      lang,
    )
  return [
    say(events.surfaceCard, lang, { card: theCard(card, lang) }),
    ...(exposed.length > 0 ? [say(events.exposed, lang, { who: people(exposed) })] : []),
    ...(sheltered.length > 0 ? [say(events.sheltered, lang, { who: people(sheltered) })] : []),
  ].join(' ')
}

function toughness({ kind, cards, blood }: EventOf<'toughness'>, lang: Dialect): string {
  const { events } = words(lang, 'log').events
  const intruder = theIntruder(kind, lang)
  if (cards.length === 0) return say(events.toughnessNone, lang, { intruder })
  const slots = { intruder, cards: theCards(cards, lang) }
  return blood === null ? say(events.toughnessArrow, lang, slots) : say(events.toughness, lang, { ...slots, blood })
}

// ---------------------------------------------------------------- crew and items

function scanned(event: EventOf<'scanned'>, ctx: Context, lang: Dialect): string {
  const { events } = words(lang, 'log').events
  const { removed, mine } = event
  if (!mine?.words) return say(events.scanned, lang, { ...person(ctx, event.who), removed })
  const count = mine.words.length
  if (count === 0) return say(events.scannedNone, lang)
  const read = list(
    mine.words.map(word => theWord(word, lang)),
    lang,
  )
  return say(events.scannedSeen, lang, { count, removed, words: read })
}

function kept(event: EventOf<'kept'>, ctx: Context, lang: Dialect): string {
  const { events } = words(lang, 'log').events
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

/** Both directions of the bargain, each in its own sentence; the cards I got are told by name. */
function traded(event: EventOf<'traded'>, ctx: Context, lang: Dialect): string {
  const { events } = words(lang, 'log').events
  const { who, whom, gave, got, mine } = event
  const way = (from: Seat, to: Seat, things: typeof gave): string[] => {
    if (things.length === 0) return []
    const names = to === ctx.me ? mine?.cards : undefined
    const each = things.map((thing, i) => handed({ ...thing, card: names?.[i] ?? thing.card }, lang))
    return [say(events.gave, lang, { ...person(ctx, from), ...towards(ctx, to), things: list(each, lang) })]
  }
  const ways = [...way(who, whom, gave), ...way(whom, who, got)]
  if (ways.length === 0) return say(events.tradedNothing, lang, { ...person(ctx, who), ...towards(ctx, whom) })
  return ways.join(' ')
}

function launched({ pod, crew }: EventOf<'launched'>, ctx: Context, lang: Dialect): string {
  const { events } = words(lang, 'log').events
  const others = list(crew.filter(seat => seat !== ctx.me).map(ctx.names), lang)
  if (ctx.me === null || !crew.includes(ctx.me)) return say(events.launched, lang, { pod, crew: others })
  return others === ''
    ? say(events.launchedWithYou, lang, { pod })
    : say(events.launchedWithYouAnd, lang, { pod, crew: others })
}

// ---------------------------------------------------------------- secrets

function peeked(event: EventOf<'peeked'>, ctx: Context, lang: Dialect): string {
  const { events } = words(lang, 'log').events
  const { mine, at } = event
  const who = person(ctx, event.who)
  switch (event.what) {
    case 'tile':
      return mine?.tile
        ? say(events.peekedTileSeen, lang, { room: at, tile: theTile(mine.tile, lang) })
        : say(events.peekedTile, lang, { ...who, room: at })
    case 'tileAndToken':
      return mine?.tile && mine.token
        ? say(events.peekedTileAndTokenSeen, lang, {
            room: at,
            tile: theTile(mine.tile, lang),
            token: tokenName(ctx.table.game, mine.token, lang),
          })
        : say(events.peekedTileAndToken, lang, { ...who, room: at })
    case 'coordinates':
      return mine?.card
        ? say(events.peekedCoordinatesSeen, lang, { coordinates: coordinatesText(ctx.table.game, mine.card, lang) })
        : say(events.peekedCoordinates, lang, who)
    case 'engine': {
      const engine = /^[1-3]$/.test(at) ? theEngine(at, lang) : say(events.engines, lang)
      return mine?.engines
        ? say(events.peekedEngineSeen, lang, { engine, states: engineStates(mine.engines, lang) })
        : say(events.peekedEngine, lang, { ...who, engine })
    }
    case 'attack':
      return mine?.cards
        ? say(events.peekedAttackSeen, lang, { cards: theCards(mine.cards, lang) })
        : say(events.peekedAttack, lang, who)
    case 'event':
      if (mine?.cards) return say(events.peekedEventsSeen, lang, { cards: theCards(mine.cards, lang) })
      return mine?.card
        ? say(events.peekedEventSeen, lang, { card: theCard(mine.card, lang) })
        : say(events.peekedEvent, lang, who)
  }
}
