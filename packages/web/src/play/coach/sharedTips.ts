/** What can be met in every game. */
import { type CrewView, inCombat, isReaction, type View } from '@coldwake/rules/facts'
import { isMine, type TipRecord } from './tipRecord.ts'

const mine = ({ table, me }: View): CrewView | undefined => table.crew.find(({ seat }) => seat === me?.seat)

export const sharedTips = {
  firstContact: { icon: 'objective', tone: 'ok', stands: ({ me }) => me?.decision?.ask === 'objective' },
  surprise: { icon: 'attack', tone: 'danger', told: (event, view) => event.e === 'surprise' && isMine(event, view) },
  encounter: {
    icon: 'attack',
    tone: 'danger',
    told: ({ e }) => e === 'encounter',
    still: ({ table }) => table.intruders.length > 0,
  },
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
    still: view => (mine(view)?.wounds.length ?? 0) > 0,
  },
  lightWound: {
    icon: 'light',
    tone: 'danger',
    told: (event, view) => event.e === 'lightWound' && isMine(event, view),
    still: view => (mine(view)?.light ?? 0) > 0,
  },
  larva: {
    icon: 'larva',
    tone: 'danger',
    told: (event, view) => (event.e === 'larva' || event.e === 'infested') && isMine(event, view),
    still: view => mine(view)?.larva ?? false,
  },
  contamination: {
    icon: 'contamination',
    tone: 'slime',
    told: (event, view) => event.e === 'contaminated' && isMine(event, view),
  },
  slime: {
    icon: 'slime',
    tone: 'slime',
    told: (event, view) => event.e === 'slimed' && isMine(event, view),
    still: view => mine(view)?.slime ?? false,
  },
  fire: {
    icon: 'fire',
    tone: 'fire',
    told: ({ e }) => e === 'fire',
    still: ({ table }) => table.rooms.some(({ fire }) => fire),
  },
  malfunction: {
    icon: 'malfunction',
    tone: 'malf',
    told: ({ e }) => e === 'malfunction',
    still: ({ table }) => table.rooms.some(({ malfunction }) => malfunction),
  },
  selfDestruct: {
    icon: 'selfDestruct',
    tone: 'danger',
    told: event => event.e === 'selfDestruct' && event.space !== null,
    still: ({ table }) => table.selfDestruct !== null,
  },
  interruption: {
    icon: 'interruption',
    tone: 'noise',
    stands: ({ me }) => me?.decision != null && isReaction(me.decision.ask),
  },
  door: {
    icon: 'door',
    tone: 'ok',
    told: event => event.e === 'door' && event.state === 'closed',
    still: ({ table }) => table.doors.some(({ state }) => state === 'closed'),
  },
  noise: { icon: 'noise', tone: 'noise', told: ({ e }) => e === 'noise', still: ({ table }) => table.noise.length > 0 },
  eventPhase: { icon: 'event', tone: 'noise', told: ({ e }) => e === 'time' },
} as const satisfies Readonly<Record<string, TipRecord>>
