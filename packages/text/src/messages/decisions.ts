/** Questions, the answers to choose from, and why something is not among them. */
import type { Ask, Purpose, Why } from '@coldwake/rules'
import type { Message } from '../message.ts'

export const asks = {
  turn: { en: 'Your turn: choose an action, or pass.', es: 'Tu turno: elige una acción o pasa.' },
  pay: {
    en: 'Choose {left, plural, one {# card} other {# cards}} to pay with.',
    es: 'Elige {left, plural, one {# carta} other {# cartas}} para pagar.',
  },
  payItem: { en: 'Choose the Item to give up for it.', es: 'Elige el Objeto que entregas a cambio.' },
  passDiscard: {
    en: 'You pass: discard the cards you do not want to keep.',
    es: 'Pasas: descarta las cartas que no quieras conservar.',
  },
  part: { en: 'Choose one of the effects.', es: 'Elige uno de los efectos.' },
  may: { en: 'Do you want to do this?', es: '¿Quieres hacerlo?' },
  markNoise: {
    en: 'Choose the corridor that gets the Noise marker.',
    es: 'Elige el Pasillo que recibe el marcador de Ruido.',
  },
  door: { en: 'Choose a Door.', es: 'Elige una Puerta.' },
  moveDoor: {
    en: 'No Door is left in the supply: choose one to take from the board.',
    es: 'No quedan Puertas en la reserva: elige una del tablero.',
  },
  doorsOf: {
    en: 'Choose the Doors to open or close.',
    es: 'Elige las Puertas que quieres abrir o cerrar.',
  },
  lookAtTile: {
    en: 'Choose the room tile to look at in secret.',
    es: 'Elige la pieza de compartimento que quieres mirar en secreto.',
  },
  searchDeck: { en: 'Choose the deck to draw from.', es: 'Elige el mazo del que robar.' },
  searchKeep: { en: 'Choose the Item to keep.', es: 'Elige el Objeto que te quedas.' },
  makeRoom: { en: 'Your hands are full: choose what to drop.', es: 'Tienes las manos llenas: elige qué tiras.' },
  window: { en: 'Do you react?', es: '¿Reaccionas?' },
  attackWindow: { en: 'Do you ward off the attack?', es: '¿Te libras del ataque?' },
  draft: { en: 'Choose your Character.', es: 'Elige tu personaje.' },
  objective: {
    en: 'The first Intruder is aboard. Choose the Objective you keep; the other one leaves the game.',
    es: 'El primer Intruso está a bordo. Elige el Objetivo que conservas; el otro se retira de la partida.',
  },
  target: { en: 'Choose the target.', es: 'Elige el blanco.' },
  weapon: { en: 'Choose the weapon to shoot with.', es: 'Elige el arma con la que disparas.' },
  reroll: { en: 'Do you roll the Combat die again?', es: '¿Repites la tirada de Combate?' },
  noiseReroll: {
    en: 'Do you discard a card to roll for Noise again?',
    es: '¿Descartas una carta para repetir la tirada de Ruido?',
  },
  spendAmmo: {
    en: 'Do you spend 1 more Ammo for 1 more Injury?',
    es: '¿Gastas 1 de Munición más para causar 1 Herida más?',
  },
  patient: { en: 'Choose who is treated.', es: 'Elige a quién tratas.' },
  dress: { en: 'Choose the Serious Wound to dress.', es: 'Elige la Herida grave que vendas.' },
  heal: { en: 'Choose the dressed Serious Wound to heal.', es: 'Elige la Herida grave vendada que curas.' },
  pickUp: { en: 'Choose the Object to pick up.', es: 'Elige el Objeto voluminoso que recoges.' },
  analyse: { en: 'Choose the Object to analyse.', es: 'Elige el Objeto voluminoso que analizas.' },
  craft: { en: 'Choose what to craft, and from what.', es: 'Elige qué preparas y con qué.' },
  whom: { en: 'Choose a Character.', es: 'Elige un personaje.' },
  where: { en: 'Choose where to go.', es: 'Elige adónde vas.' },
  room: { en: 'Choose a room.', es: 'Elige un compartimento.' },
  intruder: { en: 'Choose an Intruder.', es: 'Elige un Intruso.' },
  item: { en: 'Choose an Item.', es: 'Elige un Objeto.' },
  forcedDiscard: { en: 'Choose the card you have to discard.', es: 'Elige la carta que tienes que descartar.' },
  anyDiscard: {
    en: 'Discard as many cards as you like; you draw that many and more.',
    es: 'Descarta las cartas que quieras; robarás otras tantas y alguna más.',
  },
  scanOne: { en: 'Choose the Contamination card to scan.', es: 'Elige la carta de Contaminación que escaneas.' },
  event: {
    en: 'Leave the Event card on top, or put it under the deck?',
    es: '¿Dejas la carta de Evento encima del mazo o la pones en el fondo?',
  },
  engine: {
    en: 'Do you change the order of the Engine’s tokens?',
    es: '¿Cambias el orden de las fichas del Motor?',
  },
  whoseObjective: { en: 'Choose whose Objective you look at.', es: 'Elige de quién miras el Objetivo.' },
  destination: { en: 'Choose the Destination.', es: 'Elige el Destino.' },
  pod: { en: 'Choose an Escape Pod.', es: 'Elige una Cápsula de escape.' },
  podTurn: {
    en: 'You wait in the Escape Pod: launch it, leave it, or stay?',
    es: 'Esperas en la Cápsula de escape: ¿la lanzas, sales o te quedas?',
  },
  launch: { en: 'Do you launch the Escape Pod?', es: '¿Lanzas la Cápsula de escape?' },
  trade: { en: 'Trade: make an offer, or accept one.', es: 'Intercambio: haz una oferta o acepta una.' },
} as const satisfies Record<Ask, Message>

