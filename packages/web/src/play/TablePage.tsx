import { useState } from 'react'
import { lazyPart } from '../app/LazyPart.tsx'
import { Notice } from '../app/Notice.tsx'
import { answerOffer, isOffered } from '../app/seatLink.ts'
import { useWords } from '../app/words.ts'
import { forgetSeat, type HeldSeat, heldSeat } from '../net/heldSeats.ts'
import { isLocal } from '../net/localCode.ts'
import { SeatedTable } from './SeatedTable.tsx'

const JoinPage = lazyPart(() => import('../lobby/JoinPage.tsx').then(({ JoinPage }) => JoinPage), 'pages')
const LocalPage = lazyPart(() => import('../local/LocalPage.tsx').then(({ LocalPage }) => LocalPage), 'pages')

/** `/t/CODE`: the door for whoever has no seat here, and everything behind it. `/local/ID`: a table of this browser. */
export function TablePage({ code }: { code: string }) {
  return isLocal(code) ? <LocalPage code={code} /> : <ServerPage code={code} />
}

function ServerPage({ code }: { code: string }) {
  const [seat, setSeat] = useState<HeldSeat | null>(() => heldSeat(code))
  const [offered, setOffered] = useState(() => isOffered(code))
  if (offered)
    return (
      <TwoSeats
        onAnswer={take => {
          answerOffer(take)
          setSeat(heldSeat(code))
          setOffered(false)
        }}
      />
    )
  if (!seat) return <JoinPage code={code} onSeat={() => setSeat(heldSeat(code))} />
  return (
    <SeatedTable
      seat={seat}
      onForget={() => {
        forgetSeat(code)
        setSeat(null)
      }}
    />
  )
}

/** A link brought one seat, and this browser has another: nobody loses one without being asked. */
function TwoSeats({ onAnswer }: { onAnswer: (take: boolean) => void }) {
  const { t } = useWords()
  return (
    <Notice text={t.table.twoSeats}>
      <p className="hint">{t.table.twoSeatsSays}</p>
      <button type="button" className="primary" onClick={() => onAnswer(false)}>
        {t.table.keepMine}
      </button>
      <button type="button" className="ghost" onClick={() => onAnswer(true)}>
        {t.table.useLink}
      </button>
    </Notice>
  )
}
