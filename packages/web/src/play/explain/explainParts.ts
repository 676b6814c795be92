export { Explainer } from './Explainer.tsx'
export { Legend } from './Legend.tsx'
