import type { EventFace } from '@coldwake/rules/facts'
import {
  type Context,
  cardName,
  type Dialect,
  eventText,
  intruderName,
  theIntruder,
  theRoom,
  woundName,
} from '@coldwake/text'
import type { Words } from '../../app/words.ts'
import { type Cause, causeOf } from './causeOf.ts'

interface Reader {
  ctx: Context
  lang: Dialect
  t: Words<'log'>['t']
}

/** A cause in words, without a full stop. */
export function causeText(cause: Cause, { ctx, lang, t }: Reader): string {
  switch (cause.why) {
    case 'event':
      return t.cause.event({ card: cardName(cause.event.card, lang) })
    case 'attack': {
      const { kind, card } = cause.event
      const intruder = theIntruder(kind, lang)
      return card === null ? t.cause.attackBare({ intruder }) : t.cause.attack({ intruder, card: cardName(card, lang) })
    }
    case 'missed': {
      const { kind } = cause.event
      return kind === 'eggs' ? eventText(cause.event, ctx, lang) : t.cause.missed({ intruder: theIntruder(kind, lang) })
    }
    case 'entered': {
      const { who, to } = cause.event
      const by = who === ctx.me ? ('you' as const) : ('other' as const)
      return t.cause.entered({ by, who: ctx.names(who), room: theRoom(to, ctx, lang) })
    }
    case 'bag': {
      const { kind } = cause.event
      return kind === 'blank' ? t.cause.bagBlank : t.cause.bag({ intruder: intruderName(kind, lang) })
    }
    case 'rolled':
      return Number(cause.event.face)
        ? t.cause.rolled({
            by: cause.event.who === ctx.me ? 'you' : 'other',
            who: ctx.names(cause.event.who),
            face: cause.event.face,
          })
        : eventText(cause.event, ctx, lang).replace(/\.$/, '')
    case 'bleeding':
      return t.cause.bleeding({ wound: woundName(cause.wound, lang) })
    case 'fire':
      return t.cause.fire
    case 'larva':
      return t.cause.larva
    case 'told':
      return eventText(cause.event, ctx, lang).replace(/\.$/, '')
  }
}

/** Why the event with this number happened; nothing where it says so itself. */
export function whyText(events: readonly EventFace[], number: number, reader: Reader): string {
  const cause = causeOf(events, number)
  return cause ? causeText(cause, reader) : ''
}
