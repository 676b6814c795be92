/** Considerations of every game. Goals are listed in this order. */
import { considering } from '../consideration.ts'
import { doors } from './doors.ts'
import { fight } from './fight.ts'
import { fire } from './fire.ts'
import { hand } from './hand.ts'
import { healing } from './healing.ts'
import { infection } from './infection.ts'
import { moving } from './moving.ts'
import { promises } from './promises.ts'
import { repairs } from './repairs.ts'
import { rescue } from './rescue.ts'
import { slime } from './slime.ts'
import { things } from './things.ts'

export const shared = considering({
  promises,
  rescue,
  hand,
  healing,
  infection,
  slime,
  moving,
  fight,
  doors,
  repairs,
  fire,
  things,
})
