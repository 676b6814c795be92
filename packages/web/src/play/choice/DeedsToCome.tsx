import './confirm.css'
import './tiles.css'
import { intrudersIn, type Option } from '@coldwake/rules/facts'
import { useWords } from '../../app/words.ts'
import { useChoice, useGame } from '../tableContext.ts'
import { fightsBack } from './choiceRecords.ts'
import { type Entry, isDrop, isOnBoard } from './choices.ts'

/** A shot or a blow: its tile says how it may turn out. */
export const isAttack = ({ do: deed }: Option): boolean => deed === 'shoot' || deed === 'melee'

/** In place of the odds on the tile of a shot or a blow in a fight. */
export const OddsToCome = () => <span className="odds to-come" aria-hidden="true" />

/** Keeps the place of deeds until they can be drawn: what lies above them does not move when they come. */
function TilesToCome({ entries }: { entries: readonly Entry[] }) {
  return (
    <div className="deeds to-come">
      <h3 className="caption">&nbsp;</h3>
      <ul className="tiles">
        {entries.map(({ key, options: [option] }) => (
          <li key={key}>
            <span className="tile">
              <span className="answer-name">
                &nbsp;
                <small>&nbsp;</small>
              </span>
              {option.do === 'play' && <span className="carddoes">&nbsp;</span>}
              {isAttack(option) && <OddsToCome />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** In place of those who are in my way: how tough they are comes with what a choice may cost. */
export function OpponentsToCome() {
  const { table, ctx } = useGame()
  const here = table.crew.find(({ seat }) => seat === ctx.me)?.room
  return (
    <ul className="opponents to-come" aria-hidden="true">
      {here !== undefined && intrudersIn(table, here).map(({ intruder }) => <li key={intruder} />)}
    </ul>
  )
}

/** In place of what is done about an Intruder. */
export function FightTilesToCome() {
  const { table } = useGame()
  const { entries } = useChoice()
  return (
    <div aria-hidden="true">
      <TilesToCome entries={entries.filter(({ options: [option] }) => fightsBack(option, table.game))} />
    </div>
  )
}

/** In place of what else can be done; what is not possible, and what can be dropped, has a row of its own there. */
export function OtherActionsToCome() {
  const { table } = useGame()
  const { t } = useWords()
  const { entries, fighting } = useChoice()
  const deeds = entries.filter(
    entry => !isOnBoard(entry) && !isDrop(entry) && !(fighting && fightsBack(entry.options[0], table.game)),
  )
  return (
    <section className="more" aria-label={t.instead} aria-busy="true">
      <TilesToCome entries={deeds} />
      {entries.some(isDrop) && <div className="drops to-come" />}
      <div className="notnow to-come" />
    </section>
  )
}
