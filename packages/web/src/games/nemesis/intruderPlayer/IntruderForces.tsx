/** What there is of the Intruders: out there, in the bag, in the Nest. All of it is public. */
import { INTRUDER_KINDS } from '@coldwake/rules/facts'
import { intruderName } from '@coldwake/text'
import { useWords } from '../../../app/words.ts'
import { Thing } from '../../../art/Thing.tsx'
import { creatureOf } from '../../../games/index.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { roomTitle } from '../../../play/board/describeRoom.ts'
import { useGame } from '../../../play/tableContext.ts'

const KINDS = INTRUDER_KINDS.toReversed()

/** Those on the board, the worst first, with their wounds. */
export function IntrudersOnBoard() {
  const { table } = useGame()
  const { t, lang } = useWords('intruderPlayer')
  const out = table.intruders.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
  return (
    <>
      <div className="caption">
        <Icon name="intruder" /> {t.hunt.outThere}
      </div>
      {out.length === 0 && <p className="none">{t.hunt.noneOut}</p>}
      <ul className="outthere">
        {out.map(({ intruder, kind, room, injuries }) => (
          <li key={intruder}>
            <img src={creatureOf(table.game, kind)} alt="" />
            <span>
              <b>{intruderName(kind, lang)}</b>
              {roomTitle(table, room, t, lang)}
            </span>
            {injuries > 0 && (
              <span className="hurt" title={t.injuries({ n: injuries })}>
                <Icon name="injury" />
                <span aria-hidden="true">{injuries}</span>
                <span className="visually-hidden">{t.injuries({ n: injuries })}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What may come out of the dark. */
export function IntruderBag() {
  const { table } = useGame()
  const { t, lang } = useWords('intruderPlayer')
  const { bag, game } = table
  const count = KINDS.reduce((sum, kind) => sum + bag[kind], bag.blank)
  return (
    <ul className="bag" aria-label={t.hunt.theBag({ tokens: count })} title={t.hunt.theBag({ tokens: count })}>
      <li aria-hidden="true">
        <Icon name="bag" />
      </li>
      {KINDS.filter(kind => bag[kind] > 0).map(kind => (
        <li key={kind} title={intruderName(kind, lang)}>
          <img src={creatureOf(game, kind)} alt="" />
          <span className="visually-hidden">{intruderName(kind, lang)}</span> {bag[kind]}
        </li>
      ))}
      {bag.blank > 0 && (
        <li title={intruderName('blank', lang)}>
          <Icon name="silence" />
          <span className="visually-hidden">{intruderName('blank', lang)}</span> {bag.blank}
        </li>
      )}
    </ul>
  )
}

export function IntruderNest() {
  const { table } = useGame()
  const { t } = useWords('intruderPlayer')
  const known = table.weaknesses.filter(({ card }) => card !== null).length
  return (
    <ul className="nest">
      <li className={table.nestDestroyed ? 'bad' : ''}>
        {table.nestDestroyed ? <Icon name="nest" /> : <Thing of="egg" />}
        {table.nestDestroyed ? t.hunt.noNest : t.hunt.eggs({ eggs: table.eggs })}
      </li>
      <li>
        <Icon name="weakness" />
        {t.hunt.theirWeaknesses({ known, all: table.weaknesses.length })}
      </li>
    </ul>
  )
}
