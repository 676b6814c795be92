/** For the host, where people talk: the link with which somebody can look on. */
import { Suspense } from 'react'
import { lazyPart } from '../../app/LazyPart.tsx'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { heldSeat } from '../../net/heldSeats.ts'
import { isLocal } from '../../net/localCode.ts'
import { useGame } from '../tableContext.ts'

const WatchLink = lazyPart(() => import('../../lobby/WatchLink.tsx').then(({ WatchLink }) => WatchLink), 'pages')

export function InviteOnlookers() {
  const { lobby, ctx } = useGame()
  const { t } = useWords('panels')
  const seat = heldSeat(lobby.code)
  // Around one device there is nobody to send a link to.
  if (!seat || ctx.me !== lobby.host || isLocal(lobby.code)) return null
  return (
    <details className="talk-invite">
      <summary>
        <Icon name="eye" /> {t.talk.inviteToWatch}
      </summary>
      <Suspense>
        <WatchLink lobby={lobby} seat={seat} />
      </Suspense>
    </details>
  )
}
