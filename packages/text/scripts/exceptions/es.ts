/** What Spanish does otherwise, and why. */
import type { Exceptions } from '../checks.ts'

export const es: Exceptions = {
  also: {
    // Whoever plays says the short form.
    'Power Threshold': ['Apagón'],
    'Mars Surface card': ['carta de Superficie'],
    'Night Stalker': ['Acechador'],
  },
  without: {
    'ui.facilityStage.outage': 'an Apagón is of power by itself',
  },
  asInEnglish: {},
  drops: {},
}
