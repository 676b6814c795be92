/** Topics of the ship: engines, the course, and the deeds that belong to them. */
import { coordinatesInfo, type Destination, hasSeen, SPACES, type View } from '@coldwake/rules/facts'
import type { Deed, Fact } from '@coldwake/wire'
import { asksFor, hasPart } from '../../objectives.ts'
import type { GameTopics } from '../../talk/topics.ts'

const SPACE_NAMES: readonly string[] = SPACES

/** Where a space leads, as far as I or everybody has seen the coordinates. */
function leadsTo({ table, me }: View, space: string | null): Destination | null {
  const card = me?.coordinates ?? table.coordinates?.card ?? null
  if (card === null || space === null) return null
  return coordinatesInfo(table.game, card)?.to[SPACE_NAMES.indexOf(space)] ?? null
}

const isHome = (view: View, space: string | null): boolean => leadsTo(view, space) === 'earth'

/** True where a seat has seen both tokens of an engine: it puts up which it likes, and nobody knows which. */
const hasOpened = ({ table }: Pick<View, 'table'>, seat: number, engine: number): boolean | undefined =>
  table.engines[engine - 1]?.tokens.every(({ seenBy }) => hasSeen(seenBy, seat))

const PLACES: Readonly<Partial<Record<Deed['do'], readonly string[]>>> = {
  coordinates: ['cockpit'],
  course: ['cockpit'],
  signal: ['commsRoom'],
  hibernate: ['hibernatorium'],
  startSelfDestruct: ['generator'],
  stopSelfDestruct: ['generator'],
}

type Trace = { destination: string | null }
type NemesisAim = 'earth' | 'mars' | 'exploration' | 'pod' | 'items'

export const nemesisTopics: GameTopics<NemesisAim, Trace> = {
  deeds: {
    check: (table, seat, { engine }) => hasSeen(table.engines[engine - 1]?.tokens[0]?.seenBy ?? 0, seat),
    repair: (table, seat, { engine }) => (hasOpened({ table }, seat, engine) ? null : false),
    break: (table, seat, { engine }) => (hasOpened({ table }, seat, engine) ? null : false),
    coordinates: ({ coordinates }, seat) => hasSeen(coordinates?.seenBy ?? 0, seat),
    course: ({ destination }, _, { space }) => destination === space,
    hibernate: ({ crew }, seat) => crew[seat]?.fate === 'hibernating',
  },
  places: deed =>
    deed.do === 'check' || deed.do === 'repair' || deed.do === 'break'
      ? [`engine-${deed.engine}`]
      : (PLACES[deed.do] ?? []),
  common: [{ do: 'coordinates' }, { do: 'check', engine: 1 }, { do: 'check', engine: 2 }, { do: 'check', engine: 3 }],
  verdicts: {
    engine({ table, me }, speaker, { engine, works }) {
      const top = table.engines[engine - 1]?.tokens[0]
      const seen = top?.card ?? me.engines[engine - 1]?.[0] ?? null
      if (seen !== null) return (seen === 'working') === works
      return top && !hasSeen(top.seenBy, speaker) ? 'groundless' : null
    },
    course(view, speaker, fact) {
      const { coordinates } = view.table
      const to = leadsTo(view, fact.space)
      if (to !== null) return to === fact.to
      return coordinates && !hasSeen(coordinates.seenBy, speaker) ? 'groundless' : null
    },
  },
  subjects(fact) {
    if (fact.about === 'engine') return `engine ${fact.engine}`
    return fact.about === 'course' ? `course ${fact.space}` : null
  },
  excludes(a, b) {
    if (a.about === 'engine' && b.about === 'engine') return a.engine === b.engine && a.works !== b.works
    // Each space leads to another world.
    return a.about === 'course' && b.about === 'course' && (a.space === b.space) !== (a.to === b.to)
  },
  crowdedOut: () => [],
  aims: {
    earth: test => hasPart(test, part => part.is === 'destination' && part.at === 'earth'),
    mars: test => hasPart(test, part => part.is === 'destination' && part.at === 'mars'),
    exploration: test => asksFor(test, 'allExplored'),
    pod: test => asksFor(test, 'leftByPod'),
    items: test => asksFor(test, 'items'),
  },
  grimAims: [],
  tells({ table, me }, scene, bluffs) {
    const facts: Fact[] = table.engines.flatMap(({ tokens }, index): Fact[] => {
      const top = me.engines[index]?.[0] ?? null
      // A bot that wants others to sleep through it calls every engine sound.
      if (top === null || tokens[0]?.card !== null) return []
      return [{ about: 'engine', engine: index + 1, works: bluffs || top === 'working' }]
    })
    if (me.coordinates === null || table.coordinates?.card !== null) return facts
    // The same bot calls the present course the way home.
    const told = SPACES.filter(space => (bluffs ? space === table.destination : isHome(scene, space)))
    return [...facts, ...told.map((space): Fact => ({ about: 'course', space, to: 'earth' }))]
  },
  replies: {
    engine: (fact, { engine }) => fact.about === 'engine' && fact.engine === engine,
    course: fact => fact.about === 'course',
  },
  trace: ({ destination }) => ({ destination }),
  harms: [
    {
      isDone: (view, { destination: before }) =>
        view.table.destination !== before && isHome(view, before) && !isHome(view, view.table.destination),
      tiles: ['cockpit'],
    },
  ],
  fuses: ['generator'],
}
