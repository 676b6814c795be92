/** What is sent to people who are not at the table. */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/webhooks.ts'

export const hooks: Translation<typeof en.hooks> = {
  yourTurn:
    '{name}, Twoja kolej: {game, select, nemesis {Nemesis} lockdown {Nemesis: Lockdown} other {Coldwake}}, stół {table}.',
}
