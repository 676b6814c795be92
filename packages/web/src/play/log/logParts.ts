/** Whatever says what happened. */

export { LastNews } from './LastNews.tsx'
export { LogSection } from './LogSection.tsx'
export { TookBackNotice } from './TookBackNotice.tsx'
export { UndoneEventText } from './UndoneEventText.tsx'
