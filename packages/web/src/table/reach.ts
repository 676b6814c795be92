/** Can an objective still be reached? As far as one seat may know: its own view is all that is looked at. */
import { type CrewView, coordinatesInfo, type MyView, type TableView, type Test } from '@coldwake/rules'

/** Done for good; fulfilled if everything stayed as it is; still to do; impossible now. */
export type Reach = 'sure' | 'now' | 'open' | 'lost'

interface Knowledge {
  table: TableView
  me: MyView
}

const WORST_FIRST: readonly Reach[] = ['lost', 'open', 'now', 'sure']
const worst = (reaches: readonly Reach[]): Reach => WORST_FIRST.find(one => reaches.includes(one)) ?? 'sure'
const best = (reaches: readonly Reach[]): Reach => WORST_FIRST.findLast(one => reaches.includes(one)) ?? 'lost'

const hasLeft = ({ fate }: CrewView): boolean => fate === 'hibernating' || fate === 'launched'
const done = (yes: boolean): Reach => (yes ? 'sure' : 'open')

/** Whoever has left survives only if the ship and the last check let them. */
export function survival(mine: CrewView): Reach {
  if (mine.fate === 'dead') return 'lost'
  return hasLeft(mine) ? 'now' : 'open'
}

const SPACES = ['A', 'B', 'C', 'D']

/** The coordinates lie face down until somebody looks. */
function course({ table, me }: Knowledge, at: string): Reach {
  const card = table.coordinates.card ?? me.coordinates
  const to = card ? coordinatesInfo(table.game, card)?.to : null
  if (!to) return 'open'
  if (to[SPACES.indexOf(table.destination)] === at) return 'now'
  return to.some(one => one === at) ? 'open' : 'lost'
}

export function reachOf(test: Test, known: Knowledge): Reach {
  const { table, me } = known
  const mine = table.crew[me.seat]
  const others = table.crew.filter(({ seat }) => seat !== me.seat)
  const found = table.weaknesses.filter(({ card }) => card !== null)
  /** What one must have when one leaves. */
  const taken = (has: boolean): Reach => {
    if (mine.fate === 'aboard') return has ? 'now' : 'open'
    return has && hasLeft(mine) ? 'sure' : 'lost'
  }
  switch (test.is) {
    case 'all':
      return worst(test.of.map(part => reachOf(part, known)))
    case 'any':
      return best(test.of.map(part => reachOf(part, known)))
    case 'signal':
      return mine.signal ? 'sure' : mine.fate === 'aboard' ? 'open' : 'lost'
    case 'allExplored':
      return done(table.rooms.every(({ explored }) => explored))
    case 'destination':
      return course(known, test.at)
    case 'soleSurvivor':
      return done(others.every(({ fate }) => fate === 'dead'))
    case 'playerDead':
      if (mine.number === test.player) return 'lost'
      return done(others.some(({ number, fate }) => number === test.player && fate === 'dead'))
    case 'othersSurvive':
      if (others.filter(({ fate }) => fate !== 'dead').length < test.min) return 'lost'
      return others.filter(hasLeft).length >= test.min ? 'now' : 'open'
    case 'nestDestroyed':
      return done(table.nestDestroyed)
    case 'shipDestroyed':
      return done(table.ending?.destroyed ?? false)
    case 'killed':
      return done(table.killed[test.kind] > 0)
    case 'weakness':
      return done(found.some(({ object }) => object === test.object))
    case 'weaknesses':
      return done(found.length >= test.min)
    case 'leftWith':
      return taken(mine.objects.includes(test.object))
    case 'leftByPod':
      if (mine.fate === 'launched') return 'sure'
      if (mine.fate !== 'aboard') return 'lost'
      return table.pods.some(({ state }) => state === 'docked') ? 'open' : 'lost'
    case 'items':
      return taken(me.inventory.length + mine.hands.length >= test.min)
    case 'objectIn': {
      const room = table.rooms.find(({ tile }) => tile === test.tile)
      return room?.objects.includes(test.object) ? 'now' : 'open'
    }
    case 'seriousWounds':
      return mine.wounds.length + mine.dressed.length >= test.min ? 'now' : 'open'
    case 'inRoom':
      return table.rooms.find(({ room }) => room === mine.room)?.tile === test.tile ? 'now' : 'open'
  }
}
