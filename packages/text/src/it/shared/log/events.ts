/**
 * What happened, as one sentence each. `by` says whether the reader did it (you) or somebody else, `who` is that name;
 * `to` and `whom` are the same for a second person. Messages ending in Seen add what only the reader got to know.
 */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/log/events.ts'

export const events: Translation<typeof en.events> = {
  // set-up and rounds
  playerNumbers: 'Numeri dei giocatori: {numbers}. Li citano alcuni Obiettivi; i round seguono l’ordine dei posti.',
  playerNumber: '{by, select, you {{number} tu} other {{number} {who}}}',
  objectivesDealt: 'Si distribuiscono gli Obiettivi.',
  objectivesDealtSeen: 'I tuoi Obiettivi: {cards}.',
  objectivesOpen: 'Si distribuiscono gli Obiettivi, visibili a tutti: {objectives}.',
  objectiveOf: '{card} ({by, select, you {per te} other {per {who}}})',
  draftDrawn: '{by, select, you {Puoi} other {{who} può}} scegliere tra {characters}.',
  draftKept: '{by, select, you {Tieni} other {{who} tiene}} la carta con {characters}.',
  drafted: '{by, select, you {Giochi} other {{who} gioca}} con {character}.',
  round: 'Turno {round}.',
  firstPlayer:
    '{by, select, you {Prendi il gettone Primo Giocatore.} other {{who} prende il gettone Primo Giocatore.}}',
  turn: '{by, select, you {Il tuo round.} other {Round di {who}.}}',
  unlimited:
    'In questo round {by, select, you {puoi} other {{who} può}} effettuare tutte le Azioni che {by, select, you {riesci} other {riesce}} a pagare.',
  drew: '{by, select, you {Peschi} other {{who} pesca}} {count, plural, one {# carta} other {# carte}}.',
  drewSeen: 'Peschi {cards}.',
  reshuffled: '{deck} viene rimescolato.',
  tookBack: '{by, select, you {Torni} other {{who} torna}} indietro nella partita.',
  passed: '{by, select, you {Passi.} other {{who} passa.}}',
  discarded: '{by, select, you {Scarti} other {{who} scarta}} {card}.',
  phaseEnded: '{by, select, you {Metti} other {{who} mette}} fine alla Fase Giocatori: tutti passano.',

  // actions
  paid: '{by, select, you {Paghi} other {{who} paga}} con {card}.',
  nobodyReacted: 'Nessuno reagisce.',
  reactedToAction: '{by, select, you {Reagisci} other {{who} reagisce}} con {card}.',
  reactedToInterruption: '{by, select, you {Rispondi} other {{who} risponde}} all’Interruzione con {card}.',
  spared: '{card}: {by, select, you {ti sottrai} other {{who} si sottrae}} all’attacco.',
  notSpared: 'Nessuno si sottrae all’attacco.',

  // moving and exploring
  escaping: '{by, select, you {Tenti} other {{who} tenta}} di fuggire verso {to}.',
  moved: '{by, select, you {Entri} other {{who} entra}} in {to}.',
  explored: '{by, select, you {Esplori} other {{who} esplora}} la Stanza {room}: {tile}.',
  token: 'Gettone Esplorazione: {effect}.',
  tokenItems: 'Gettone Esplorazione: {effect}, {items, plural, one {# Strumento} other {# Strumenti}}.',
  noiseRolled: '{by, select, you {Effettui} other {{who} effettua}} un Tiro Rumore: {face}.',
  noise: 'Rumore in {corridor}.',
  noiseGone: 'Il Rumore in {corridor} svanisce.',
  danger: 'Pericolo in {room}!',

  // markers and doors
  slimed:
    '{by, select, you {Ricevi 1 segnalino Secrezione: d’ora in poi per te il Silenzio vale come Pericolo.} other {{who} riceve 1 segnalino Secrezione.}}',
  cleaned: '{by, select, you {Ti liberi} other {{who} si libera}} della Secrezione.',
  fire: 'Scoppia un Fuoco in {room}.',
  fireOut: 'Il Fuoco in {room} si spegne.',
  malfunction: 'Si verifica un Malfunzionamento in {room}.',
  repaired: 'Il Malfunzionamento in {room} è riparato.',
  doorOpen: 'Il Portellone in {corridor} si apre.',
  doorClosed: 'Un Portellone si chiude in {corridor}.',
  doorDestroyed: 'Il Portellone in {corridor} è distrutto.',
  vent: 'Inizia la Depressurizzazione: l’aria in {room} basta solo fino al termine della Fase Giocatori.',
  ventStopped: 'La Depressurizzazione in {room} è annullata.',
  vented: 'L’aria fuoriesce da {room}. Nessuno al suo interno sopravvive.',

  // intruders
  encounter: '{by, select, you {Hai} other {{who} ha}} un Incontro in {room}.',
  encounterNobody: 'Qualcosa emerge dal buio in {room}.',
  tokenDrawn: 'Gettone Intruso: {intruder} (valore di sorpresa {value}).',
  tokenDrawnBlank: 'Gettone Intruso: Vuoto.',
  appeared: 'In {room} compare {intruder}.',
  noMiniature: 'In {room} dovrebbe comparire {intruder}, ma non restano miniature.',
  bagMore: '{token} entra nel sacchetto.',
  bagBack: '{token} torna nel sacchetto.',
  bagLess: '{token} esce dal sacchetto.',
  intruderMoved: '{intruder} si muove da {from} a {to}.',
  leftDucts: '{intruder} sparisce da {room} nei Corridoi Tecnici.',
  leftRecalled: '{intruder} in {room} lascia il tabellone: la sua miniatura serve altrove.',
  leftHidden: '{intruder} in {room} torna nel buio.',
  leftInfested: '{intruder} in {room} trova il suo ospite già occupato e muore.',
  transformed: '{intruder} si trasforma in {other}.',
  surprise:
    '{by, select, you {Hai} other {{who} ha}} {hand, plural, =0 {0 carte} one {# carta} other {# carte}} in mano contro {value}: {intruder} sferra un Attacco a Sorpresa.',
  noSurprise:
    '{by, select, you {Hai} other {{who} ha}} {hand, plural, one {# carta} other {# carte}} in mano contro {value}: nessun Attacco a Sorpresa.',
  attack: '{intruder} {by, select, you {ti attacca} other {attacca {who}}}: {card}.',
  attackMisses: '{intruder} {by, select, you {ti attacca} other {attacca {who}}}: {card}, ma va a vuoto.',
  attackBare: '{by, select, you {{intruder} ti attacca.} other {{intruder} attacca {who}.}}',
  infested:
    '{intruder} {by, select, you {ti infesta e resta sulla tua plancia Personaggio} other {infesta {who} e resta sulla sua plancia Personaggio}}.',
  injured: '{intruder} subisce {injuries, plural, one {# Danno} other {# Danni}}: {total} in tutto.',
  toughness: '{intruder} muore? Pescando {cards}, {blood, plural, one {serve # Danno} other {servono # Danni}}.',
  toughnessArrow: '{intruder} si ritira: pescando {cards}, esce la freccia Ritirata.',
  toughnessNone: 'Non restano carte Attacco dell’Intruso: {intruder} sopravvive.',
  intruderDied: '{intruder} muore in {room}.',
  healed:
    '{intruder} guarisce: {total, plural, =0 {non resta alcun Danno} one {resta # Danno} other {restano # Danni}}.',
  retreats: '{intruder} si ritira attraverso il Corridoio {number} ({card}).',
  eggs: 'Nel Nido {eggs, plural, =0 {non resta alcun Uovo} one {c’è ora # Uovo} other {ci sono ora # Uova}}.',
  eggsDestroyed: 'In {room} {destroyed, plural, one {viene distrutto # Uovo} other {vengono distrutte # Uova}}.',
  nestDestroyed: 'Nel Nido non resta alcun Uovo: il Nido è distrutto.',
  shot: '{by, select, you {Spari} other {{who} spara}} a {target} ({card}). {injuries, plural, =0 {A vuoto} one {A segno: # Danno} other {A segno: # Danni}} (dado: {face}).',
  struck:
    '{by, select, you {Attacchi} other {{who} attacca}} in Mischia {target}. {injuries, plural, =0 {A vuoto} one {A segno: # Danno} other {A segno: # Danni}} (dado: {face}).',
  eggsTarget: 'le Uova',
  shotMore: '{more, plural, one {# di questi viene} other {# di questi vengono}} dall’arma o da una carta.',
  blowLimit: 'Un Attacco in Mischia non infligge mai più di 1 Danno.',
  ammo: '{card}{by, select, you {} other { di {who}}}: {ammo, plural, =0 {nessun segnalino Munizione} one {# segnalino Munizione} other {# segnalini Munizione}}.',
  thrown: '{by, select, you {Lanci} other {{who} lancia}} lo Strumento in {room}.',

  // crew
  lightWound:
    '{by, select, you {Subisci} other {{who} subisce}} 1 Ferita Leggera.{light, select, 3 { È la terza: tutte e tre diventano 1 Ferita Grave.} other {}}',
  seriousWound: '{by, select, you {Subisci} other {{who} subisce}} 1 Ferita Grave: {wound}.',
  dressed: '{by, select, you {La tua Ferita Grave} other {La Ferita Grave di {who}}} viene bendata: {wound}.',
  woundHealed: '{by, select, you {La tua Ferita Grave} other {La Ferita Grave di {who}}} guarisce: {wound}.',
  lightHealed:
    '{by, select, you {Le tue Ferite Leggere} other {Le Ferite Leggere di {who}}} guariscono: {light, plural, =0 {non ne resta nessuna} one {ne resta #} other {ne restano #}}.',
  contaminated: '{by, select, you {Ricevi} other {{who} riceve}} 1 carta Contaminazione.',
  scanned:
    '{by, select, you {Effettui} other {{who} effettua}} una Scansione della Contaminazione: {removed, plural, =0 {nessuna carta lascia} one {# carta lascia} other {# carte lasciano}} il gioco.',
  scannedNone: 'Non hai carte Contaminazione da scansionare.',
  scannedSeen:
    'Scansioni {count, plural, one {# carta Contaminazione} other {# carte Contaminazione}}: {words}. {removed, plural, =0 {Nessuna lascia} one {# lascia} other {# lasciano}} il gioco.',
  larva: 'Ora {by, select, you {hai} other {{who} ha}} 1 Larva.',
  larvaGone: '{by, select, you {Ti liberi} other {{who} si libera}} della Larva.',
  died: '{by, select, you {Il tuo Personaggio muore} other {Il Personaggio di {who} muore}} in {room}.',
  revived:
    '{by, select, you {Il tuo Personaggio torna} other {Il Personaggio di {who} torna}} in vita in {room}, con tutte le Ferite Gravi Bendate.',
  signal: '{by, select, you {Invii} other {{who} invia}} il Segnale.',
  ownDeck: '{by, select, you {Mescoli le tue carte} other {{who} mescola le sue carte}} in un nuovo mazzo.',

  // items
  items: 'In {room} {items, plural, =0 {non restano Strumenti} one {resta # Strumento} other {restano # Strumenti}}.',
  searched: '{by, select, you {Effettui una Ricerca e peschi} other {{who} effettua una Ricerca e pesca}} {items}.',
  searchedSeen: 'Effettui una Ricerca e trovi {cards}.',
  kept: '{by, select, you {Tieni} other {{who} tiene}} {items}.',
  keptSeen: 'Tieni {kept}.',
  keptReturnedSeen: 'Tieni {kept} e metti {returned} in fondo al mazzo.',
  keptNothing: '{by, select, you {Non tieni} other {{who} non tiene}} nulla.',
  keptNothingSeen: 'Non tieni nulla e metti {returned} in fondo al mazzo.',
  held: '{by, select, you {Prendi in mano {card}.} other {{who} prende in mano {card}.}}',
  dropped: '{by, select, you {Lasci} other {{who} lascia}} cadere {card}.',
  lost: '{by, select, you {Rinunci} other {{who} rinuncia}} a {card}.',
  crafted: '{by, select, you {Crei} other {{who} crea}} {card}.',
  activated: 'Si attiva {by, select, you {la tua carta {card}} other {la carta {card} di {who}}}.',
  attached: '{by, select, you {Aggiungi} other {{who} aggiunge}} {card} a {other}.',
  taped: '{by, select, you {Unisci} other {{who} unisce}} {card} e {other} con il nastro.',
  objectLies: '{object} si trova ora in {room}.',
  objectTaken: 'Ora {by, select, you {trasporti} other {{who} trasporta}} {object}.',

  // trade
  tradeOpened: '{by, select, you {Apri} other {{who} apre}} uno scambio.',
  partner: '{by, select, you {Ti rivolgi} other {{who} si rivolge}} a {to, select, you {te} other {{whom}}}.',
  offered:
    '{by, select, you {Offri} other {{who} {to, select, you {ti offre} other {offre}}}} {thing}{to, select, you {} other { a {whom}}}.',
  withdrawn: '{by, select, you {Riprendi} other {{who} riprende}} {thing}.',
  shown:
    '{by, select, you {Mostri} other {{who} {to, select, you {ti mostra} other {mostra}}}} {thing}{to, select, you {} other { a {whom}}}.',
  ready: '{by, select, you {Accetti} other {{who} accetta}} lo scambio con {to, select, you {te} other {{whom}}}.',
  gave: '{by, select, you {Dai} other {{who} {to, select, you {ti dà} other {dà}}}} {things}{to, select, you {} other { a {whom}}}.',
  tradedNothing:
    '{by, select, you {Non dai} other {{who} non {to, select, you {ti dà} other {dà}}}} nulla{to, select, you {} other { a {whom}}}.',
  tradeEnded: 'Lo scambio è finito.',

  // secrets
  peekedTile: '{by, select, you {Guardi} other {{who} guarda}} in segreto la tessera della Stanza {room}.',
  peekedTileSeen: 'Guardi in segreto la tessera della Stanza {room}: {tile}.',
  peekedTileAndToken:
    '{by, select, you {Guardi} other {{who} guarda}} in segreto la tessera della Stanza {room} e il suo gettone Esplorazione.',
  peekedTileAndTokenSeen:
    'Guardi in segreto la tessera della Stanza {room} e il suo gettone Esplorazione: {tile}; {token}.',
  peekedEvent: '{by, select, you {Guardi} other {{who} guarda}} in segreto la cima del mazzo Evento.',
  peekedEventsSeen: 'Guardi in segreto la cima del mazzo Evento: {cards}.',
  peekedEventSeen: 'Guardi in segreto la prima carta Evento: {card}.',
  peekedAttack: '{by, select, you {Guardi} other {{who} guarda}} in segreto la cima del mazzo Attacco.',
  peekedAttackSeen: 'Guardi in segreto la cima del mazzo Attacco: {cards}.',
  peekedObjective:
    '{by, select, you {Guardi} other {{who} guarda}} in segreto {to, select, you {il tuo Obiettivo} other {l’Obiettivo di {whom}}}.',
  peekedObjectiveSeen: 'Guardi in segreto l’Obiettivo di {whom}: {card}.',
  eventUnder: '{by, select, you {Metti} other {{who} mette}} la carta Evento in fondo al mazzo.',
  eventOnTop: '{by, select, you {Lasci} other {{who} lascia}} la carta Evento in cima al mazzo.',
  weakness: 'Analizzando {object} si rivela una Debolezza: {card}.',
  objectiveChosen: '{by, select, you {Hai} other {{who} ha}} scelto un Obiettivo.',
  objectiveChosenSeen: 'Il tuo Obiettivo è {card}.',

  // the ship
  time: 'Il segnalino Tempo avanza allo spazio {time}.',
  selfDestruct: 'Autodistruzione: il segnalino è sullo spazio {space}.',
  selfDestructStopped: 'La Sequenza di Autodistruzione viene fermata.',
  attemptFailed:
    'Qualcosa è arrivato in {room}: {by, select, you {il tuo tentativo} other {il tentativo di {who}}} fallisce.',
  event: 'Evento: {card}. {effect}',
  eventRemoved: 'La carta {card} viene rimossa dal gioco.',
}

