/** A view of the facility as it lies at the start, with whatever a test says is different. */
import {
  boards,
  create,
  keyFromSeed,
  type LockdownView,
  POWER_PLACES,
  type TableView,
  tableView,
} from '@coldwake/rules'
import { mapOf } from '../src/play/board/geometry.ts'

export const below = mapOf(boards['lockdown-base'])

const start = tableView(
  create(
    { game: 'lockdown', board: 'lockdown-base', seats: [{ character: 'sentry' }, { character: 'janitor' }] },
    keyFromSeed(1),
  ),
)

const facilityAtStart = (): LockdownView => {
  if (!start.facility) throw new Error('no facility')
  return start.facility
}

/** `lit`: the places with power, their tokens being 1 to 4 in the order of the sections. */
export const facility = (lit: readonly string[] = [], part: Partial<LockdownView> = {}): LockdownView => ({
  ...facilityAtStart(),
  power: POWER_PLACES.map((place, i) => ({
    place,
    token: i + 1,
    on: lit.includes(place),
  })),
  ...part,
})

export const facilityTable = (lit: readonly string[] = [], part: Partial<TableView> = {}): TableView => ({
  ...start,
  facility: facility(lit),
  ...part,
})
