/** What happens only in the facility, and how it ends there. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/games/lockdown/events.ts'

export const events: Translation<typeof en.events> = {
  events: {
    powerOn: '{place} ha Energia.',
    powerOff: '{place} resta senza Energia.',
    powerMoved: 'I gettoni Energia vengono ridisposti: {places}.',
    tokenLit: 'gettone {token} in {place} (con Energia)',
    tokenDark: 'gettone {token} in {place} (senza Energia)',
    timeActive: 'Il gettone Tempo è attivo: contano solo le Soglie Blu.',
    timeInactive: 'Il gettone Tempo è inattivo: contano tutte le Soglie di Energia.',
    redThreshold: 'Rossa',
    blueThreshold: 'Blu',
    thresholdCut: 'Viene superata una Soglia {colour}.',
    thresholdHeld: 'Viene superata una Soglia {colour}, senza conseguenze.',
    elevatorCalled: 'L’Ascensore arriva in {to}.',
    rides: '{by, select, you {Prendi} other {{who} prende}} l’Ascensore per {to}.',
    ridesWith: '{by, select, you {Prendi} other {{who} prende}} l’Ascensore per {to} con {along}.',
    gateOpen: 'Il Cancello si apre.',
    roverAway: 'Il Rover parte per il Bunker.',
    roverBack: 'Il Rover torna al Complesso.',
    bunkerByRover: '{by, select, you {Raggiungi} other {{who} raggiunge}} il Bunker con il Rover.',
    bunkerOnFoot: '{by, select, you {Raggiungi} other {{who} raggiunge}} il Bunker a piedi.',
    isolationOpen: 'La Stanza di Isolamento si apre.',
    lockedIn: '{by, select, you {Ti rinchiudi} other {{who} si rinchiude}} nella Stanza di Isolamento.',
    alert: 'La Procedura di Allerta è in corso: il suo gettone è sullo spazio {space}.',
    selfDestructRed: 'L’Autodistruzione non si può più fermare: il suo gettone è sullo spazio {space}.',
    entersCss: '{by, select, you {Entri} other {{who} entra}} nella Capsula SSC {pod}.',
    cssTurned: 'Il gettone SSC sullo spazio {space} viene rivelato: {card}.',
    cssLost: 'Il gettone SSC sullo spazio {space} va perduto. Era {card}.',
    cssAway: '{n, plural, one {La Capsula SSC con {crew} parte.} other {Le Capsule SSC con {crew} partono.}}',
    cssBack: '{n, plural, one {La Capsula SSC con {back} resta qui.} other {Le Capsule SSC con {back} restano qui.}}',
    cssEmpty: 'Nessuno attende in una Capsula SSC.',
    peekedCss: '{by, select, you {Guardi} other {{who} guarda}} in segreto il gettone SSC sullo spazio {space}.',
    peekedCssSeen: 'Guardi in segreto il gettone SSC sullo spazio {space}: {card}.',
    cssMoved: '{by, select, you {Sposti} other {{who} sposta}} il gettone SSC dallo spazio {from} allo spazio {to}.',
    contingenciesDealt:
      'Si distribuiscono i Protocolli di Emergenza; {pool, plural, =0 {nessuno è} one {# è} other {# sono}} nella Zona Neutrale.',
    contingenciesDealtSeen:
      'Hai {n, plural, one {il Protocollo di Emergenza} other {i Protocolli di Emergenza}} {tokens}.',
    peekedContingency:
      '{by, select, you {Guardi} other {{who} guarda}} in segreto {n, plural, one {# Protocollo di Emergenza} other {# Protocolli di Emergenza}} {to, select, you {in tuo possesso} other {di {whom}}}.',
    peekedContingencySeen: 'Guardi in segreto alcuni Protocolli di Emergenza di {whom}: {tokens}.',
    peekedPool:
      '{by, select, you {Guardi} other {{who} guarda}} in segreto un Protocollo di Emergenza della Zona Neutrale.',
    peekedPoolSeen: 'Guardi in segreto un Protocollo di Emergenza della Zona Neutrale: {tokens}.',
    tookContingency: '{by, select, you {Prendi} other {{who} prende}} un Protocollo di Emergenza dalla Zona Neutrale.',
    tookContingencySeen: 'Prendi un Protocollo di Emergenza dalla Zona Neutrale: {tokens}.',
    contingencyOpen: 'Un Protocollo di Emergenza della Zona Neutrale è visibile a tutti: {card}.',
    contingencyOpened:
      '{by, select, you {Riveli} other {{who} rivela}} a tutti un Protocollo di Emergenza della Zona Neutrale: {card}.',
    contingenciesBack:
      '{count, plural, one {# Protocollo di Emergenza} other {# Protocolli di Emergenza}} {by, select, you {in tuo possesso} other {di {who}}} {count, plural, one {torna} other {tornano}} nella Zona Neutrale.',
    computerCard: 'Ora il Computer mostra {card}.',
    lockdownCard: 'Lockdown colpisce {room}, e le carte Azione Computer vengono mescolate.',
    knowledge: 'Ora {by, select, you {la tua Conoscenza} other {la Conoscenza di {who}}} è {knowledge}.',
    knowledgeActive:
      'Ora {by, select, you {il tuo gettone Conoscenza} other {il gettone Conoscenza di {who}}} è attivo.',
    analysed: '{by, select, you {Analizzi} other {{who} analizza}} {object}.',
    weaknessFound: 'Si rivela una Debolezza: {card}.',
    advantage: '{by, select, you {Scarti} other {{who} scarta}} {card} per infliggere più Danni.',
    noAdvantage: '{by, select, you {Non scarti} other {{who} non scarta}} nulla per infliggere più Danni.',
    redirected:
      '{card}{by, select, you {} other { di {who}}} dirige l’attacco contro {to, select, you {di te} other {{whom}}}.',
    attackRedrawn: '{card}{by, select, you {} other { di {who}}} fa cambiare l’attacco: si pesca un’altra carta.',
    ignoresDark: '{by, select, you {Ignori} other {{who} ignora}} l’effetto Nell’Oscurità con {card}.',
    notIgnored: 'Nessuno ignora l’effetto Nell’Oscurità.',
    quiet: '{by, select, you {Resti} other {{who} resta}} in silenzio con {card}: niente Tiro Rumore.',
    poolLost:
      'La riserva perde segnalini in modo definitivo: restano in gioco {fire, plural, one {# segnalino} other {# segnalini}} Fuoco e {malfunction, plural, one {# segnalino} other {# segnalini}} Malfunzionamento.',
    putUnder: '{by, select, you {Metti} other {{who} mette}} {items} in fondo al suo mazzo.',
    putUnderSeen: 'Metti {card} in fondo al suo mazzo.',
    revealed: '{by, select, you {Peschi} other {{who} pesca}} a faccia in su: {cards}.',
    contaminationGone:
      '{by, select, you {Ti liberi} other {{who} si libera}} di 1 carta Contaminazione, senza Scansione.',
    tokenLeft: '{by, select, you {Lasci} other {{who} lascia}} stare il gettone Esplorazione in {room}.',
    arrangedEvents: '{by, select, you {Disponi} other {{who} dispone}} le prime 2 carte Evento.',
    arrangedAttacks: '{by, select, you {Disponi} other {{who} dispone}} le prime 2 carte Attacco.',
    driven: '{by, select, you {Scacci} other {{who} scaccia}} {intruder} in {to}.',
    drivenAway: '{by, select, you {Scacci} other {{who} scaccia}} {intruder}.',
    tokenDrawnDark: 'Gettone Intruso: {intruder} (valore di sorpresa {value} con Energia, {dark} nell’Oscurità).',
    inDarkness: 'Accade nell’Oscurità.',
  },
  declared: {
    computer: '{by, select, you {Ti siedi} other {{who} si siede}} al Computer.',
    callElevator: '{by, select, you {Chiami} other {{who} chiama}} l’Ascensore.',
    rideElevator: '{by, select, you {Vuoi} other {{who} vuole}} prendere l’Ascensore per {to}.',
    drive: '{by, select, you {Vuoi} other {{who} vuole}} guidare il Rover verso {to}.',
    escape: '{by, select, you {Parti} other {{who} parte}} per il Bunker.',
  },
  cancelled: {
    computer: '{by, select, you {Non riesci} other {{who} non riesce}} a usare il Computer.',
    callElevator: '{by, select, you {Non riesci} other {{who} non riesce}} a chiamare l’Ascensore.',
    rideElevator: '{by, select, you {Non riesci} other {{who} non riesce}} a prendere l’Ascensore per {to}.',
    drive: '{by, select, you {Non riesci} other {{who} non riesce}} a guidare verso {to}.',
    escape: '{by, select, you {Non riesci} other {{who} non riesce}} a raggiungere il Bunker.',
  },
}

export const ending: Translation<typeof en.ending> = {
  checks: {
    diedByPurge:
      '{by, select, you {Il tuo Personaggio} other {Il Personaggio di {who}}} resta nel Complesso e non sopravvive alla bonifica.',
    diedByContingency:
      '{by, select, you {Il tuo Personaggio} other {Il Personaggio di {who}}} cade vittima del Protocollo di Emergenza.',
    contingency: 'Il Protocollo di Emergenza Attivo: {card}.',
    contingencySpares: 'Non uccide nessuno.',
    contingencyKills: '{n, plural, one {Uccide {who}.} other {Uccide {who}.}}',
    contingencyKillsYou: '{n, plural, =0 {Uccide te.} one {Uccide te e {who}.} other {Uccide te e {who}.}}',
  },
  ends: {
    purge: 'Il tempo è scaduto: chi resta nel Complesso viene eliminato nella bonifica.',
    alert: 'La Squadra di Intervento della Procedura di Allerta arriva e bonifica il Complesso.',
  },
}
