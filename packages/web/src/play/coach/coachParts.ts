/** What the coach and its tips show: one script, for those who want either. */
export { Coach } from './Coach.tsx'
export { CoachSettings, CoachSwitch } from './CoachSettings.tsx'
export { Tip } from './Tip.tsx'
