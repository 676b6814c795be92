/** What happens only in the facility, and on the Surface around it. */
import type { Name, Seat } from '@coldwake/rules'
import { type EventOf, plain, type Sentences, type Teller } from '../../events/teller.ts'
import { list } from '../../message.ts'
import { cardName, thePlace } from '../../things.ts'
import { words } from '../../words.ts'

const power = {
  power: (event, teller) =>
    teller.say(event.on ? 'powerOn' : 'powerOff', event, { place: thePlace(event.place, teller.lang) }),
  powerMoved: (event, teller) => {
    const places = event.places.map(each =>
      teller.say(each.on ? 'tokenLit' : 'tokenDark', each, { place: thePlace(each.place, teller.lang) }),
    )
    return teller.say('powerMoved', event, { places: list(places, teller.lang) })
  },
  backup: (event, teller) => teller.say(event.active ? 'timeActive' : 'timeInactive', event),
  threshold: (event, teller) => {
    const colour = teller.say(event.colour === 'red' ? 'redThreshold' : 'blueThreshold', event)
    return teller.say(event.cut ? 'thresholdCut' : 'thresholdHeld', event, { colour })
  },
  ignoresDark: plain,
  quiet: plain,
} satisfies Partial<Sentences>

const places = {
  elevator: (event, teller) => {
    const { who, to } = event
    if (who === null) return teller.say('elevatorCalled', event)
    const along = list(event.along.map(teller.ctx.names), teller.lang)
    return along === '' ? teller.say('rides', { who, to }) : teller.say('ridesWith', { who, to }, { along })
  },
  gateOpen: plain,
  bunker: (event, teller) => teller.say(event.how === 'rover' ? 'bunkerByRover' : 'bunkerOnFoot', event),
  isolationOpen: plain,
  lockedIn: plain,
  alert: plain,
  selfDestructRed: plain,
  poolLost: plain,
  computerCard: plain,
  lockdownCard: plain,
  knowledge: plain,
  knowledgeActive: plain,
  analysed: plain,
  arranged: (event, teller) => teller.say(event.deck === 'event' ? 'arrangedEvents' : 'arrangedAttacks', event),
} satisfies Partial<Sentences>

const cargoPods = {
  entersCss: (event, teller) => teller.say('entersCss', event, { pod: event.pod }),
  cssTurned: turned,
  cssLost: turned,
  cssLaunched: (event, teller) => {
    const { crew, back } = event
    const names = (seats: readonly Seat[]) => list(seats.map(teller.ctx.names), teller.lang)
    return [
      ...(crew.length > 0 ? [teller.say('cssAway', { n: crew.length }, { crew: names(crew) })] : []),
      ...(back.length > 0 ? [teller.say('cssBack', { n: back.length }, { back: names(back) })] : []),
      ...(crew.length + back.length === 0 ? [teller.say('cssEmpty', event)] : []),
    ].join(' ')
  },
  peekedCss: (event, teller) =>
    event.mine?.card
      ? teller.say('peekedCssSeen', event, { card: cardName(event.mine.card, teller.lang) })
      : plain(event, teller),
  cssMoved: (event, teller) => teller.say('cssMoved', event, { from: event.from, to: event.to }),
} satisfies Partial<Sentences>

function turned(event: EventOf<'cssTurned' | 'cssLost'>, teller: Teller): string {
  return teller.say(event.e, event, { card: cardName(event.card, teller.lang) })
}

const contingencies = {
  contingenciesDealt: (event, teller) => {
    const tokens = event.mine?.tokens ?? []
    return tokens.length > 0
      ? teller.say('contingenciesDealtSeen', { n: tokens.length }, { tokens: tokenNames(tokens, teller) })
      : plain(event, teller)
  },
  peekedContingency: (event, teller) => {
    const { who, whom, at, mine } = event
    if (mine?.tokens) {
      const tokens = tokenNames(mine.tokens, teller)
      return whom === null
        ? teller.say('peekedPoolSeen', event, { tokens })
        : teller.say('peekedContingencySeen', { whom }, { tokens })
    }
    return whom === null
      ? teller.say('peekedPool', event)
      : teller.say('peekedContingency', { who, whom, n: at.length })
  },
  tookContingency: (event, teller) =>
    event.mine?.tokens
      ? teller.say('tookContingencySeen', event, { tokens: tokenNames(event.mine.tokens, teller) })
      : plain(event, teller),
  contingencyOpened: (event, teller) => {
    const { who } = event
    const card = cardName(event.card, teller.lang)
    return who === null
      ? teller.say('contingencyOpen', event, { card })
      : teller.say('contingencyOpened', { who }, { card })
  },
  contingenciesBack: plain,
} satisfies Partial<Sentences>

const tokenNames = (tokens: readonly Name[], { lang }: Teller): string =>
  list(
    tokens.map(token => cardName(token, lang)),
    lang,
  )

const surface = {
  rover: (event, teller) =>
    event.to === undefined
      ? teller.say(event.away ? 'roverAway' : 'roverBack', event)
      : teller.fill(words(teller.lang).surface.events.roverBackTo, { to: event.to }),
  drove: (event, teller) => teller.fill(words(teller.lang).surface.events.drove, event),
  /** The card, and whom its upper and its lower part hit. */
  surfaceCard: (event, teller) => {
    const { lang, ctx } = teller
    const { events } = words(lang).surface
    const people = (seats: readonly Seat[]) =>
      list(
        seats.map(seat => (seat === ctx.me ? events.you : ctx.names(seat))),
        lang,
      )
    const { exposed, sheltered } = event
    return [
      teller.fill(events.surfaceCard, event),
      ...(exposed.length > 0 ? [teller.fill(events.exposed, {}, { who: people(exposed) })] : []),
      ...(sheltered.length > 0 ? [teller.fill(events.sheltered, {}, { who: people(sheltered) })] : []),
    ].join(' ')
  },
} satisfies Partial<Sentences>

export const lockdownEvents = { ...power, ...places, ...cargoPods, ...contingencies, ...surface }
