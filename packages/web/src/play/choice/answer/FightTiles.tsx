import { optionText, whyText } from '@coldwake/text'
import { useWords } from '../../../app/words.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { useChoice, useConnection, useGame } from '../../tableContext.ts'
import { fightsBack } from '../choiceRecords.ts'
import { Tiles } from './VerbTile.tsx'

/** Beside an Intruder: what is done about it. Whatever else there is to do stands below (`OtherActions`). */
export function FightTiles() {
  const { table } = useGame()
  const { entries } = useChoice()
  const { t } = useWords()
  const fights = entries.filter(({ options: [option] }) => fightsBack(option, table.game))
  const can = (deed: string) => entries.some(({ key }) => key === deed)
  return <Tiles title={t.fight} entries={fights} first={can('melee') && !can('shoot') ? <NoShot /> : null} />
}

/** Shoot keeps its place and says why it is not possible. */
function NoShot() {
  const { ctx } = useGame()
  const { decision } = useChoice()
  const { obstacles } = useConnection().state
  const { lang } = useWords()
  const known = obstacles && obstacles.n === decision?.n ? obstacles.list : []
  const why = known.find(obstacle => obstacle.do === 'shoot')?.why
  return (
    <span className="tile cannot">
      <span className="keycap">1</span>
      <Icon name="shoot" />
      <span className="answer-name">
        {optionText({ do: 'shoot' }, ctx, lang)}
        {why && <small>{whyText(why, lang)}</small>}
      </span>
    </span>
  )
}
