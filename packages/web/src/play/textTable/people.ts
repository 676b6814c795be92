/** My hand, how I am, what I play for, everybody else, the place we are in and the ways out of it. */
import type { CrewView } from '@coldwake/rules/facts'
import { roundsLeft, waysOut } from '@coldwake/rules/games/waysOut'
import {
  cardName,
  cardText,
  characterName,
  eventText,
  noteText,
  objectiveText,
  objectName,
  woundName,
} from '@coldwake/text'
import { vesselAlarms, vesselFacts } from '../../games/textTable/index.ts'
import { darkFact, isIntruderPlayer, knowledgeFact, tokensFact } from '../../games/viewFacts.ts'
import { endText, wayName } from '../../games/waysOut/index.ts'
import { roomTitle } from '../board/describeRoom.ts'
import { hasPiece } from '../board/places.ts'
import { aloudTo } from '../log/eventLines.ts'
import { nextStepOf } from '../objectives/NextStep.tsx'
import { belongingsOf } from '../panels/belongings.ts'
import { spokenSentences } from '../speech/spokenChoice.ts'
import { fateText, heldNote } from '../turn/MyCharacter.tsx'
import { statusText } from '../waysOut/WaysOut.tsx'
import { type Answer, type Asker, type Item, together } from './answer.ts'
import { farText } from './places.ts'

export function handAnswer({ game: { table, me }, t, lang }: Asker): Answer {
  const hand = me?.hand ?? []
  if (hand.length === 0) return { text: t.noCards }
  return {
    text: t.noteCard({ place: t.hand, card: t.cards({ n: hand.length }) }),
    items: hand.map(card => ({
      text: t.noteCard({ place: cardName(card, lang), card: cardText(table.game, card, lang) }),
    })),
  }
}

/** What everybody can see of somebody. */
function conditionOf(crew: CrewView, { game, t, lang }: Asker): string[] {
  const hurt = crew.light + crew.wounds.length + crew.dressed.length > 0
  const hunts = isIntruderPlayer(game.table, crew.seat)
  return [
    crew.fate !== 'aboard' && !hunts && fateText(crew, game.table, t),
    hunts && t.hunt.plays,
    crew.fate === 'aboard' && crew.pod !== null && t.inPod({ pod: crew.pod }),
    crew.fate === 'aboard' && crew.character !== null && !hurt && t.unhurt,
    crew.light > 0 && t.lightWoundsCount({ n: crew.light }),
    crew.wounds.length > 0 &&
      t.noteCard({ place: t.seriousWounds, card: together(crew.wounds.map(wound => woundName(wound, lang))) }),
    ...crew.dressed.map(wound => `${woundName(wound, lang)} (${t.dressed})`),
    crew.larva && t.hasLarva,
    crew.slime && t.slimed,
    crew.contamination > 0 && t.contaminationCards({ n: crew.contamination }),
    crew.signal && t.signalSent,
    darkFact(crew, game, t)?.text,
    knowledgeFact(crew, game.table, t)?.text,
    tokensFact(crew, game.table, t)?.text,
    crew.passed && t.passed,
  ].filter(fact => typeof fact === 'string' && fact !== '') as string[]
}

const heldBy = (crew: CrewView, { game: { table }, t, lang }: Asker): string[] => [
  ...belongingsOf(crew, table).hands.map(held => `${cardName(held.card, lang)} (${heldNote(held, t, lang)})`),
  ...crew.objects.map(object => objectName(object, lang)),
]

export function meAnswer(asker: Asker): Answer {
  const { game, t, lang } = asker
  const mine = game.table.crew.find(({ seat }) => seat === game.me?.seat)
  if (!mine || !game.me) return { text: t.textTable.notOnBoard }
  const pockets = game.me.inventory.map(card => cardName(card, lang))
  const carried = together([...heldBy(mine, asker), ...pockets]) || t.nothingCarried
  return {
    text: spokenSentences([
      together([mine.character && characterName(mine.character, lang), ...conditionOf(mine, asker)]),
      t.noteCard({ place: t.carried, card: carried }),
    ]),
  }
}

/** What only I have seen. */
export function notesAnswer({ game: { me, ctx }, t, lang }: Asker): Answer {
  const notes = me?.notes ?? []
  if (notes.length === 0) return { text: t.noNotes }
  return { text: '', items: notes.map(note => ({ text: noteText(note, ctx, lang) })) }
}

/** Everybody but me, with how far they are. */
export function peopleAnswer(asker: Asker): Answer {
  const { game, t, lang } = asker
  const { table, me, name } = game
  const items = table.crew
    .filter(({ seat }) => seat !== me?.seat)
    .map((crew): Item => {
      const place = hasPiece(crew) ? [roomTitle(table, crew.room, t, lang), farText(crew.room, asker)] : []
      const facts = [...place, ...conditionOf(crew, asker), ...heldBy(crew, asker), t.cards({ n: crew.hand })]
      const who = crew.character ? `${name(crew.seat)}, ${characterName(crew.character, lang)}` : name(crew.seat)
      return { text: t.noteCard({ place: who, card: together(facts) }) }
    })
  return items.length > 0 ? { text: t.noteCard({ place: t.crew, card: '' }).trim(), items } : { text: t.none }
}

export function goalAnswer(asker: Asker): Answer {
  const { game, t, lang } = asker
  const cards = game.me?.objectives ?? []
  if (cards.length === 0) return { text: t.none }
  const next = nextStepOf(cards, asker)
  return {
    text: spokenSentences([
      cards.length > 1 && t.goals.keepOne,
      next && t.noteCard({ place: t.goals.next, card: together([next.text, next.place]) }),
    ]),
    items: cards.map(card => ({
      text: t.noteCard({ place: cardName(card, lang), card: objectiveText(game.table.game, card, lang) }),
    })),
  }
}

export function shipAnswer(asker: Asker): Answer {
  const alarms = vesselAlarms(asker).map((text): Item => ({ text, tone: 'danger' }))
  const { t, game } = asker
  return {
    text: spokenSentences([t.roundsLeft({ n: game.table.time })]),
    items: [...alarms, ...vesselFacts(asker).map(text => ({ text }))],
  }
}

export function waysAnswer(asker: Asker): Answer {
  const { game, t, lang } = asker
  const view = { table: game.table, me: game.me }
  const left = roundsLeft(view)
  const items = waysOut(view).map(
    (way): Item => ({
      tone: way.state === 'open' ? 'quiet' : undefined,
      text: t.noteCard({ place: wayName(way, t), card: statusText(way, { t, lang }) }),
    }),
  )
  return { text: spokenSentences([left ? endText(left, t) : t.none]), items }
}

const LINES = 5
const MOST = 30

/** What happened last, the newest last; what was taken back does not count. */
export function lastAnswer(about: string, { game: { events, undone, ctx }, t, lang }: Asker): Answer {
  const wanted = Math.min(Number.parseInt(about, 10) || LINES, MOST)
  const items: Item[] = []
  for (let at = events.length - 1; at >= 0 && items.length < wanted; at--) {
    const event = events[at]
    if (!event || undone.has(at) || aloudTo(event, ctx.me) === 'silent') continue
    items.unshift({ text: eventText(event, ctx, lang) })
  }
  return items.length > 0 ? { text: '', items } : { text: t.textTable.nothingYet }
}
