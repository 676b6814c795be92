/** `/rules/<game>/boards/<board>`: the sides of the board, explained. */
import './handbook.css'
import './boards.css'
import type { TableView } from '@coldwake/rules/facts'
import { use } from 'react'
import { useWords } from '../../app/words.ts'
import { GAME_NAME, type Game } from '../../games/covers/index.ts'
import { PICTURES } from '../../games/rulebooks/boardPictures.ts'
import { BOARDS_OF, FIRST_BOARD, type PicturedBoard } from '../../games/rulebooks/boards.ts'
import { CALLOUTS } from '../../games/rulebooks/callouts.ts'
import { signWords } from '../../games/rulebooks/signList.ts'
import type { BoardMap } from '../../play/board/geometry.ts'
import { Heading, Trail } from '../Heading.tsx'
import { RulesLink } from '../links/RulesLink.tsx'
import { handbookAddress } from '../place.ts'
import { useShelf } from '../useBook.ts'
import { AnnotatedBoard, type Note } from './AnnotatedBoard.tsx'

const pictures = new Map<PicturedBoard, Promise<TableView>>()
function pictureOf(board: PicturedBoard): Promise<TableView> {
  const known = pictures.get(board) ?? PICTURES[board]().then(({ default: table }) => table)
  pictures.set(board, known)
  return known
}

export function BoardsPage({ game, part }: { game: Game; part: string | undefined }) {
  const { words } = useShelf()
  const { t } = useWords('handbook')
  const board = BOARDS_OF[game].find(one => one === part) ?? FIRST_BOARD[game]
  return (
    <>
      <Trail game={game} />
      <Heading title={words.pages.boards.title} over={GAME_NAME[game]} />
      <nav className="rulesections" aria-label={words.pages.boards.title}>
        {BOARDS_OF[game].map(one => (
          <RulesLink key={one} to={handbookAddress(game, 'boards', one)} className="chip" current={one === board}>
            {t.handbook.side[one]}
          </RulesLink>
        ))}
      </nav>
      <Picture key={board} game={game} board={board} />
    </>
  )
}

function Picture({ game, board }: { game: Game; board: PicturedBoard }) {
  const { words } = useShelf()
  const { t } = useWords('handbook')
  const table = use(pictureOf(board))
  const { signs } = signWords(words, game)
  const notes = (map: BoardMap): Note[] =>
    CALLOUTS[board].flatMap(({ sign, own, to, at }): Note[] => {
      const point = at(map, table)
      const said = own ? t.handbook.callout[own] : signs[sign ?? '']
      return point && said ? [{ key: own ?? sign ?? '', title: said.title, says: said.says, to, at: [point] }] : []
    })
  return <AnnotatedBoard table={table} notes={notes} />
}
