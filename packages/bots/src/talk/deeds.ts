/** Deeds that are talked about: whether one can see that they were done, and where one goes to do them. */
import type { Name, Seat, TableView } from '@coldwake/rules/facts'
import type { Deed } from '@coldwake/wire'

/** Has this seat done it? Null: nobody can see that. */
export function deedDone(table: TableView, seat: Seat, deed: Deed): boolean | null {
  const one = table.crew[seat]
  const { facility } = table
  if (!one) return null
  const seen = (bits: number | undefined): boolean => (((bits ?? 0) >> seat) & 1) === 1
  switch (deed.do) {
    case 'check':
      return seen(table.engines[deed.engine - 1]?.tokens[0]?.seenBy)
    case 'repair':
    case 'break':
      // Who has both tokens in hand puts up which one likes.
      return table.engines[deed.engine - 1]?.tokens.every(({ seenBy }) => seen(seenBy)) ? null : false
    case 'coordinates':
      return seen(table.coordinates?.seenBy)
    case 'course':
      return table.destination === deed.space
    case 'signal':
      return one.signal
    case 'startSelfDestruct':
      return table.selfDestruct !== null
    case 'stopSelfDestruct':
      return table.selfDestruct === null
    case 'hibernate':
      return one.fate === 'hibernating'
    case 'lockIn':
      return one.fate === 'locked'
    case 'destroyNest':
      return table.nestDestroyed
    case 'kill':
      return table.killed[deed.intruder] > 0
    case 'wait':
      return one.fate === 'aboard' ? null : false
    case 'go':
    case 'meet':
      return one.room === deed.room
    case 'mend':
      return !table.rooms.some(({ room, malfunction }) => room === deed.room && malfunction)
    case 'douse':
      return !table.rooms.some(({ room, fire }) => room === deed.room && fire)
    case 'backupPower':
      return facility?.backup ?? null
    case 'openGate':
      return facility?.gateOpen ?? null
    case 'startAlert':
      return facility ? facility.alert !== null : null
    case 'readArchive':
      return facility?.people[seat]?.learned ?? null
    case 'powerOn':
    case 'powerOff':
      return facility?.power.find(({ place }) => place === deed.place)?.on === (deed.do === 'powerOn')
    case 'analyse':
      return facility?.analysed.some(kind => deed.object.startsWith(kind)) ?? null
    default:
      return null
  }
}

const ROOMS: Readonly<Partial<Record<Deed['do'], readonly Name[]>>> = {
  coordinates: ['cockpit'],
  course: ['cockpit'],
  signal: ['commsRoom', 'transmitterControlRoom'],
  hibernate: ['hibernatorium'],
  startSelfDestruct: ['generator', 'coolingSystem'],
  stopSelfDestruct: ['generator', 'powerGenerator'],
  lockIn: ['isolation'],
  startAlert: ['alert'],
  backupPower: ['backup-power'],
  readArchive: ['archive'],
  analyse: ['laboratory'],
}

/** Rooms by their tiles in which it can be done; a room that is named itself stands for all. */
export function placesOf(deed: Deed): readonly Name[] {
  if (deed.do === 'check' || deed.do === 'repair' || deed.do === 'break') return [`engine-${deed.engine}`]
  return ROOMS[deed.do] ?? []
}
