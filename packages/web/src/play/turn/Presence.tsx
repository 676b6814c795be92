/** Who sits where: people, bots, and bots that stand in for people. */
import type { Seat } from '@coldwake/rules/facts'
import type { LobbySeat } from '@coldwake/wire'
import { levelName } from '../../app/seatNames.ts'
import { useWords, type Words } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useGame } from '../tableContext.ts'

/** Whether somebody is there, and whether it is a person at all; in words. */
export function presenceText(seat: LobbySeat, name: string, t: Words['t']): string {
  if (seat.bot !== null)
    return seat.person ? `${t.table.standsInFor({ name })} · ${levelName(seat.bot, t)}` : levelName(seat.bot, t)
  return seat.online ? t.online : t.away
}

/** The same as a mark on the portrait. */
export function Presence({ seat }: { seat: Seat }) {
  const { lobby, name, ctx } = useGame()
  const { t } = useWords()
  const there = lobby.seats[seat]
  if (!there || (seat === ctx.me && there.bot === null)) return null
  const text = presenceText(there, name(seat), t)
  return (
    <span className={`presence ${there.bot !== null ? 'bot' : there.online ? 'here' : 'gone'}`} title={text}>
      {there.bot !== null && <Icon name="bot" />}
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
