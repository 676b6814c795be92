/** What can be met only on the ship. */
import type { TipRecord } from '../../../play/coach/tipRecord.ts'

export const shipTips = {
  chambersOpen: { icon: 'hibernatorium', tone: 'ok', told: ({ e }) => e === 'chambersOpen' },
  pod: { icon: 'pod', tone: 'ok', told: event => event.e === 'pod' && !event.locked },
} as const satisfies Readonly<Record<string, TipRecord>>
