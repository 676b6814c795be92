/** Whatever says what happened. */

export { LogSection } from './LogSection.tsx'
export { Narration } from './Narration.tsx'
export { UndoneEventText } from './UndoneEventText.tsx'
