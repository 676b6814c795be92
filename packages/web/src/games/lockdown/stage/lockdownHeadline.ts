/** What happens in the facility, in a few words over the board. */
import type { EventFace } from '@coldwake/rules/facts'
import { intruderName } from '@coldwake/text'
import type { Words } from '../../../app/words.ts'
import type { Headline } from '../../../play/stage/scenes/Ribbon.tsx'

export function lockdownHeadline(
  event: EventFace,
  said: string,
  { t, lang }: Pick<Words<'lockdown' | 'stage' | 'surface'>, 't' | 'lang'>,
): Headline | null {
  const words = t.facilityStage
  switch (event.e) {
    case 'threshold':
      return event.cut
        ? { icon: 'powerOff', title: words.outage, text: said, hot: true }
        : { icon: 'backup', title: words.backupHolds, text: said }
    case 'power': {
      const place = t.facility.place[event.place]
      return event.on
        ? { icon: 'power', title: words.powerOn({ place }), text: said }
        : { icon: 'powerOff', title: words.powerOff({ place }), text: said, hot: true }
    }
    case 'powerMoved':
      return { icon: 'power', title: words.powerMoved, text: said }
    case 'backup':
      return { icon: 'backup', title: event.active ? words.backupOn : words.backupOff, text: said, hot: !event.active }
    case 'noiseGone':
      return { icon: 'silence', title: words.noiseFades, text: '' }
    case 'elevator':
      return { icon: 'elevator', title: words.elevator, text: said }
    case 'gateOpen':
      return { icon: 'gate', title: words.gate, text: '' }
    case 'rover':
    case 'drove':
      return { icon: 'rover', title: words.rover, text: said }
    case 'surfaceCard':
      return { icon: 'mars', title: t.mars.cardTurned, text: said, hot: event.exposed.length > 0 }
    case 'bunker':
      return { icon: 'bunker', title: words.bunker, text: said }
    case 'isolationOpen':
      return { icon: 'isolation', title: words.isolation, text: '' }
    case 'lockedIn':
      return { icon: 'isolation', title: words.lockedIn, text: said }
    case 'alert':
      return { icon: 'alert', title: words.alert, text: said, hot: true }
    case 'selfDestructRed':
      return { icon: 'selfDestruct', title: words.red, text: said, hot: true }
    case 'entersCss':
      return { icon: 'cssPod', title: words.pod({ pod: event.pod }), text: said }
    case 'cssTurned':
    case 'cssLost':
    case 'peekedCss':
    case 'cssMoved':
      return { icon: 'cssPod', title: words.css, text: said }
    case 'cssLaunched': {
      const away = event.crew.length > 0
      return { icon: 'cssPod', title: away ? words.podsLeave : words.podStays, text: said, hot: !away }
    }
    case 'contingenciesDealt':
    case 'peekedContingency':
    case 'tookContingency':
    case 'contingencyOpened':
    case 'contingenciesBack':
      return { icon: 'contingency', title: words.contingency, text: said }
    case 'lockdownCard':
      return { icon: 'computer', title: words.lockdown, text: said, hot: true }
    case 'knowledge':
    case 'knowledgeActive':
      return { icon: 'knowledge', title: words.learned, text: said }
    case 'analysed':
      return { icon: 'laboratory', title: words.analysed, text: said }
    case 'advantage':
    case 'redirected':
    case 'attackRedrawn':
    case 'ignoresDark':
    case 'quiet':
      return { icon: 'interruption', title: t.reaction, text: said, hot: event.e === 'redirected' }
    case 'driven':
      return { icon: 'escape', title: intruderName(event.kind, lang), text: said }
    case 'poolLost':
      return { icon: 'fire', title: words.poolLost, text: said, hot: true }
    default:
      return null
  }
}