/** The same questions where it is known what the thing is for. */
export const asksFor: Readonly<Partial<Record<Ask, Readonly<Partial<Record<Purpose, Message>>>>>> = {
  may: {
    scan: { en: 'Do you scan your Contamination cards?', es: '¿Escaneas tus cartas de Contaminación?' },
    enter: { en: 'Do you enter the Escape Pod?', es: '¿Entras en la Cápsula de escape?' },
  },
  target: {
    throw: { en: 'Choose what is hit hardest.', es: 'Elige qué recibe el golpe más fuerte.' },
  },
  weapon: {
    load: { en: 'Choose the weapon to load.', es: 'Elige el arma que cargas.' },
    spend: { en: 'Choose the weapon whose Ammo you spend.', es: 'Elige el arma cuya Munición gastas.' },
    attach: { en: 'Choose the weapon to attach it to.', es: 'Elige el arma a la que lo acoplas.' },
  },
  whom: {
    order: { en: 'Choose who has to go.', es: 'Elige quién tiene que ir.' },
    escort: { en: 'Choose who goes.', es: 'Elige quién va.' },
    treat: { en: 'Choose who is treated.', es: 'Elige a quién tratas.' },
    empty: { en: 'Choose who discards their hand.', es: 'Elige quién descarta su mano.' },
  },
  room: {
    throw: { en: 'Choose the room to throw it into.', es: 'Elige el compartimento al que lo lanzas.' },
    decoy: {
      en: 'Choose the room that the Intruders are drawn into.',
      es: 'Elige el compartimento al que atraes a los Intrusos.',
    },
    vent: { en: 'Choose the room to depressurise.', es: 'Elige el compartimento que despresurizas.' },
    douse: {
      en: 'Choose the room to extinguish and clear of Intruders.',
      es: 'Elige el compartimento que apagas y del que ahuyentas a los Intrusos.',
    },
    doors: {
      en: 'Choose the room whose Doors you open or close.',
      es: 'Elige el compartimento cuyas Puertas abres o cierras.',
    },
    break: {
      en: 'Choose the room that gets the Malfunction marker.',
      es: 'Elige el compartimento que recibe el marcador de Fallo.',
    },
    intranet: { en: 'Choose the room whose action you use.', es: 'Elige el compartimento cuya acción usas.' },
    ducts: { en: 'Choose where you come out.', es: 'Elige por dónde sales.' },
    suit: { en: 'Choose the room to go to.', es: 'Elige el compartimento al que vas.' },
  },
  intruder: {
    retreat: { en: 'Choose the Intruder that retreats.', es: 'Elige el Intruso que se repliega.' },
    taser: {
      en: 'Choose the Intruder that is hit and retreats.',
      es: 'Elige el Intruso que recibe la descarga y se repliega.',
    },
  },
  item: {
    burn: { en: 'Choose the Item to discard.', es: 'Elige el Objeto que descartas.' },
  },
  pod: {
    enter: { en: 'Choose the Escape Pod to enter.', es: 'Elige la Cápsula de escape en la que entras.' },
    toggle: {
      en: 'Choose the Escape Pod to lock or unlock.',
      es: 'Elige la Cápsula de escape que bloqueas o desbloqueas.',
    },
  },
}

