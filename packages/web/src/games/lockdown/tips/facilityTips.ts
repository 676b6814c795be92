/** What can be met only in the facility. */
import { isMine, type TipRecord } from '../../../play/coach/tipRecord.ts'

export const facilityTips = {
  powerLoss: { icon: 'powerOff', tone: 'power', told: ({ e }) => e === 'threshold' },
  dark: {
    icon: 'dark',
    tone: 'power',
    told: event => event.e === 'power' && !event.on,
  },
  contingency: {
    icon: 'contingency',
    tone: 'noise',
    told: ({ e }) => e === 'peekedContingency' || e === 'tookContingency',
  },
  cargoPods: { icon: 'cssPod', tone: 'ok', told: ({ e }) => e === 'cssTurned' },
  alert: { icon: 'alert', tone: 'danger', told: ({ e }) => e === 'alert' },
  knowledge: { icon: 'knowledge', tone: 'ok', told: (event, view) => event.e === 'knowledge' && isMine(event, view) },
} as const satisfies Readonly<Record<string, TipRecord>>
