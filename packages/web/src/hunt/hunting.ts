/** Everything that only whoever plays the Intruders sees, as one script. */
import '../styles/hunt.css'

export { Commands } from './commands.tsx'
export { HunterDock } from './dock.tsx'
export { LookedAt } from './lookedat.tsx'
export { HunterOffer } from './offer.tsx'
export { HunterPanel } from './panel.tsx'
