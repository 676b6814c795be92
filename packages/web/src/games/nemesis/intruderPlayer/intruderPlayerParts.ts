/** Everything that only whoever plays the Intruders sees, as one script. */
import './intruderPlayer.css'

export { CommandChoice } from './CommandChoice.tsx'
export { IntruderPlayerDock } from './IntruderPlayerDock.tsx'
export { IntruderPlayerOffer } from './IntruderPlayerOffer.tsx'
export { IntruderPlayerPanel } from './IntruderPlayerPanel.tsx'
export { LookedAtCards } from './LookedAtCards.tsx'
