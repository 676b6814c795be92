/** Notes and texts that answers to several kinds of choices have in common. */
import type { Name, RoomId, Seat } from '@coldwake/rules/facts'
import { cardText } from '@coldwake/text'
import { darkFact, knowledgeFact } from '../../../games/viewFacts.ts'
import { roomContents, roomTitle } from '../../board/describeRoom.ts'
import { heldNote } from '../../turn/MyCharacter.tsx'
import { joined, type NoteReader } from './answerRecord.ts'

/** What the card says. */
export const cardDoes = ({ card }: { card: Name }, { game: { table }, lang }: NoteReader): string =>
  cardText(table.game, card, lang)

/** How much is left of something that I hold in a hand. */
export function inHand({ card }: { card: Name }, { game: { table, ctx }, t, lang }: NoteReader): string {
  const mine = table.crew.find(({ seat }) => seat === ctx.me)
  const held = mine?.hands.find(one => one.card === card)
  return held ? heldNote(held, t, lang) : ''
}

export const contents = ({ room }: { room: RoomId }, { game, t, lang }: NoteReader): string =>
  roomContents(room, { ...game, t, lang }).join(' · ')

export function placeName(room: RoomId, { game: { table, ctx }, t, lang }: NoteReader): string {
  const mine = table.crew.find(({ seat }) => seat === ctx.me)?.room
  return mine === room ? t.table.here : roomTitle(table, room, t, lang)
}

export function aboutPerson({ whom }: { whom: Seat }, reader: NoteReader): string {
  const { game, t } = reader
  const crew = game.table.crew.find(({ seat }) => seat === whom)
  if (!crew) return ''
  return joined([
    placeName(crew.room, reader),
    t.cards({ n: crew.hand }),
    knowledgeFact(crew, game.table, t)?.text,
    darkFact(crew, game, t)?.text,
    crew.light > 0 && t.lightWoundsCount({ n: crew.light }),
    crew.wounds.length > 0 && t.answer.seriousCount({ n: crew.wounds.length }),
    crew.slime && t.slimed,
  ])
}
