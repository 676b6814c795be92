/** Whether something that was said is true, as far as I know it myself. Things that everybody can see count as seen. */
import { hasSeen, type Seat, type View } from '@coldwake/rules/facts'
import type { Fact } from '@coldwake/wire'
import { GAME_TOPICS } from '../games/index.ts'
import { deedDone } from './deeds.ts'
import type { Verdict, Verdicts } from './topics.ts'

const SHARED: Verdicts = {
  room({ table, me }, speaker, fact) {
    const open = table.rooms.find(({ room }) => room === fact.room)
    const tile = open?.tile ?? me.tiles.find(({ room }) => room === fact.room)?.tile ?? null
    if (tile !== null) return tile === fact.tile
    return open && !hasSeen(open.seenBy, speaker) ? 'groundless' : null
  },
  token({ me }, _, fact) {
    const seen = me.tokens.find(({ room }) => room === fact.room)
    return seen ? seen.token === fact.token : null
  },
  objective({ table, me }, _, fact) {
    if (fact.whom === me.seat) return me.objectives.includes(fact.objective)
    const seen = me.others.find(({ seat }) => seat === fact.whom)?.objectives ?? []
    return seen.includes(fact.objective) ? true : seen.length === table.crew[fact.whom]?.objectives ? false : null
  },
  item({ me }, _, fact) {
    const held = fact.whom === me.seat ? me.inventory : me.others.find(({ seat }) => seat === fact.whom)?.inventory
    return held?.includes(fact.item) ? fact.is : null
  },
  did({ table }, _, fact) {
    const done = deedDone(table, fact.whom, fact.deed)
    return done === null ? null : done === fact.is
  },
}

const verdicts: Verdicts = Object.assign({}, SHARED, ...GAME_TOPICS.map(topics => topics.verdicts))

export function verdict({ table, me }: View, speaker: Seat, fact: Fact): Verdict {
  if (!me) return null
  type Judge = (view: View & { me: typeof me }, speaker: Seat, fact: Fact) => Verdict
  const judge = verdicts[fact.about] as Judge | undefined
  return judge?.({ table, me }, speaker, fact) ?? null
}
