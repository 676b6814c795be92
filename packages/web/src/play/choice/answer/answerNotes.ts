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
  const serious = crew.wounds.length + crew.dressed.length
  return joined([
    placeName(crew.room, reader),
    t.cards({ n: crew.hand }),
    knowledgeFact(crew, game.table, t)?.text,
    darkFact(crew, game, t)?.text,
    crew.light > 0 && t.lightWoundsCount({ n: crew.light }),
    serious > 0 && t.answer.seriousCount({ n: serious }),
    crew.dressed.length > 0 && `${t.dressed}: ${crew.dressed.length}`,
    crew.slime && t.slimed,
  ])
}

/** Of several effects one may be chosen that changes nothing: the rules allow it, and it is said. */
export function changesNothing({ part }: { part: number }, { game: { table, ctx }, t }: NoteReader): string {
  const { parts, whom } = table.asking?.about ?? {}
  const crewOf = (seat: Seat | null | undefined) => table.crew.find(crew => crew.seat === seat)
  const effects = parts?.[part] ?? []
  const here = crewOf(ctx.me)?.room
  const burns = table.rooms.some(({ room, fire }) => room === here && fire)
  if (burns && effects.some(effect => effect.fx === 'fire' && effect.how === 'place')) return t.answer.burnsAlready
  const cleans = effects.length > 0 && effects.every(effect => effect.fx === 'slime' && effect.how === 'remove')
  return cleans && crewOf(whom ?? ctx.me)?.slime === false ? t.answer.noSlimeThere : ''
}
