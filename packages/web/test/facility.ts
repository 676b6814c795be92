/** A view of the facility as it lies at the start, with whatever a test says is different. */
import { boards, create, type FacilityView, keyFromSeed, type TableView, tableView } from '@coldwake/rules'
import { mapOf } from '../src/board/geometry.ts'

export const below = mapOf(boards['lockdown-base'])

const start = tableView(
  create(
    { game: 'lockdown', board: 'lockdown-base', seats: [{ character: 'sentry' }, { character: 'janitor' }] },
    keyFromSeed(1),
  ),
)

const facilityAtStart = (): FacilityView => {
  if (!start.facility) throw new Error('no facility')
  return start.facility
}

/** `lit`: the places with power, their tokens being 1 to 4 in the order of the sections. */
export const facility = (lit: readonly string[] = [], part: Partial<FacilityView> = {}): FacilityView => ({
  ...facilityAtStart(),
  power: (['S-01', 'S-02', 'S-03', 'elevator'] as const).map((place, i) => ({
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
