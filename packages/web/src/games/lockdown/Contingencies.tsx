/** What I know of the contingencies: which can still be the active one, and what that would mean for me. */

import { type Code, killsKnowing, possibleActive } from '@coldwake/rules/facts'
import { cardName } from '@coldwake/text'
import { Suspense, useState } from 'react'
import { useQuiet } from '../../app/idle.ts'
import { optionalPart } from '../../app/LazyPart.tsx'
import { useWords, type Words } from '../../app/words.ts'
import { isShared } from '../../net/localCode.ts'
import { explained } from '../../play/explained.ts'
import { type TableGame, useGame } from '../../play/tableContext.ts'
import { useHoldToShow } from '../../ui/useHoldToShow.ts'
import { Contingency } from './art/LockdownArt.tsx'

const DeadlyContingencies = optionalPart(() =>
  import('./contingencies/DeadlyContingencies.tsx').then(({ DeadlyContingencies }) => DeadlyContingencies),
)

/** LOCK-CONT-03: nobody shows their own. On a screen that several people share they show only while somebody holds. */
export function Contingencies() {
  const { lobby, me, table } = useGame()
  const { t } = useWords()
  const [held, hold] = useState(false)
  const press = useHoldToShow(hold)
  if (!me || !isShared(lobby) || table.mode === 'cooperative') return <Codes />
  return (
    <>
      <button type="button" className="sealed" aria-pressed={held} {...press}>
        <b>{t.draft.holdToLook}</b>
      </button>
      {held && <Codes />}
    </>
  )
}

function Codes() {
  const game = useGame()
  const quiet = useQuiet()
  const codes = possibleActive(game)
  return (
    <>
      <ul className="codes">
        {codes.map(code => (
          <CodeLine key={code.code} code={code} all={codes} />
        ))}
      </ul>
      <Suspense>{quiet && <DeadlyContingencies codes={codes} />}</Suspense>
    </>
  )
}

function CodeLine({ code, all }: { code: Code; all: readonly Code[] }) {
  const game = useGame()
  const words = useWords('lockdown')
  const { lang, t } = words
  const out = code.left === 0
  return (
    <li className={`${code.code} ${out ? 'out' : ''}`} {...explained('contingency', code.code)}>
      <Contingency code={code.code} className="token" />
      <b>
        {killsKnowing(code) ? t.facility.codeYellowKnowing : (t.facility.code[code.code] ?? cardName(code.code, lang))}
      </b>
      <small>{[cardName(code.code, lang), ...standing(code, all, game, words)].join(', ')}</small>
    </li>
  )
}

/** Where the tokens are that I know of, and whether one is the active one; one that may be it needs no word. */
function standing(
  { left, known }: Code,
  all: readonly Code[],
  { name, me, table }: TableGame,
  words: Words<'lockdown'>,
): readonly string[] {
  const { t } = words
  if (table.facility?.active.card) return [left > 0 ? t.facility.isActive : t.facility.notActive]
  const certain = left > 0 && unknown(all) === left
  const where = known.map(whom => {
    if (whom === null) return table.mode === 'cooperative' ? t.facility.openInPool : t.facility.seenInPool
    return whom === me?.seat ? t.facility.youHoldIt : t.facility.seenWith({ name: name(whom) })
  })
  if (certain) return [t.facility.isActive]
  if (left === 0) return [...new Set(where), t.facility.notActive]
  return left > 1 ? [t.facility.copiesLeft({ n: left })] : where
}

const unknown = (codes: readonly Code[]): number => codes.reduce((all, { left }) => all + left, 0)
