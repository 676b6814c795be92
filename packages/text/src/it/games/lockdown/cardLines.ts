/** What the cards of the people of the facility do, in one line. */

import type { Translation } from '../../../areas.ts'
import type { facilityCardLines as en } from '../../../en/games/lockdown/cardLines.ts'

export const facilityCardLines: Translation<typeof en> = {
  desperateAttack: 'Infliggi 2 Danni; può contrattaccare.',
  obstinate: 'Una carta per ogni Ferita Grave, o bendane una.',
  vents: 'Vai nei Corridoi Tecnici. Qualcosa attacca.',
  distraction: 'Lascia il Combattimento senza attacchi. 1 Strumento.',
  weirdMetabolism: 'Togli la Secrezione, o cambia Contaminazione in 2 carte.',
  sensitiveHearing: 'Togli o colloca Rumore accanto a te.',
  feelOfTheDark: 'Ignora ciò che l’Oscurità aggiunge a un Evento.',
  inconspicuous: 'L’attacco va a qualcun altro qui.',
  recharge: '2 Munizioni dove c’è Energia.',
  neuralink: 'Azione Computer: basta l’Energia o un Computer.',
  bypass: 'Usa tutta la carta Computer, o inverti l’Energia.',
  itWorksForMe: 'Ripara la Stanza, poi usa il Computer.',
  masterPlan: 'Usa gratis una Stanza con Computer, o vedi 2 Stanze.',
  rushedAnalysis: 'Scansiona la Contaminazione; una pulita dà Conoscenza.',
  workspacePlan: 'Usa gratis una Stanza bianca o verde, o vedi 2 Stanze.',
  pheromones: 'Un Uovo o una Carcassa ferma un attacco contro di te.',
  fieldExperience: 'Ottieni 1 Conoscenza, o riordina ciò che arriva.',
  vivisection: 'Più sai, più profondo il taglio.',
  stun: 'Svuota una mano con poche carte, o scaccia un Intruso.',
  quarantine: 'Chiudi tutti i Portelloni di una Stanza.',
  facilityTour: 'Muoviti e porta con te qualcuno.',
  defensePlan: 'Usa gratis una Stanza bianca o rossa, o vedi 2 Stanze.',
  cleanUp: 'Togli un Malfunzionamento o un Fuoco.',
  maintenancePlan: 'Usa gratis una Stanza bianca o gialla, o vedi 2 Stanze.',
  juryRigging: 'In una Stanza gialla crea un dispositivo.',
  emergencyKey: 'Usa l’Ascensore senza Energia, o un Portellone.',
  itShouldWork: 'Usa una Stanza malfunzionante, o un Computer spento.',
  atTheWheel: 'Sposta il Rover, o usalo per andartene.',
  flightPlan: 'Sbircia un gettone SSC, o una Stanza inesplorata.',
}
