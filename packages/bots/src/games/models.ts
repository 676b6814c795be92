/** The models of all games. Only what looks ahead needs them, so nothing else imports this file. */
import type { GameId } from '@coldwake/rules/facts'
import type { Model } from '../value/model.ts'
import { lockdownModel } from './lockdown/model.generated.ts'
import { nemesisModel } from './nemesis/model.generated.ts'

const ALL = { nemesis: nemesisModel, lockdown: lockdownModel } satisfies Record<GameId, Model>
export const MODELS: Readonly<Record<string, Model>> = ALL
