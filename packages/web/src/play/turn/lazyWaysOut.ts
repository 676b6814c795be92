/** The strip of ways out comes when there is time: until then its place is kept. */
import { lazyPart, optionalPart } from '../../app/LazyPart.tsx'

const parts = () => import('../waysOut/waysOutParts.ts')

export const WaysOut = lazyPart(() => parts().then(({ WaysOut }) => WaysOut), 'panels')
export const GoalLine = lazyPart(() => parts().then(({ GoalLine }) => GoalLine), 'panels')
/** Beside a thing that is found or carried. The table stands without it. */
export const ServesGoal = optionalPart(() => parts().then(({ ServesGoal }) => ServesGoal), 'panels')
