/** Pictures that answers to several kinds of choices have in common. */
import { type Choice, type CrewView, type Name, objectKind, type RoomId, type Seat } from '@coldwake/rules/facts'
import type { ReactNode } from 'react'
import { inColorOf, Portrait } from '../../../art/people/Portrait.tsx'
import { Thing } from '../../../art/Thing.tsx'
import { Icon, type IconName } from '../../../icons/Icon.tsx'
import { cardIcon, tileIcon } from '../../pieceIcons.ts'
import { choiceIcon } from '../choiceRecords.ts'
import type { AnswerGame } from './answerRecord.ts'

/** The icon that the choice has everywhere. */
export const itsIcon = (choice: Choice): ReactNode => <Icon name={choiceIcon(choice)} />

export const icon = (name: IconName) => (): ReactNode => <Icon name={name} />

export const cardPicture = ({ card }: { card: Name }): ReactNode => <Icon name={cardIcon(card)} />

/** A card, or something bulky that changes hands like one. */
export function thingPicture({ card }: { card: Name }): ReactNode {
  const kind = objectKind(card)
  return kind ? <Thing of={kind} /> : <Icon name={cardIcon(card)} />
}

export function roomPicture({ room: id }: { room: RoomId }, { table }: AnswerGame): ReactNode {
  const tile = table.rooms.find(({ room }) => room === id)?.tile
  return <Icon name={tile ? tileIcon(tile) : 'eye'} />
}

export const face = ({ whom }: { whom: Seat }, { table }: AnswerGame): ReactNode => (
  <Face crew={table.crew.find(({ seat }) => seat === whom)} />
)

const Face = ({ crew }: { crew: CrewView | undefined }) =>
  crew ? (
    <span style={inColorOf(crew.character)}>
      <Portrait character={crew.character} crop="face" className="face" />
    </span>
  ) : null
