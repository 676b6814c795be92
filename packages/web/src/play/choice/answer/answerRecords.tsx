/** How every kind of choice shows among the answers. */
import { type Choice, objectKind } from '@coldwake/rules/facts'
import { attackText, cardName, cardText, questText, weaknessText, woundText } from '@coldwake/text'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { Thing } from '../../../art/Thing.tsx'
import { analysisNote, darknessNote, GAME_ANSWERS } from '../../../games/answer/index.ts'
import { creatureOf } from '../../../games/index.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { roomDoes } from '../../panels/roomDoes.ts'
import { aboutPerson, cardDoes, changesNothing, contents, inHand, placeName } from './answerNotes.ts'
import { cardPicture, face, icon, itsIcon, roomPicture, thingPicture } from './answerPictures.tsx'
import { type AnswerRecord, type AnswerRecords, joined, type NoteReader } from './answerRecord.ts'
import { DoorPicture } from './DoorPicture.tsx'

/** What happens to me if I let it. */
function declined(reader: NoteReader): string {
  const { game, lang } = reader
  const { asking } = game.table
  const attack = asking?.about.attack
  if (asking?.ask === 'attackWindow' && attack?.card) return attackText(game.table.game, attack.card, lang)
  return darknessNote(reader)
}

const ANSWERS: AnswerRecords = {
  // where to
  move: { picture: itsIcon, note: null, does: null, price: null },
  carefulMove: { picture: itsIcon, note: null, does: null, price: null },
  look: { picture: roomPicture, note: contents, does: null, price: null },
  room: { picture: roomPicture, note: contents, does: null, price: null },
  mark: { picture: icon('noise'), note: null, does: null, price: null },
  door: {
    picture: ({ corridor }, { table }) => (
      <DoorPicture state={table.doors.find(door => door.corridor === corridor)?.state ?? 'open'} />
    ),
    note: null,
    does: null,
    price: null,
  },
  intruder: {
    picture: ({ intruder: number }, { table }) => {
      const intruder = table.intruders.find(one => one.intruder === number)
      return intruder && <img className="creature" src={creatureOf(table.game, intruder.kind)} alt="" />
    },
    note: ({ intruder: number }, reader) => {
      const intruder = reader.game.table.intruders.find(one => one.intruder === number)
      return intruder ? placeName(intruder.room, reader) : ''
    },
    does: null,
    price: null,
  },

  // what to do
  roomAction: {
    picture: itsIcon,
    note: null,
    does: (_, { game: { table, ctx }, lang }) => {
      const here = table.crew.find(({ seat }) => seat === ctx.me)?.room
      return here ? roomDoes(table, here, lang) : ''
    },
    price: null,
  },
  // NEM-COMBAT-03
  shoot: {
    picture: itsIcon,
    note: null,
    does: null,
    price: (_, t) => ({ icon: 'ammo', tone: 'loud', text: t.answer.shootCosts }),
  },
  // NEM-COMBAT-05
  melee: {
    picture: itsIcon,
    note: null,
    does: null,
    price: (_, t) => ({ icon: 'serious', tone: 'hot', text: t.answer.meleeCosts }),
  },
  // NEM-HAND-03
  pickUp: {
    picture: itsIcon,
    note: null,
    does: null,
    price: (_, t) => ({ icon: 'hand', tone: 'loud', text: t.answer.pickUpMeans }),
  },
  trade: {
    picture: itsIcon,
    note: null,
    does: null,
    price: (_, t) => ({ icon: 'trade', tone: 'quiet', text: t.answer.tradeMeans }),
  },
  craft: { picture: itsIcon, note: null, does: null, price: null },
  eggs: {
    picture: () => <Thing of="egg" />,
    note: (_, { game: { table }, t }) => t.answer.eggsHere({ n: table.eggs }),
    does: null,
    price: null,
  },
  accept: { picture: icon('check'), note: null, does: null, price: null },
  part: {
    picture: null,
    note: changesNothing,
    does: null,
    price: null,
  },
  search: {
    picture: ({ colour }) => <CardBack of={colour === 'white' ? 'crafted' : colour} />,
    note: ({ colour }, { game: { table }, t }) => {
      const deck = table.decks.find(one => one.deck === colour)
      return deck && colour !== 'white' ? joined([t.answer.decks[colour], t.cards({ n: deck.pile.count })]) : ''
    },
    does: null,
    price: null,
  },
  back: { picture: ({ back }) => <CardBack of={back} />, note: null, does: null, price: null },
  object: {
    picture: ({ object }) => {
      const kind = objectKind(object)
      return kind && <Thing of={kind} />
    },
    note: (choice, reader) => {
      const { table } = reader.game
      if (table.asking?.ask !== 'analyse') return ''
      const own = analysisNote(choice, reader)
      if (own !== null) return own
      const found = table.weaknesses.find(({ object }) => object === objectKind(choice.object))
      if (!found) return ''
      return found.card
        ? `${cardName(found.card, reader.lang)}: ${weaknessText(table.game, found.card, reader.lang)}`
        : reader.t.answer.weaknessUnknown
    },
    does: null,
    price: null,
  },
  who: { picture: face, note: aboutPerson, does: null, price: null },
  partner: { picture: face, note: aboutPerson, does: null, price: null },
  character: { picture: itsIcon, note: null, does: null, price: null },
  objective: { picture: itsIcon, note: null, does: cardDoes, price: null },
  wound: {
    picture: (_, { table }) => <Icon name={table.asking?.ask === 'heal' ? 'healed' : 'serious'} />,
    note: ({ card }, { game: { table }, lang }) => woundText(table.game, card, lang),
    does: null,
    price: null,
  },
  item: { picture: thingPicture, note: inHand, does: cardDoes, price: null },
  keep: { picture: thingPicture, note: null, does: cardDoes, price: null },
  put: { picture: thingPicture, note: inHand, does: cardDoes, price: null },
  takeBack: { picture: thingPicture, note: null, does: null, price: null },
  show: { picture: thingPicture, note: null, does: cardDoes, price: null },
  make: {
    picture: itsIcon,
    note: ({ of, and }, { t, lang }) => t.answer.madeFrom({ one: cardName(of, lang), other: cardName(and, lang) }),
    does: cardDoes,
    price: null,
  },

  // with what lies in the hand or the pockets
  play: { picture: itsIcon, note: null, does: cardDoes, price: null },
  pay: { picture: cardPicture, note: null, does: null, price: null },
  discard: { picture: cardPicture, note: null, does: null, price: null },
  react: { picture: itsIcon, note: null, does: cardDoes, price: null },
  use: { picture: itsIcon, note: null, does: cardDoes, price: null },
  activate: {
    picture: itsIcon,
    note: null,
    // The benefit stands beside the cost.
    does: ({ card }, { game: { table }, lang }) =>
      joined([questText(table.game, card, lang), `${cardName(card, lang)}: ${cardText(table.game, card, lang)}`]),
    price: null,
  },
  // NEM-DROP-03
  drop: {
    picture: thingPicture,
    note: inHand,
    does: cardDoes,
    price: (_, t) => ({ icon: 'cross', tone: 'hot', text: t.answer.dropMeans }),
  },

  // ways of saying no, or that it is enough
  pass: { picture: itsIcon, note: null, does: (_, { t }) => t.answer.passMeans, price: null },
  done: {
    picture: (_, { table }) => <Icon name={table.asking?.ask === 'lastDrop' ? 'pass' : 'cross'} />,
    note: null,
    does: null,
    price: null,
  },
  decline: { picture: icon('cross'), note: (_, reader) => declined(reader), does: null, price: null },
  ready: { picture: icon('check'), note: null, does: null, price: null },
  end: { picture: icon('cross'), note: null, does: null, price: null },

  ...GAME_ANSWERS,
}

export const answerRecordOf = (choice: Choice): AnswerRecord => ANSWERS[choice.do]
