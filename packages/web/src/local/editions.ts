/** The rules that tables of this device are played by: those that came with the page, and older ones from its server. */

import { hash } from 'virtual:rules-edition'
import { type Edition, type Editions, RefusedError, type Rules } from '@coldwake/host'
import * as own from '@coldwake/rules'
import { rulesFile } from '../net/server/rulesFile.ts'

const current: Edition = { hash, rules: own }

export const editions: Editions = {
  current,
  async edition(asked) {
    if (asked === '' || asked === hash) return current
    try {
      const rules: Rules = await import(/* @vite-ignore */ rulesFile(asked))
      return { hash: asked, rules }
    } catch {
      // They may be there the next time: the page is offline, or its server is being changed.
      throw new RefusedError('rulesMissing', asked)
    }
  },
}
