/** What only some boards have is a script of its own, fetched where such a board lies. */
import { type ComponentType, lazy } from 'react'

const site = () => import('./site.ts')

/** The rooms stand without it, and whatever may be chosen there is in the list beside the board. */
const drawn = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => () => null) }))

export const Facility = drawn(() => site().then(({ Facility }) => Facility))
export const Fixtures = drawn(() => site().then(({ Fixtures }) => Fixtures))
export const PowerTargets = drawn(() => site().then(({ PowerTargets }) => PowerTargets))
