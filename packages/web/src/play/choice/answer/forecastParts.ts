/** What a choice may cost: it is judged, and shown, from the moment this is there. */
export { forecastOf } from '@coldwake/rules/forecast'
export { DangerBadge, DangerPanel } from './DangerPanel.tsx'
export { FightOdds, FleeBadge, Opponents } from './FightOdds.tsx'
export { HoldButton } from './HoldButton.tsx'
export { LastWound } from './LastWound.tsx'
