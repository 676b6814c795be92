/** What only moves is a script of its own, fetched when there is time: the table stands without it. */
import { type ComponentType, lazy } from 'react'
import { enter } from '../speak.ts'

const effects = () => import('./effects.tsx').then(({ Effects }) => Effects)
const staging = async () => (await Promise.all([import('./staging.tsx'), enter('stage')]))[0].Staging
const envelopes = async () => (await Promise.all([import('./envelopes.tsx'), enter('stage')]))[0].Envelopes

/** Nothing is seen where it cannot be had; what happened is in the log, and every question in the rail. */
const moving = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => () => null) }))

export const Effects = moving(effects)
export const Staging = moving(staging)
export const Envelopes = moving(envelopes)

export function preloadStage(): void {
  for (const part of [effects, staging, envelopes]) part().catch(() => {})
}
