/** Considerations of the facility, besides those of every game. Goals are listed in this order. */
import { considering } from '../../../consideration.ts'
import { computer } from './computer.ts'
import { contingencies } from './contingencies.ts'
import { elevator } from './elevator.ts'
import { exploring } from './exploring.ts'
import { fighting } from './fighting.ts'
import { infection, wounds } from './health.ts'
import { knowledge } from './knowledge.ts'
import { light } from './light.ts'
import { objective } from './objective.ts'
import { shelter } from './shelter.ts'
import { things } from './things.ts'
import { repairs, selfDestruct } from './upkeep.ts'

export const considered = considering({
  objective,
  wounds,
  repairs,
  selfDestruct,
  exploring,
  light,
  shelter,
  knowledge,
  contingencies,
  computer,
  infection,
  elevator,
  fighting,
  things,
})