/** The same questions where somebody else is concerned. */
export const asksAbout = {
  where: { en: 'Choose where {whom} goes.', es: 'Elige adónde va {whom}.' },
  escort: { en: 'Do you go along with {whom}?', es: '¿Vas con {whom}?' },
  dress: {
    en: 'Choose the Serious Wound of {whom} to dress.',
    es: 'Elige la Herida grave de {whom} que vendas.',
  },
  heal: {
    en: 'Choose the dressed Serious Wound of {whom} to heal.',
    es: 'Elige la Herida grave vendada de {whom} que curas.',
  },
  part: { en: 'Choose what you do for {whom}.', es: 'Elige qué haces por {whom}.' },
  whoseObjective: {
    en: 'Choose which Objective of {whom} you look at.',
    es: 'Elige qué Objetivo de {whom} miras.',
  },
} as const satisfies Record<string, Message>

export const waiting = {
  you: { en: 'It is up to you.', es: 'Te toca a ti.' },
  others: { en: 'Waiting for {who}.', es: 'A la espera de {who}.' },
  interrupted: {
    en: '{by, select, you {You play Interruption.} other {{who} plays Interruption.}}',
    es: '{by, select, you {Juegas «Interrupción».} other {{who} juega «Interrupción».}}',
  },
  reactions: { en: 'Waiting for reactions.', es: 'A la espera de reacciones.' },
  answers: { en: 'Waiting for answers.', es: 'A la espera de respuestas.' },
} as const satisfies Record<string, Message>

