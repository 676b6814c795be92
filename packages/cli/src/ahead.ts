/** What bots that look ahead are given here: the rules of this release. */
import { aheadBy } from '@coldwake/bots'
import * as rules from '@coldwake/rules'

export const AHEAD = aheadBy(rules)
