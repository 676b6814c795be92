/** What explains the table comes when there is time for it, with its words. */
import { optionalPart } from '../../app/LazyPart.tsx'

const parts = () => import('./explainParts.ts')
export const Explainer = optionalPart(() => parts().then(({ Explainer }) => Explainer), 'explain')
export const Legend = optionalPart(() => parts().then(({ Legend }) => Legend), 'explain')
