/** What can be met in every game. */
import { inCombat, isReaction } from '@coldwake/rules/facts'
import { isMine, type TipRecord } from './tipRecord.ts'

export const sharedTips = {
  firstContact: { icon: 'objective', tone: 'ok', stands: ({ me }) => me?.decision?.ask === 'objective' },
  surprise: { icon: 'attack', tone: 'danger', told: (event, view) => event.e === 'surprise' && isMine(event, view) },
  encounter: { icon: 'attack', tone: 'danger', told: ({ e }) => e === 'encounter' },
  combat: {
    icon: 'attack',
    tone: 'danger',
    stands: ({ table, me }) => me?.decision?.ask === 'turn' && inCombat(table, me.seat),
  },
  danger: { icon: 'danger', tone: 'danger', told: ({ e }) => e === 'danger' },
  seriousWound: {
    icon: 'serious',
    tone: 'danger',
    told: (event, view) => event.e === 'seriousWound' && isMine(event, view),
  },
  lightWound: { icon: 'light', tone: 'danger', told: (event, view) => event.e === 'lightWound' && isMine(event, view) },
  larva: {
    icon: 'larva',
    tone: 'danger',
    told: (event, view) => (event.e === 'larva' || event.e === 'infested') && isMine(event, view),
  },
  contamination: {
    icon: 'contamination',
    tone: 'slime',
    told: (event, view) => event.e === 'contaminated' && isMine(event, view),
  },
  slime: { icon: 'slime', tone: 'slime', told: (event, view) => event.e === 'slimed' && isMine(event, view) },
  fire: { icon: 'fire', tone: 'fire', told: ({ e }) => e === 'fire' },
  malfunction: { icon: 'malfunction', tone: 'malf', told: ({ e }) => e === 'malfunction' },
  selfDestruct: {
    icon: 'selfDestruct',
    tone: 'danger',
    told: event => event.e === 'selfDestruct' && event.space !== null,
  },
  interruption: {
    icon: 'interruption',
    tone: 'noise',
    stands: ({ me }) => me?.decision != null && isReaction(me.decision.ask),
  },
  door: { icon: 'door', tone: 'ok', told: event => event.e === 'door' && event.state === 'closed' },
  noise: { icon: 'noise', tone: 'noise', told: ({ e }) => e === 'noise' },
  eventPhase: { icon: 'event', tone: 'noise', told: ({ e }) => e === 'time' },
} as const satisfies Readonly<Record<string, TipRecord>>
