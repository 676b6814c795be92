/** The coach and its tips come to those who want them, when there is time. */
import { optionalPart } from '../app/LazyPart.tsx'

export const Coach = optionalPart(
  () => import('./coach/Coach.tsx').then(({ Coach }) => Coach),
  'coach',
  'log',
  'answer',
  'panels',
)
export const CoachSettings = optionalPart(
  () => import('./coach/CoachSettings.tsx').then(({ CoachSettings }) => CoachSettings),
  'coach',
)
export const Tip = optionalPart(() => import('./coach/Tip.tsx').then(({ Tip }) => Tip), 'coach')
