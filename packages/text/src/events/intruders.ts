/** Intruders come, go, change and die. */
import { anIntruder, anIntruderToken, intruderName } from '../things.ts'
import { words } from '../words.ts'
import { plain, type Sentences } from './teller.ts'

const leaving = {
  ducts: 'leftDucts',
  recalled: 'leftRecalled',
  hidden: 'leftHidden',
  infested: 'leftInfested',
} as const

export const intruders = {
  encounter: (event, teller) => {
    const { who, room } = event
    return who === null ? teller.say('encounterNobody', event) : teller.say('encounter', { who, room })
  },
  surprise: (event, teller) => {
    const outcome = teller.say(event.attack ? 'surprise' : 'noSurprise', event)
    return event.dark ? `${teller.say('inDarkness', event)} ${outcome}` : outcome
  },

  tokenDrawn: (event, teller) => {
    const { kind, value, dark } = event
    if (kind === 'blank' || value === null) return teller.say('tokenDrawnBlank', event)
    const intruder = intruderName(kind, teller.lang)
    return dark === undefined
      ? teller.say('tokenDrawn', { value }, { intruder })
      : teller.say('tokenDrawnDark', { value, dark }, { intruder })
  },
  bag: (event, teller) =>
    teller.say(event.back ? 'bagBack' : event.change > 0 ? 'bagMore' : 'bagLess', event, {
      token: anIntruderToken(event.kind, teller.lang),
    }),

  appeared: (event, teller) => teller.say('appeared', event, { intruder: anIntruder(event.kind, teller.lang) }),
  noMiniature: (event, teller) => teller.say('noMiniature', event, { intruder: anIntruder(event.kind, teller.lang) }),
  intruderMoved: plain,
  intruderLeft: (event, teller) =>
    event.how === 'outside'
      ? teller.fill(words(teller.lang).surface.events.leftOutside, event)
      : teller.say(leaving[event.how], event),
  retreats: plain,
  driven: (event, teller) =>
    event.to === null ? teller.say('drivenAway', event) : teller.say('driven', { ...event, to: event.to }),

  transformed: (event, teller) => teller.say('transformed', event, { other: anIntruder(event.to, teller.lang) }),
  injured: plain,
  toughness: (event, teller) => {
    const { blood } = event
    if (event.cards.length === 0) return teller.say('toughnessNone', event)
    return blood === null ? teller.say('toughnessArrow', event) : teller.say('toughness', event, { blood })
  },
  healed: plain,
  intruderDied: plain,
} satisfies Partial<Sentences>