export const options = {
  move: { en: 'Move to {to}', es: 'Muévete a {to}' },
  escape: { en: 'Escape to {to}', es: 'Huye a {to}' },
  carefulMove: { en: 'Move carefully to {to}', es: 'Muévete con cautela a {to}' },
  play: { en: 'Play {card}', es: 'Juega {card}' },
  use: { en: 'Use {card}', es: 'Usa {card}' },
  roomAction: { en: 'Use the action of {room}', es: 'Usa la acción de {room}' },
  shoot: { en: 'Shoot', es: 'Dispara' },
  melee: { en: 'Make a Melee Attack', es: 'Ataca cuerpo a cuerpo' },
  pickUp: { en: 'Pick up an Object', es: 'Recoge un Objeto voluminoso' },
  trade: { en: 'Trade', es: 'Intercambia' },
  craft: { en: 'Craft an Item', es: 'Prepara un Objeto' },
  activate: { en: 'Activate {card}', es: 'Activa {card}' },
  drop: { en: 'Drop {card}', es: 'Tira {card}' },
  pass: { en: 'Pass', es: 'Pasa' },

  launch: { en: 'Launch the Escape Pod', es: 'Lanza la Cápsula de escape' },
  leave: { en: 'Leave the Escape Pod', es: 'Sal de la Cápsula de escape' },
  stay: { en: 'Stay in the Escape Pod', es: 'Quédate en la Cápsula de escape' },

  pay: { en: 'Pay with {card}', es: 'Paga con {card}' },
  discard: { en: 'Discard {card}', es: 'Descarta {card}' },
  done: { en: 'Done', es: 'Listo' },
  keepRest: { en: 'Keep the rest', es: 'Conserva el resto' },

  accept: { en: 'Do it', es: 'Hazlo' },
  decline: { en: 'Do not do it', es: 'No lo hagas' },
  part: { en: 'Effect {part}', es: 'Efecto {part}' },
  goAlong: { en: 'Go along with {whom}', es: 'Ve con {whom}' },
  stayBehind: { en: 'Send {whom} alone', es: 'Envía solo a {whom}' },
  rollAgain: { en: 'Roll again', es: 'Repite la tirada' },
  keepRoll: { en: 'Keep the roll', es: 'Quédate con la tirada' },
  payToReroll: { en: 'Discard {card} and roll again', es: 'Descarta {card} y repite la tirada' },
  spendMore: { en: 'Spend 1 more Ammo', es: 'Gasta 1 de Munición más' },
  spendNoMore: { en: 'Spend no more', es: 'No gastes más' },
  eventUnder: { en: 'Put it under the deck', es: 'Ponla en el fondo del mazo' },
  eventOnTop: { en: 'Leave it on top', es: 'Déjala encima' },
  changeOrder: { en: 'Change the order', es: 'Cambia el orden' },
  keepOrder: { en: 'Keep the order', es: 'Deja el orden como está' },
  wait: { en: 'Wait in the Escape Pod', es: 'Espera en la Cápsula de escape' },
  doNotReact: { en: 'Do not react', es: 'No reacciones' },
  keepNothing: { en: 'Keep nothing', es: 'No te quedes con nada' },
  discardNothing: { en: 'Discard nothing', es: 'No descartes nada' },
  leaveIt: { en: 'Leave it', es: 'Déjalo' },

  mark: { en: 'Noise in {corridor}', es: 'Ruido en {corridor}' },
  openDoor: { en: 'Open the Door in {corridor}', es: 'Abre la Puerta en {corridor}' },
  closeDoor: { en: 'Close the Door in {corridor}', es: 'Cierra la Puerta en {corridor}' },
  mendDoor: { en: 'Mend and close the Door in {corridor}', es: 'Repara y cierra la Puerta en {corridor}' },
  destroyDoor: { en: 'Destroy the Door in {corridor}', es: 'Destruye la Puerta en {corridor}' },
  takeDoor: { en: 'Take the Door from {corridor}', es: 'Quita la Puerta de {corridor}' },
  doorsDone: { en: 'Leave the other Doors', es: 'Deja las demás Puertas' },
  look: { en: 'Room {room}', es: 'Compartimento {room}' },
  yourself: { en: 'Yourself', es: 'Tú' },
  eggs: { en: 'The Eggs', es: 'Los Huevos' },
  load: { en: 'Load {card}', es: 'Carga {card}' },
  spend: { en: 'Spend Ammo of {card}', es: 'Gasta Munición de {card}' },
  attach: { en: 'Attach it to {card}', es: 'Acopla el Objeto a {card}' },
  shootWith: { en: 'Shoot with {card}', es: 'Dispara con {card}' },
  scan: { en: 'Scan {card}', es: 'Escanea {card}' },
  pickUpThis: { en: 'Pick up {object}', es: 'Recoge {object}' },
  analyseThis: { en: 'Analyse {object}', es: 'Analiza {object}' },
  dress: { en: 'Dress the wound: {wound}', es: 'Venda la herida: {wound}' },
  heal: { en: 'Heal the wound: {wound}', es: 'Cura la herida: {wound}' },
  pod: { en: 'Escape Pod {pod}', es: 'Cápsula de escape {pod}' },
  enterPod: { en: 'Enter Escape Pod {pod}', es: 'Entra en la Cápsula de escape {pod}' },
  lockPod: { en: 'Lock Escape Pod {pod}', es: 'Bloquea la Cápsula de escape {pod}' },
  unlockPod: { en: 'Unlock Escape Pod {pod}', es: 'Desbloquea la Cápsula de escape {pod}' },
  space: { en: 'Space {space}', es: 'Casilla {space}' },
  search: { en: 'Draw from {deck}', es: 'Roba de {deck}' },
  keep: { en: 'Keep {card}', es: 'Quédate con {card}' },
  make: { en: 'Make {card} from {one} and {other}', es: 'Prepara {card} con {one} y {other}' },
  corporate: { en: 'The Corporate Objective', es: 'El Objetivo corporativo' },
  personal: { en: 'The Personal Objective', es: 'El Objetivo personal' },
  character: { en: 'Play {character}', es: 'Juega con {character}' },

  partner: { en: 'Trade with {whom}', es: 'Intercambia con {whom}' },
  put: { en: 'Offer {card}', es: 'Ofrece {card}' },
  takeBack: { en: 'Take back {card}', es: 'Retira {card}' },
  show: { en: 'Show {card}', es: 'Enseña {card}' },
  ready: { en: 'Agree to the exchange', es: 'Acepta el trato' },
  end: { en: 'End the Trade', es: 'Acaba el intercambio' },
  tradeDone: { en: 'Trade nothing more', es: 'No intercambies nada más' },

  react: { en: 'React with {card}', es: 'Reacciona con {card}' },
  wardOff: { en: 'Ward it off with {card}', es: 'Líbrate con {card}' },
  suffer: { en: 'Let it happen', es: 'Deja que ocurra' },
} as const satisfies Record<string, Message>

