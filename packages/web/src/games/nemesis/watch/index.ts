import scenario from '../../../../../../scenarios/watch/watch-nemesis.json' with { type: 'json' }
import { nemesisWatch as script } from './script.ts'

export const watch = { script, scenario }
