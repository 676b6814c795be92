/** What the ship looks like in numbers. */
import { stepsTo } from '../../distances.ts'
import { at } from '../../indexed.ts'
import { asksFor } from '../../objectives.ts'
import { roomCalled, type Sight } from '../../sight.ts'
import { crewTraits, flag, type Traits } from '../../value/trait.ts'
import { hasFreePod, POD_ROOMS } from './considerations/pods.ts'
import { readingOf } from './reading.ts'

/** No way is counted longer than this. */
const LONGEST = 10

const stepsFrom = (sight: Sight, room: number): number =>
  room < 0 ? LONGEST : Math.min(LONGEST, at(stepsTo(sight, room), sight.here))

export function shipTraits(sight: Sight): Traits {
  const { ship, wish, life, hurt, rounds, test, aim, crew, weights } = readingOf(sight)
  const { table, my } = sight
  const chamber = roomCalled(sight, 'hibernatorium')
  const bed = stepsFrom(sight, chamber)
  const pods = Object.entries(POD_ROOMS)
  const free = pods.filter(([, section]) => hasFreePod(sight, section))
  const locked = pods.filter(([, section]) => hasFreePod(sight, section, true))
  const pod = Math.min(LONGEST, ...free.map(([tile]) => stepsFrom(sight, roomCalled(sight, tile))))
  const goal = Math.min(LONGEST, ...aim.errand.goals.map(({ room }) => stepsFrom(sight, room)))
  const open = table.time <= weights.shelter.open
  const away = Math.min(free.length > 0 ? pod : LONGEST, open && ship.home > 0 ? bed : LONGEST)
  return {
    hold: ship.hold,
    course: ship.course,
    home: ship.home,
    mars: flag(wish === 'mars'),
    looked: flag(sight.me.coordinates !== null),
    life,
    hurt: flag(hurt),
    rounds,
    hurry: 1 / Math.max(1, rounds),
    bed,
    bedFound: flag(chamber >= 0),
    bedTaken: chamber < 0 ? 0 : Math.min(1, at(sight.intruders, chamber).length),
    awake: flag(open),
    spare: Math.max(-4, Math.min(4, table.time - bed)),
    pod,
    podOpen: flag(free.length > 0),
    podLocked: flag(locked.length > 0),
    away,
    inPod: flag(my.pod !== null),
    aims: aim.errand.chance,
    aimHome: aim.errand.chance * ship.home,
    goalWay: goal,
    busy: flag(aim.errand.goals.length > 0),
    fireEnds: flag(table.rooms.filter(({ fire }) => fire).length >= sight.markers.fire - 1),
    asksDeath: flag(asksFor(test, 'playerDead')),
    asksEnd: flag(asksFor(test, 'shipDestroyed')),
    asksPod: flag(asksFor(test, 'leftByPod')),
    asksCourse: flag(asksFor(test, 'destination')),
    asksQueen: flag(asksFor(test, 'killed', 'nestDestroyed')),
    asksThing: flag(asksFor(test, 'carries', 'objectIn', 'leftWith')),
    sleeps: flag(my.fate === 'hibernating'),
    left: flag(my.fate === 'launched'),
    asleep: table.crew.filter(({ fate }) => fate === 'hibernating').length,
    gone: table.crew.filter(({ fate }) => fate === 'launched').length,
    ...crewTraits(crew, sight.seat),
  }
}
