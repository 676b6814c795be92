import scenario from '../../../../../../scenarios/watch/watch-lockdown.json' with { type: 'json' }
import { lockdownWatch as script } from './script.ts'

export const watch = { script, scenario }
