/** How an answer shows in a list: a picture of what is chosen, and a line that says more about it. */
import {
  type CrewView,
  intruderActionInfo,
  type Option,
  objectKind,
  type RoomId,
  type Seat,
} from '@coldwake/rules/facts'
import { breakable, cardName, destinationName, list, weaknessText, woundText } from '@coldwake/text'
import type { ReactNode } from 'react'
import type { Words } from '../../../app/words.ts'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { inColourOf, Portrait } from '../../../art/people/Portrait.tsx'
import { DoorPicture, Thing } from '../../../art/Thing.tsx'
import { EscapePod, isPowered, ownAnswerNote } from '../../../games/answer/index.ts'
import { creatureOf } from '../../../games/index.ts'
import { type TableWords, useTableWords } from '../../../games/tableWords.ts'
import { darkFact, destinationAt, knowledgeOf, knowledgeText, podLook } from '../../../games/viewFacts.ts'
import { Icon, type IconName } from '../../../icons/Icon.tsx'
import { roomContents, roomTitle } from '../../board/describeRoom.ts'
import { cardIcon, choiceIcon, tileIcon } from '../../pieceIcons.ts'
import { type TableGame, useGame } from '../../tableContext.ts'
import { heldNote } from '../../turn/MyCharacter.tsx'
import type { Entry } from '../choices.ts'

type Shared = Pick<TableGame, 'table' | 'me' | 'map' | 'name' | 'ctx'>

/** What is pointed at, so that it need not be read. */
export function AnswerPicture({ option }: { option: Option }) {
  const game = useGame()
  const picture = pictureOf(option, game)
  return picture && <span className="pic">{picture}</span>
}

function pictureOf(option: Option, { table }: Shared): ReactNode {
  const icon = (name: IconName) => <Icon name={name} />
  switch (option.do) {
    case 'who':
    case 'partner':
      return <Face crew={table.crew.find(crew => crew.seat === option.whom)} />
    case 'intruder': {
      const intruder = table.intruders.find(one => one.intruder === option.intruder)
      return intruder && <img className="creature" src={creatureOf(table.game, intruder.kind)} alt="" />
    }
    case 'eggs':
      return <Thing of="egg" />
    case 'object': {
      const kind = objectKind(option.object)
      return kind && <Thing of={kind} />
    }
    case 'pod': {
      const pod = table.pods.find(one => one.pod === option.pod)
      return pod && <EscapePod state={podLook(pod)} />
    }
    case 'door':
      return <DoorPicture state={table.doors.find(door => door.corridor === option.corridor)?.state ?? 'open'} />
    case 'mark':
      return icon('noise')
    case 'powerPlace':
    case 'powerToken':
      return icon(isPowered(table, option) ? 'power' : 'powerOff')
    case 'search':
      return <CardBack of={option.colour === 'white' ? 'crafted' : option.colour} />
    case 'back':
      return <CardBack of={option.back} />
    case 'wound':
      return icon(table.asking?.ask === 'heal' ? 'healed' : 'serious')
    case 'look':
    case 'room': {
      const tile = table.rooms.find(room => room.room === option.room)?.tile
      return icon(tile ? tileIcon(tile) : 'eye')
    }
    case 'space':
      return icon('course')
    case 'item':
    case 'keep':
    case 'drop':
    case 'put':
    case 'takeBack':
    case 'show': {
      const kind = objectKind(option.card)
      return kind ? <Thing of={kind} /> : icon(cardIcon(option.card))
    }
    case 'pay':
    case 'discard':
      return icon(cardIcon(option.card))
    case 'accept':
    case 'ready':
      return icon('check')
    case 'done':
      return icon(table.asking?.ask === 'lastDrop' ? 'pass' : 'cross')
    case 'decline':
    case 'end':
      return icon('cross')
    case 'leave':
      return icon('move')
    case 'stay':
      return icon('pass')
    case 'part':
      return null
    default:
      return icon(choiceIcon(option))
  }
}

const Face = ({ crew }: { crew: CrewView | undefined }) =>
  crew ? (
    <span style={inColourOf(crew.character)}>
      <Portrait character={crew.character} crop="face" className="face" />
    </span>
  ) : null

