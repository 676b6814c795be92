/** The coach and its tips come to those who want them, when there is time. */
import { optionalPart } from '../../app/LazyPart.tsx'

export const Coach = optionalPart(
  () => import('./Coach.tsx').then(({ Coach }) => Coach),
  'coach',
  'log',
  'answer',
  'panels',
)
export const CoachSettings = optionalPart(
  () => import('./CoachSettings.tsx').then(({ CoachSettings }) => CoachSettings),
  'coach',
)
export const Tip = optionalPart(() => import('./Tip.tsx').then(({ Tip }) => Tip), 'coach')
