import type { Name, RoomId, TableView } from '@coldwake/rules/facts'
import { memo } from 'react'
import { useWords } from '../../app/words.ts'
import { siteFacts } from '../../games/roomList/index.ts'
import { useTableWords } from '../../games/tableWords.ts'
import { Icon } from '../../icons/Icon.tsx'
import { type Describing, roomContents, roomTitle } from '../board/describeRoom.ts'
import { areasAt, type BoardMap, neighbors } from '../board/geometry.ts'
import { tileIcon } from '../pieceIcons.ts'
import { RoomRules } from './RuleLinks.tsx'
import { roomDoes } from './roomDoes.ts'
import { roomExits } from './roomExits.ts'

interface RoomListProps {
  about: Omit<Describing, 't' | 'lang'>
  /** With links to the rules of each room and what is in it. */
  withRules?: boolean
}

/** The board as a list: rooms in number order with contents and exits. */
export function RoomList({ about, withRules = false }: RoomListProps) {
  const { t, lang } = useTableWords()
  const describing = { ...about, t, lang }
  const site = siteFacts(describing)
  return (
    <ol className="roomlist">
      {site.facts.length > 0 && (
        <li>
          <h3>{site.title}</h3>
          <ul>
            {site.facts.map(fact => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </li>
      )}
      {[...about.map.rooms.keys()].map(id => (
        <li key={id}>
          <RoomSaid
            id={id}
            title={roomTitle(about.table, id, t, lang)}
            tile={about.table.rooms.find(({ room }) => room === id)?.tile ?? null}
            contents={roomContents(id, describing).join(' · ') || t.nothingHere}
            does={roomDoes(about.table, id, lang)}
          />
          {withRules && <RulesIn map={about.map} table={about.table} id={id} />}
          <Exits exits={roomExits(id, describing).join('\n')} />
        </li>
      ))}
    </ol>
  )
}

interface RoomSaidProps {
  id: RoomId
  title: string
  /** Null while nobody has been there. */
  tile: Name | null
  contents: string
  does: string
}

const RoomSaid = memo(function RoomSaid({ id, title, tile, contents, does }: RoomSaidProps) {
  return (
    <>
      <h3>
        <Icon name={tileIcon(tile)} /> <small>{id}</small> {title}
      </h3>
      <p>{contents}</p>
      <p className="does">{does}</p>
    </>
  )
})

/** `exits`: one in each line; as one text, so that it is not drawn again while it stays the same. */
const Exits = memo(function Exits({ exits }: { exits: string }) {
  const { t } = useWords()
  return (
    <ul aria-label={t.exits}>
      {exits.split('\n').map(exit => (
        <li key={exit}>{exit}</li>
      ))}
    </ul>
  )
})

function RulesIn({ map, table, id }: { map: BoardMap; table: TableView; id: RoomId }) {
  const room = table.rooms.find(one => one.room === id)
  const corridors = neighbors(map, id).map(({ way }) => way.corridor.id)
  const network = map.entrances.get(id)?.network
  const beyond = [...(network ? [network] : []), ...areasAt(map, id).map(([area]) => area)]
  return room ? <RoomRules table={table} room={room} corridors={[...corridors, ...beyond]} /> : null
}
