/** The coach and its tips come to those who want them, when there is time. */
import { optionalPart } from '../app/LazyPart.tsx'

const parts = () => import('./coach/coachParts.ts')

export const Coach = optionalPart(() => parts().then(({ Coach }) => Coach), 'coach', 'log', 'answer', 'panels')
export const CoachSwitch = optionalPart(() => parts().then(({ CoachSwitch }) => CoachSwitch), 'coach')
export const CoachSettings = optionalPart(() => parts().then(({ CoachSettings }) => CoachSettings), 'coach')
export const Tip = optionalPart(() => parts().then(({ Tip }) => Tip), 'coach')