/** An action as announced, before anybody could react to it; and as cancelled. */
export const declared: Translation<typeof en.declared> = {
  move: '{by, select, you {Ti dirigi} other {{who} si dirige}} verso {to}.',
  carefulMove: '{by, select, you {Ti dirigi} other {{who} si dirige}} con cautela verso {to}.',
  play: '{by, select, you {Giochi} other {{who} gioca}} {card}.',
  use: '{by, select, you {Usi} other {{who} usa}} {card}.',
  activate: '{by, select, you {Ti prepari} other {{who} si prepara}} ad attivare {card}.',
  roomAction: '{by, select, you {Usi} other {{who} usa}} l’Azione di {room}.',
  shoot: '{by, select, you {Prendi} other {{who} prende}} la mira.',
  melee: '{by, select, you {Ti lanci} other {{who} si lancia}} in un Attacco in Mischia.',
  pickUp: '{by, select, you {Ti chini} other {{who} si china}} a raccogliere un Oggetto.',
  trade: '{by, select, you {Vuoi} other {{who} vuole}} fare uno scambio.',
  craft: '{by, select, you {Ti metti} other {{who} si mette}} a creare uno Strumento.',
  playAs:
    '{by, select, you {Giochi} other {{who} gioca}} {card}: {as, select, move {un Intruso si muove} attack {un Intruso attacca} other {il suo effetto speciale}}.',
}

const cancelledMove = '{by, select, you {Non arrivi} other {{who} non arriva}} in {to}: il Movimento è annullato.'
const cancelledCard = '{by, select, you {La tua carta {card}} other {La carta {card} di {who}}} è annullata.'

export const cancelled: Translation<typeof en.cancelled> = {
  move: cancelledMove,
  carefulMove: cancelledMove,
  play: cancelledCard,
  use: cancelledCard,
  activate: '{by, select, you {Non riesci} other {{who} non riesce}} ad attivare {card}.',
  roomAction: '{by, select, you {Non riesci} other {{who} non riesce}} a usare l’Azione di {room}.',
  shoot: '{by, select, you {Non riesci} other {{who} non riesce}} a sparare.',
  melee: '{by, select, you {Non riesci} other {{who} non riesce}} a colpire.',
  pickUp: '{by, select, you {Non riesci} other {{who} non riesce}} a raccogliere nulla.',
  trade: '{by, select, you {Non riesci} other {{who} non riesce}} a scambiare nulla.',
  craft: '{by, select, you {Non riesci} other {{who} non riesce}} a creare nulla.',
  playAs: cancelledCard,
}
