import { useWords } from '../words.tsx'
import { type Describing, roomContents, roomDoes, roomExits, roomTitle } from './describe.ts'

/** The board as a list: rooms in number order with contents and exits. */
export function RoomList({ about }: { about: Omit<Describing, 't' | 'lang'> }) {
  const { t, lang } = useWords()
  const describing = { ...about, t, lang }
  return (
    <ol className="roomlist">
      {about.map.board.rooms.map(({ id }) => (
        <li key={id}>
          <h3>
            <small>{id}</small> {roomTitle(about.table, id, t, lang)}
          </h3>
          <p>{roomContents(id, describing).join(' · ') || t.nothingHere}</p>
          <p className="does">{roomDoes(about.table, id, lang)}</p>
          <ul aria-label={t.exits}>
            {roomExits(id, describing).map(exit => (
              <li key={exit}>{exit}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