export const whys = {
  noCardsToPay: {
    en: 'You do not have enough Action cards to pay for this.',
    es: 'No tienes suficientes cartas de acción para pagarlo.',
  },
  doorClosed: { en: 'A closed Door is in the way.', es: 'Una Puerta cerrada te corta el paso.' },
  corridorsNoisy: {
    en: 'Every corridor of that room already has a Noise marker.',
    es: 'Todos los Pasillos de ese compartimento tienen ya un marcador de Ruido.',
  },
  noItemsLeft: { en: 'No Items are left in this room.', es: 'No quedan Objetos en este compartimento.' },
  notSearchable: { en: 'This room cannot be searched.', es: 'Este compartimento no se puede registrar.' },
  reactionOnly: { en: 'This card is played only as a reaction.', es: 'Esta carta solo se juega como reacción.' },
  noDoorHere: {
    en: 'No corridor of this room has a Door to open or close.',
    es: 'Ningún Pasillo de este compartimento tiene una Puerta que abrir o cerrar.',
  },
  noClosedDoorHere: {
    en: 'No corridor of this room has a closed Door.',
    es: 'Ningún Pasillo de este compartimento tiene una Puerta cerrada.',
  },
  allExplored: { en: 'Every room is already explored.', es: 'Todos los compartimentos están ya explorados.' },
  deckEmpty: { en: 'No cards are left to draw.', es: 'No quedan cartas que robar.' },
  inCombat: { en: 'Not while you are in Combat.', es: 'No mientras estés en Combate.' },
  notInCombat: { en: 'Only while you are in Combat.', es: 'Solo mientras estés en Combate.' },
  broken: { en: 'A Malfunction blocks this room.', es: 'Un Fallo inutiliza este compartimento.' },
  noRoomAction: { en: 'This room has no action to use.', es: 'Este compartimento no tiene ninguna acción que usar.' },
  noComputer: {
    en: 'You need a room with a working Computer.',
    es: 'Hace falta un compartimento con una Computadora que funcione.',
  },
  noAmmo: { en: 'No weapon for this has any Ammo.', es: 'Ningún arma que sirva para esto tiene Munición.' },
  noWeapon: { en: 'You have no weapon for this.', es: 'No tienes ningún arma para esto.' },
  noTarget: { en: 'There is nothing to aim at.', es: 'No hay ningún blanco.' },
  nothingToFix: { en: 'There is nothing to repair or put out here.', es: 'Aquí no hay nada que reparar ni apagar.' },
  nothingToTreat: { en: 'There is nothing to treat.', es: 'No hay nada que tratar.' },
  nobodyElse: { en: 'Nobody else is here.', es: 'No hay nadie más aquí.' },
  nowhereToGo: { en: 'There is no way to go.', es: 'No hay por dónde ir.' },
  noEntrance: {
    en: 'This room has no Technical Corridors Entrance.',
    es: 'Este compartimento no tiene Acceso a los Pasillos de servicio.',
  },
  nothingHere: { en: 'There is nothing here for this.', es: 'Aquí no hay nada para esto.' },
  handsFull: { en: 'Your hands are full.', es: 'Tienes las manos llenas.' },
  cannotCraft: {
    en: 'You do not have the components for anything that is left to craft.',
    es: 'No tienes los componentes de nada que se pueda preparar.',
  },
  nothingToDiscard: { en: 'You have nothing to give up for this.', es: 'No tienes nada que entregar a cambio.' },
  wrongPlace: { en: 'This is not the place for it.', es: 'Este no es el lugar.' },
  chambersClosed: {
    en: 'The Hibernation Chambers are not open yet.',
    es: 'Las Cápsulas de hibernación aún no están abiertas.',
  },
  somebodyHibernates: {
    en: 'Not while somebody is hibernating.',
    es: 'No mientras haya alguien hibernando.',
  },
  tooLateToStop: {
    en: 'The Self-Destruct sequence can no longer be stopped.',
    es: 'La secuencia de Autodestrucción ya no se puede detener.',
  },
  noPod: { en: 'There is no Escape Pod for this.', es: 'No hay ninguna Cápsula de escape para esto.' },
  noEggs: { en: 'No Eggs are left in the Nest.', es: 'No quedan Huevos en el Nido.' },
  ventRunning: { en: 'A room is already being depressurised.', es: 'Ya se está despresurizando un compartimento.' },
  noSignal: { en: 'Nobody else has sent the Signal.', es: 'Nadie más ha enviado la Señal.' },
} as const satisfies Record<Why, Message>
