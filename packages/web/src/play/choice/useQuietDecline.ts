/**
 * Reactions that are declined without a question. A player without a card is asked only so that nobody can tell that
 * they hold none. Where nobody is there who could tell, the question is of no use.
 */
import type { Decision } from '@coldwake/rules/facts'
import type { Lobby } from '@coldwake/wire'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { TableLine } from '../tableContext.ts'
import { isWindow } from './choices.ts'

interface Device {
  /** Finds out whether only the player who has the device is asked. */
  isAskedAlone: () => Promise<boolean>
  /** The number of the question that was open when the device came here. */
  handedOver: number | null
}

/** Several people around one device; null where everybody has their own. */
export const OneDevice = createContext<Device | null>(null)

/** True if there is nothing to choose: no card to react with. */
export const isIdleWindow = ({ ask, options }: Pick<Decision, 'ask' | 'options'>): boolean =>
  isWindow(ask) && options.every(option => option.do === 'decline')

interface Circumstances {
  seats: Lobby['seats']
  /** How many onlookers there are: an answer that comes at once would tell them what is not in a hand. */
  watching: number
  aroundOneDevice: boolean
  /** What was asked already when the device came here: the others saw that it was handed over for this. */
  handedOver: number | null
  /** What was declined unasked before. It is there again because that was taken back: whoever did that wants to see it. */
  declined: number | null
}

/** Whether an idle window with this number is shown, declined, or declined if nobody else is asked. */
export function verdictOn(
  n: number,
  { seats, watching, aroundOneDevice, handedOver, declined }: Circumstances,
): 'ask' | 'decline' | 'decline if alone' {
  if (n === handedOver || n === declined) return 'ask'
  // Bots see what their seats see, and never how long somebody took.
  const isAlone = seats.filter(({ person }) => person).length === 1
  // The device itself looks on while it is handed over.
  if (isAlone && (aroundOneDevice || watching === 0)) return 'decline'
  return aroundOneDevice ? 'decline if alone' : 'ask'
}

interface Asked {
  line: Pick<TableLine, 'answer'>
  lobby: Pick<Lobby, 'seats' | 'watching'>
  /** Null while nothing can be answered. */
  decision: Decision | null
}

/** Declines what need not be asked. True: the open question is not to be shown. */
export function useQuietDecline({ line, lobby, decision }: Asked): boolean {
  const device = useContext(OneDevice)
  const n = decision && isIdleWindow(decision) ? decision.n : null
  // Kept as state: the question is drawn when it turns out that it must be asked.
  const [shown, setShown] = useState<number | null>(null)
  const declined = useRef<number | null>(null)
  const { seats, watching } = lobby
  const circumstances = { seats, watching, aroundOneDevice: device !== null, handedOver: device?.handedOver ?? null }
  const verdict = n === null ? 'ask' : verdictOn(n, { ...circumstances, declined: declined.current })
  useEffect(() => {
    if (n === null || verdict === 'ask' || n === shown) return
    let current = true
    const settle = (quiet: boolean) => {
      if (!current) return
      if (!quiet) return setShown(n)
      declined.current = n
      line.answer({ do: 'decline' })
    }
    if (verdict === 'decline') settle(true)
    else device?.isAskedAlone().then(settle, () => settle(false))
    return () => {
      current = false
    }
  }, [n, verdict, shown, device, line])
  return verdict !== 'ask' && n !== shown
}