/** What one would like to know before choosing it. */
export function AnswerNote({ entry }: { entry: Entry }) {
  const game = useGame()
  const words = useTableWords()
  const note = noteOn(entry, game, words)
  return note && <small>{breakable(note, words.lang)}</small>
}

function noteOn({ options }: Entry, game: Shared, words: TableWords): string {
  const [option] = options
  const { table, name } = game
  const { t, lang } = words
  const said = (facts: (string | false | undefined)[]) => facts.filter(Boolean).join(' · ')
  switch (option.do) {
    case 'who':
    case 'partner':
      return personNote(option.whom, game, words)
    case 'intruder': {
      const intruder = table.intruders.find(one => one.intruder === option.intruder)
      return intruder ? placeName(intruder.room, game, words) : ''
    }
    case 'eggs':
      return t.table.eggsHere({ n: table.eggs })
    case 'object': {
      const kind = objectKind(option.object)
      const found = table.weaknesses.find(({ object }) => object === kind)
      const own = ownAnswerNote(option, game, words)
      if (own || table.asking?.ask !== 'analyse' || !found) return own
      return found.card
        ? `${cardName(found.card, lang)}: ${weaknessText(table.game, found.card, lang)}`
        : t.table.weaknessUnknown
    }
    case 'pod': {
      const pod = table.pods.find(one => one.pod === option.pod)
      if (!pod) return ''
      const inside = table.crew.filter(crew => crew.pod === option.pod).map(crew => name(crew.seat))
      return said([
        t.section({ section: pod.section }),
        pod.locked ? t.locked : t.unlocked,
        inside.length > 0 && list(inside, lang),
      ])
    }
    case 'search': {
      const deck = table.decks.find(one => one.deck === option.colour)
      return deck ? t.cards({ n: deck.pile.count }) : ''
    }
    case 'wound':
      return woundText(table.game, option.card, lang)
    case 'look':
    case 'room':
      return roomContents(option.room, { ...game, t, lang }).join(' · ')
    case 'space': {
      const card = table.coordinates?.card ?? game.me?.coordinates
      const to = card ? destinationAt(table, card, option.space) : null
      return said([option.space === table.destination && t.table.setNow, to !== null && destinationName(to, lang)])
    }
    case 'item':
    case 'drop':
    case 'put': {
      const mine = table.crew.find(crew => crew.seat === game.ctx.me)
      const held = mine?.hands.find(({ card }) => card === option.card)
      return held ? heldNote(held, t, lang) : ''
    }
    case 'playAs':
      return said(options.map(one => one.do === 'playAs' && usedFor(one, table.game, t)))
    case 'make':
      return t.table.madeFrom({ one: cardName(option.of, lang), other: cardName(option.and, lang) })
    default:
      return ownAnswerNote(option, game, words)
  }
}

/** What a card of the Intruders is played for; two of one name differ in the corridor. */
function usedFor(
  { card, as }: Extract<Option, { do: 'playAs' }>,
  game: string,
  t: Words<'intruderPlayer'>['t'],
): string {
  const way = intruderActionInfo(game, card)?.way ?? null
  return as === 'move' ? `${t.hunt.use.move} ${t.hunt.through({ way: way ?? 'any' })}` : t.hunt.use[as]
}

function personNote(whom: Seat, game: Shared, words: TableWords): string {
  const { table } = game
  const crew = table.crew.find(one => one.seat === whom)
  const { t } = words
  if (!crew) return ''
  const knowledge = knowledgeOf(table, whom)
  const facts = [
    placeName(crew.room, game, words),
    t.cards({ n: crew.hand }),
    knowledge !== null && knowledgeText({ knowledge, learned: false }, t),
    darkFact(crew, game, t)?.text,
    crew.light > 0 && t.lightWoundsCount({ n: crew.light }),
    crew.wounds.length > 0 && t.table.seriousCount({ n: crew.wounds.length }),
    crew.slime && t.slimed,
  ]
  return facts.filter(Boolean).join(' · ')
}

function placeName(room: RoomId, { table, ctx }: Shared, { t, lang }: Words): string {
  const mine = table.crew.find(crew => crew.seat === ctx.me)?.room
  return mine === room ? t.table.here : roomTitle(table, room, t, lang)
}
