/** The bots that sit at tables. */
import { type Bot, bots, random } from '@coldwake/bots'

/** The kind that plays for a person who is away. */
export const STAND_IN = 'random'

/** Tables name only kinds that there were; one that has gone since is played by the simplest. */
export const botOf = (kind: string): Bot<number> => (Object.hasOwn(bots, kind) ? bots[kind] : undefined) ?? random
