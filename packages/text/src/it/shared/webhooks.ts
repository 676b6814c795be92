/** What is sent to people who are not at the table. */

import type { Translation } from '../../areas.ts'
import type { hooks as en } from '../../en/shared/webhooks.ts'

export const hooks: Translation<typeof en> = {
  yourTurn:
    '{name}, tocca a te: {game, select, nemesis {Nemesis} lockdown {Nemesis: Lockdown} other {Coldwake}}, tavolo {table}.',
}
