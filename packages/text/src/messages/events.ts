/**
 * What happened, as one sentence each. `by` says whether the reader did it (you) or somebody else, `who` is that name;
 * `to` and `whom` are the same for a second person. Messages ending in Seen add what only the reader got to know.
 */
import type { Declared } from '@coldwake/rules'
import type { Message } from '../message.ts'

export const events = {
  // set-up and rounds
  playerNumbers: { en: 'Player Numbers: {numbers}.', es: 'Números de jugador: {numbers}.' },
  playerNumber: { en: '{number} {who}', es: '{number} {who}' },
  objectivesDealt: { en: 'The Objectives are dealt.', es: 'Se reparten los Objetivos.' },
  objectivesDealtSeen: { en: 'Your Objectives: {cards}.', es: 'Tus Objetivos: {cards}.' },
  draftDrawn: {
    en: '{by, select, you {You can} other {{who} can}} choose between {characters}.',
    es: '{by, select, you {Puedes} other {{who} puede}} elegir entre {characters}.',
  },
  drafted: {
    en: '{by, select, you {You play} other {{who} plays}} {character}.',
    es: '{by, select, you {Juegas} other {{who} juega}} con {character}.',
  },
  round: { en: 'Round {round}.', es: 'Ronda {round}.' },
  firstPlayer: {
    en: '{by, select, you {You take the First Player token.} other {{who} takes the First Player token.}}',
    es: '{by, select, you {Recibes la ficha de Jugador inicial.} other {{who} recibe la ficha de Jugador inicial.}}',
  },
  turn: {
    en: '{by, select, you {Your turn.} other {{who}’s turn.}}',
    es: '{by, select, you {Tu turno.} other {Turno de {who}.}}',
  },
  unlimited: {
    en: '{by, select, you {You can act as often as you} other {{who} can act as often as they}} can pay for this turn.',
    es: 'Este turno {by, select, you {puedes} other {{who} puede}} actuar todas las veces que {by, select, you {puedas} other {pueda}} pagar.',
  },
  drew: {
    en: '{by, select, you {You draw} other {{who} draws}} {count, plural, one {# card} other {# cards}}.',
    es: '{by, select, you {Robas} other {{who} roba}} {count, plural, one {# carta} other {# cartas}}.',
  },
  drewSeen: { en: 'You draw {cards}.', es: 'Robas {cards}.' },
  reshuffled: { en: '{deck} is reshuffled.', es: '{deck} se vuelve a barajar.' },
  tookBack: {
    en: '{by, select, you {You take} other {{who} takes}} it back.',
    es: '{by, select, you {Te echas} other {{who} se echa}} atrás.',
  },
  passed: {
    en: '{by, select, you {You pass.} other {{who} passes.}}',
    es: '{by, select, you {Pasas tu turno.} other {{who} pasa.}}',
  },
  discarded: {
    en: '{by, select, you {You discard} other {{who} discards}} {card}.',
    es: '{by, select, you {Descartas} other {{who} descarta}} {card}.',
  },
  phaseEnded: {
    en: '{by, select, you {You end} other {{who} ends}} the Player Phase: everybody passes.',
    es: '{by, select, you {Pones} other {{who} pone}} fin a la Fase de los jugadores: todos pasan.',
  },

  // actions
  paid: {
    en: '{by, select, you {You pay} other {{who} pays}} with {card}.',
    es: '{by, select, you {Pagas} other {{who} paga}} con {card}.',
  },
  nobodyReacted: { en: 'Nobody reacts.', es: 'Nadie reacciona.' },
  reactedToAction: {
    en: '{by, select, you {You react} other {{who} reacts}} with {card}.',
    es: '{by, select, you {Reaccionas} other {{who} reacciona}} con {card}.',
  },
  reactedToInterruption: {
    en: '{by, select, you {You answer} other {{who} answers}} the Interruption with {card}.',
    es: '{by, select, you {Respondes} other {{who} responde}} a la Interrupción con {card}.',
  },
  spared: {
    en: '{by, select, you {Your {card}} other {{who}’s {card}}} wards off the attack.',
    es: '{card} {by, select, you {te libra} other {libra a {who}}} del ataque.',
  },
  notSpared: { en: 'Nobody wards off the attack.', es: 'Nadie se libra del ataque.' },

  // moving and exploring
  escaping: {
    en: '{by, select, you {You try} other {{who} tries}} to escape to {to}.',
    es: '{by, select, you {Intentas} other {{who} intenta}} huir a {to}.',
  },
  moved: {
    en: '{by, select, you {You enter} other {{who} enters}} {to}.',
    es: '{by, select, you {Entras} other {{who} entra}} en {to}.',
  },
  explored: {
    en: '{by, select, you {You explore} other {{who} explores}} room {room}: {tile}.',
    es: '{by, select, you {Exploras} other {{who} explora}} el compartimento {room}: {tile}.',
  },
  token: { en: 'Exploration token: {effect}.', es: 'Ficha de Exploración: {effect}.' },
  tokenItems: {
    en: 'Exploration token: {effect}, {items, plural, one {# Item} other {# Items}}.',
    es: 'Ficha de Exploración: {effect}, {items, plural, one {# Objeto} other {# Objetos}}.',
  },
  noiseRolled: {
    en: '{by, select, you {You roll} other {{who} rolls}} for Noise: {face}.',
    es: '{by, select, you {Haces} other {{who} hace}} una tirada de Ruido: {face}.',
  },
  noise: { en: 'Noise in {corridor}.', es: 'Ruido en {corridor}.' },
  noiseGone: { en: 'The Noise in {corridor} fades.', es: 'Se apaga el Ruido en {corridor}.' },
  danger: { en: 'Danger in {room}!', es: '¡Peligro en {room}!' },

  // markers and doors
  slimed: {
    en: '{by, select, you {You get} other {{who} gets}} a Slime marker.',
    es: '{by, select, you {Recibes} other {{who} recibe}} 1 marcador de Mucosidad.',
  },
  cleaned: {
    en: '{by, select, you {You are} other {{who} is}} rid of the Slime.',
    es: '{by, select, you {Te quitas} other {{who} se quita}} la Mucosidad.',
  },
  fire: { en: 'Fire breaks out in {room}.', es: 'Se declara un Fuego en {room}.' },
  fireOut: { en: 'The Fire in {room} goes out.', es: 'Se apaga el Fuego en {room}.' },
  malfunction: { en: 'A Malfunction hits {room}.', es: 'Se produce un Fallo en {room}.' },
  repaired: { en: 'The Malfunction in {room} is repaired.', es: 'Se repara el Fallo en {room}.' },
  doorOpen: { en: 'The Door in {corridor} opens.', es: 'Se abre la Puerta en {corridor}.' },
  doorClosed: { en: 'A Door closes in {corridor}.', es: 'Se cierra una Puerta en {corridor}.' },
  doorDestroyed: { en: 'The Door in {corridor} is destroyed.', es: 'La Puerta en {corridor} queda destruida.' },
  vent: {
    en: 'Depressurisation begins: {room} has air only until the Player Phase ends.',
    es: 'Empieza la Despresurización: a {room} solo le queda aire hasta el final de la Fase de los jugadores.',
  },
  ventStopped: {
    en: 'The Depressurisation of {room} is called off.',
    es: 'Se detiene la Despresurización de {room}.',
  },
  vented: {
    en: 'The air leaves {room}. Nobody in there survives.',
    es: 'El aire escapa de {room}. Nadie que esté dentro sobrevive.',
  },

  // intruders
  encounter: {
    en: '{by, select, you {You have} other {{who} has}} an Encounter in {room}.',
    es: '{by, select, you {Tienes} other {{who} tiene}} un Encuentro en {room}.',
  },
  encounterNobody: { en: 'Something comes out of the dark in {room}.', es: 'Algo sale de la oscuridad en {room}.' },
  tokenDrawn: { en: 'Intruder token: {intruder}, {value}.', es: 'Ficha de Intruso: {intruder}, {value}.' },
  tokenDrawnBlank: { en: 'Intruder token: blank.', es: 'Ficha de Intruso: en blanco.' },
  appeared: { en: '{intruder} appears in {room}.', es: 'Aparece {intruder} en {room}.' },
  noMiniature: {
    en: '{intruder} should appear in {room}, but no miniature is left.',
    es: 'En {room} debería aparecer {intruder}, pero no quedan miniaturas.',
  },
  bagMore: { en: '{token} goes into the bag.', es: '{token} entra en la bolsa.' },
  bagLess: { en: '{token} leaves the bag.', es: '{token} sale de la bolsa.' },
  intruderMoved: {
    en: '{intruder} moves from {from} to {to}.',
    es: '{intruder} va de {from} a {to}.',
  },
  leftDucts: {
    en: '{intruder} vanishes from {room} into the Technical Corridors.',
    es: '{intruder} desaparece de {room} por los Pasillos de servicio.',
  },
  leftRecalled: {
    en: '{intruder} in {room} is taken off the board: its miniature is needed elsewhere.',
    es: '{intruder} de {room} sale del tablero: su miniatura hace falta en otra parte.',
  },
  leftHidden: {
    en: '{intruder} in {room} slips back into the dark.',
    es: '{intruder} de {room} vuelve a la oscuridad.',
  },
  leftInfested: {
    en: '{intruder} in {room} finds its host taken and perishes.',
    es: '{intruder} de {room} encuentra a su huésped ocupado y perece.',
  },
  transformed: { en: '{intruder} turns into {other}.', es: '{intruder} se convierte en {other}.' },
  surprise: {
    en: '{by, select, you {You have} other {{who} has}} {hand, plural, =0 {no cards} one {# card} other {# cards}} in hand against {value}: {intruder} makes a Surprise Attack.',
    es: '{by, select, you {Tienes} other {{who} tiene}} {hand, plural, =0 {0 cartas} one {# carta} other {# cartas}} en la mano contra {value}: {intruder} hace un Ataque por sorpresa.',
  },
  noSurprise: {
    en: '{by, select, you {You have} other {{who} has}} {hand, plural, one {# card} other {# cards}} in hand against {value}: no Surprise Attack.',
    es: '{by, select, you {Tienes} other {{who} tiene}} {hand, plural, one {# carta} other {# cartas}} en la mano contra {value}: no hay Ataque por sorpresa.',
  },
  attack: {
    en: '{intruder} attacks {by, select, you {you with} other {{who} with}} {card}.',
    es: '{intruder} {by, select, you {te ataca} other {ataca a {who}}}: {card}.',
  },
  attackMisses: {
    en: '{intruder} attacks {by, select, you {you with} other {{who} with}} {card}, but misses.',
    es: '{intruder} {by, select, you {te ataca} other {ataca a {who}}}: {card}, pero falla.',
  },
  attackBare: {
    en: '{by, select, you {{intruder} attacks you.} other {{intruder} attacks {who}.}}',
    es: '{by, select, you {{intruder} te ataca.} other {{intruder} ataca a {who}.}}',
  },
  infested: {
    en: '{intruder} infests {by, select, you {you and sits on your Character board} other {{who} and sits on their Character board}}.',
    es: '{intruder} {by, select, you {te infesta y queda en tu tablero de personaje} other {infesta a {who} y queda en su tablero de personaje}}.',
  },
  injured: {
    en: '{intruder} suffers {injuries, plural, one {# Injury} other {# Injuries}}: {total} in all.',
    es: '{intruder} sufre {injuries, plural, one {# Herida} other {# Heridas}}: {total} en total.',
  },
  toughness: {
    en: '{intruder}: endurance {blood} ({cards}).',
    es: '{intruder}: resistencia {blood} ({cards}).',
  },
  toughnessArrow: {
    en: '{intruder} gives way: a Retreat arrow ({cards}).',
    es: '{intruder} cede: flecha de Repliegue ({cards}).',
  },
  toughnessNone: {
    en: 'No Intruder Attack card is left: {intruder} lives.',
    es: 'No quedan cartas de Ataque de Intruso: {intruder} vive.',
  },
  intruderDied: { en: '{intruder} dies in {room}.', es: '{intruder} muere en {room}.' },
  healed: {
    en: '{intruder} recovers: {total, plural, =0 {no Injuries left} one {# Injury left} other {# Injuries left}}.',
    es: '{intruder} se recupera: {total, plural, =0 {no le queda ninguna Herida} one {le queda # Herida} other {le quedan # Heridas}}.',
  },
  retreats: {
    en: '{intruder} retreats through corridor {number} ({card}).',
    es: '{intruder} se repliega por el Pasillo {number} ({card}).',
  },
  eggs: {
    en: 'The Nest holds {eggs, plural, =0 {no Eggs} one {# Egg} other {# Eggs}} now.',
    es: 'En el Nido {eggs, plural, =0 {no queda ningún Huevo} one {hay ahora # Huevo} other {hay ahora # Huevos}}.',
  },
  eggsDestroyed: {
    en: '{destroyed, plural, one {# Egg is} other {# Eggs are}} destroyed in {room}.',
    es: '{destroyed, plural, one {Se destruye # Huevo} other {Se destruyen # Huevos}} en {room}.',
  },
  nestDestroyed: {
    en: 'No Egg is left in the Nest: it is destroyed.',
    es: 'No quedan Huevos en el Nido: está destruido.',
  },
  shot: {
    en: '{by, select, you {You shoot} other {{who} shoots}} at {target} with {card}. {face}: {injuries, plural, =0 {nothing happens} one {# Injury} other {# Injuries}}.',
    es: '{by, select, you {Disparas} other {{who} dispara}} contra {target} con {card}. {face}: {injuries, plural, =0 {sin efecto} one {# Herida} other {# Heridas}}.',
  },
  struck: {
    en: '{by, select, you {You strike} other {{who} strikes}} at {target}. {face}: {injuries, plural, =0 {a miss} one {# Injury} other {# Injuries}}.',
    es: '{by, select, you {Golpeas} other {{who} golpea}} a {target}. {face}: {injuries, plural, =0 {sin efecto} one {# Herida} other {# Heridas}}.',
  },
  eggsTarget: { en: 'the Eggs', es: 'los Huevos' },
  ammo: {
    en: '{by, select, you {Your {card}} other {{who}’s {card}}} holds {ammo} Ammo now.',
    es: '{card}{by, select, you {} other { de {who}}}: {ammo} de Munición.',
  },
  thrown: {
    en: '{by, select, you {You throw} other {{who} throws}} it into {room}.',
    es: '{by, select, you {Lanzas} other {{who} lanza}} el Objeto a {room}.',
  },

  // crew
  lightWound: {
    en: '{by, select, you {You suffer} other {{who} suffers}} 1 Light Wound.',
    es: '{by, select, you {Sufres} other {{who} sufre}} 1 Herida leve.',
  },
  seriousWound: {
    en: '{by, select, you {You suffer} other {{who} suffers}} 1 Serious Wound: {wound}.',
    es: '{by, select, you {Sufres} other {{who} sufre}} 1 Herida grave: {wound}.',
  },
  dressed: {
    en: '{by, select, you {Your Serious Wound} other {{who}’s Serious Wound}} is dressed: {wound}.',
    es: 'Se venda 1 Herida grave {by, select, you {tuya} other {de {who}}}: {wound}.',
  },
  woundHealed: {
    en: '{by, select, you {Your Serious Wound} other {{who}’s Serious Wound}} is healed: {wound}.',
    es: 'Se cura 1 Herida grave {by, select, you {tuya} other {de {who}}}: {wound}.',
  },
  lightHealed: {
    en: '{by, select, you {Your Light Wounds} other {{who}’s Light Wounds}} heal: {light, plural, =0 {none left} one {# left} other {# left}}.',
    es: 'Se curan {by, select, you {tus Heridas leves} other {Heridas leves de {who}}}: {light, plural, =0 {no queda ninguna} one {queda #} other {quedan #}}.',
  },
  contaminated: {
    en: '{by, select, you {You gain} other {{who} gains}} 1 Contamination card.',
    es: '{by, select, you {Recibes} other {{who} recibe}} 1 carta de Contaminación.',
  },
  scanned: {
    en: '{by, select, you {You scan} other {{who} scans}} {count, plural, one {# Contamination card} other {# Contamination cards}}; {removed, plural, =0 {none leaves} one {# leaves} other {# leave}} the game.',
    es: '{by, select, you {Escaneas} other {{who} escanea}} {count, plural, one {# carta de Contaminación} other {# cartas de Contaminación}}; {removed, plural, =0 {ninguna sale} one {# sale} other {# salen}} de la partida.',
  },
  scannedNone: {
    en: '{by, select, you {You have} other {{who} has}} no Contamination card to scan.',
    es: '{by, select, you {No tienes} other {{who} no tiene}} cartas de Contaminación que escanear.',
  },
  scannedSeen: {
    en: 'You scan {count, plural, one {# Contamination card} other {# Contamination cards}}: {words}. {removed, plural, =0 {None leaves} one {# leaves} other {# leave}} the game.',
    es: 'Escaneas {count, plural, one {# carta de Contaminación} other {# cartas de Contaminación}}: {words}. {removed, plural, =0 {Ninguna sale} one {# sale} other {# salen}} de la partida.',
  },
  larva: {
    en: '{by, select, you {You have} other {{who} has}} a Larva now.',
    es: 'Ahora {by, select, you {tienes} other {{who} tiene}} 1 Larva.',
  },
  larvaGone: {
    en: '{by, select, you {You are} other {{who} is}} rid of the Larva.',
    es: '{by, select, you {Te libras} other {{who} se libra}} de la Larva.',
  },
  died: {
    en: '{by, select, you {Your Character dies} other {{who}’s Character dies}} in {room}.',
    es: '{by, select, you {Tu personaje muere} other {El personaje de {who} muere}} en {room}.',
  },
  signal: {
    en: '{by, select, you {You send} other {{who} sends}} the Signal.',
    es: '{by, select, you {Envías} other {{who} envía}} la Señal.',
  },
  ownDeck: {
    en: '{by, select, you {You shuffle your cards} other {{who} shuffles their cards}} into a new deck.',
    es: '{by, select, you {Barajas tus cartas} other {{who} baraja sus cartas}} para formar un mazo nuevo.',
  },

  // items
  items: {
    en: '{items, plural, =0 {No Items are left} one {# Item is left} other {# Items are left}} in {room}.',
    es: '{items, plural, =0 {No quedan Objetos} one {Queda # Objeto} other {Quedan # Objetos}} en {room}.',
  },
  searched: {
    en: '{by, select, you {You search and draw} other {{who} searches and draws}} {items}.',
    es: '{by, select, you {Registras y robas} other {{who} registra y roba}} {items}.',
  },
  searchedSeen: { en: 'You search and find {cards}.', es: 'Registras y encuentras {cards}.' },
  kept: {
    en: '{by, select, you {You keep} other {{who} keeps}} {items}.',
    es: '{by, select, you {Te quedas} other {{who} se queda}} con {items}.',
  },
  keptSeen: { en: 'You keep {kept}.', es: 'Te quedas con {kept}.' },
  keptReturnedSeen: {
    en: 'You keep {kept} and put {returned} under the deck.',
    es: 'Te quedas con {kept} y dejas {returned} en el fondo del mazo.',
  },
  keptNothing: {
    en: '{by, select, you {You keep} other {{who} keeps}} nothing.',
    es: '{by, select, you {No te quedas} other {{who} no se queda}} con nada.',
  },
  keptNothingSeen: {
    en: 'You keep nothing and put {returned} under the deck.',
    es: 'No te quedas con nada y dejas {returned} en el fondo del mazo.',
  },
  held: {
    en: '{by, select, you {You take {card} in hand.} other {{who} takes {card} in hand.}}',
    es: '{by, select, you {Coges {card} y ocupas una mano.} other {{who} coge {card} y ocupa una mano.}}',
  },
  dropped: {
    en: '{by, select, you {You drop} other {{who} drops}} {card}.',
    es: '{by, select, you {Tiras} other {{who} tira}} {card}.',
  },
  lost: {
    en: '{by, select, you {You give up} other {{who} gives up}} {card}.',
    es: '{by, select, you {Gastas} other {{who} gasta}} {card}.',
  },
  crafted: {
    en: '{by, select, you {You craft} other {{who} crafts}} {card}.',
    es: '{by, select, you {Preparas} other {{who} prepara}} {card}.',
  },
  activated: {
    en: '{by, select, you {Your {card}} other {{who}’s {card}}} is active now.',
    es: 'Se activa {by, select, you {tu carta {card}} other {la carta {card} de {who}}}.',
  },
  attached: {
    en: '{by, select, you {You attach} other {{who} attaches}} {card} to {other}.',
    es: '{by, select, you {Acoplas} other {{who} acopla}} {card} a {other}.',
  },
  taped: {
    en: '{by, select, you {You tape} other {{who} tapes}} {card} and {other} together.',
    es: '{by, select, you {Unes} other {{who} une}} {card} y {other} con cinta.',
  },
  objectLies: {
    en: '{object} lies in {room}.',
    es: '{object} queda en {room}.',
  },
  objectTaken: {
    en: '{by, select, you {You carry} other {{who} carries}} {object} now.',
    es: 'Ahora {by, select, you {llevas} other {{who} lleva}} {object}.',
  },

  // trade
  tradeOpened: {
    en: '{by, select, you {You open} other {{who} opens}} a Trade.',
    es: '{by, select, you {Abres} other {{who} abre}} un intercambio.',
  },
  partner: {
    en: '{by, select, you {You turn} other {{who} turns}} {to, select, you {to you} other {to {whom}}}.',
    es: '{by, select, you {Te diriges} other {{who} se dirige}} a {to, select, you {ti} other {{whom}}}.',
  },
  offered: {
    en: '{by, select, you {You offer} other {{who} offers}} {to, select, you {you {thing}} other {{whom} {thing}}}.',
    es: '{by, select, you {Ofreces} other {{who} {to, select, you {te ofrece} other {ofrece}}}} {thing}{to, select, you {} other { a {whom}}}.',
  },
  withdrawn: {
    en: '{by, select, you {You take back} other {{who} takes back}} {thing}.',
    es: '{by, select, you {Retiras} other {{who} retira}} {thing}.',
  },
  shown: {
    en: '{by, select, you {You show} other {{who} shows}} {to, select, you {you {thing}} other {{whom} {thing}}}.',
    es: '{by, select, you {Enseñas} other {{who} {to, select, you {te enseña} other {enseña}}}} {thing}{to, select, you {} other { a {whom}}}.',
  },
  ready: {
    en: '{by, select, you {You agree} other {{who} agrees}} to the Trade {to, select, you {with you} other {with {whom}}}.',
    es: '{by, select, you {Aceptas} other {{who} acepta}} el trato {to, select, you {contigo} other {con {whom}}}.',
  },
  gave: {
    en: '{by, select, you {You give} other {{who} gives}} {to, select, you {you {things}} other {{whom} {things}}}.',
    es: '{by, select, you {Das} other {{who} {to, select, you {te da} other {da}}}} {things}{to, select, you {} other { a {whom}}}.',
  },
  tradedNothing: {
    en: '{by, select, you {You give} other {{who} gives}} {to, select, you {you nothing} other {{whom} nothing}}.',
    es: '{by, select, you {No das} other {{who} no {to, select, you {te da} other {da}}}} nada{to, select, you {} other { a {whom}}}.',
  },
  tradeEnded: { en: 'The Trade is over.', es: 'Se acaba el intercambio.' },

  // secrets
  peekedTile: {
    en: '{by, select, you {You look} other {{who} looks}} in secret at the tile of room {room}.',
    es: '{by, select, you {Miras} other {{who} mira}} en secreto la pieza del compartimento {room}.',
  },
  peekedTileSeen: {
    en: 'You look in secret at the tile of room {room}: {tile}.',
    es: 'Miras en secreto la pieza del compartimento {room}: {tile}.',
  },
  peekedTileAndToken: {
    en: '{by, select, you {You look} other {{who} looks}} in secret at the tile of room {room} and its Exploration token.',
    es: '{by, select, you {Miras} other {{who} mira}} en secreto la pieza del compartimento {room} y su ficha de Exploración.',
  },
  peekedTileAndTokenSeen: {
    en: 'You look in secret at the tile of room {room} and its Exploration token: {tile}; {token}.',
    es: 'Miras en secreto la pieza del compartimento {room} y su ficha de Exploración: {tile}; {token}.',
  },
  peekedCoordinates: {
    en: '{by, select, you {You look} other {{who} looks}} in secret at the Coordinates.',
    es: '{by, select, you {Miras} other {{who} mira}} en secreto las Coordenadas.',
  },
  peekedCoordinatesSeen: {
    en: 'You look in secret at the Coordinates: {coordinates}.',
    es: 'Miras en secreto las Coordenadas: {coordinates}.',
  },
  peekedEngine: {
    en: '{by, select, you {You look} other {{who} looks}} in secret at {engine}.',
    es: '{by, select, you {Miras} other {{who} mira}} en secreto {engine}.',
  },
  peekedEngineSeen: { en: 'You look in secret at {engine}: {states}.', es: 'Miras en secreto {engine}: {states}.' },
  engines: { en: 'the Engines', es: 'los Motores' },
  peekedEvent: {
    en: '{by, select, you {You look} other {{who} looks}} in secret at the top Event card.',
    es: '{by, select, you {Miras} other {{who} mira}} en secreto la primera carta de Evento.',
  },
  peekedEventSeen: {
    en: 'You look in secret at the top Event card: {card}.',
    es: 'Miras en secreto la primera carta de Evento: {card}.',
  },
  peekedObjective: {
    en: '{by, select, you {You look} other {{who} looks}} in secret at {to, select, you {your Objective} other {{whom}’s Objective}}.',
    es: '{by, select, you {Miras} other {{who} mira}} en secreto {to, select, you {tu Objetivo} other {el Objetivo de {whom}}}.',
  },
  peekedObjectiveSeen: {
    en: 'You look in secret at {whom}’s Objective: {card}.',
    es: 'Miras en secreto el Objetivo de {whom}: {card}.',
  },
  eventUnder: {
    en: '{by, select, you {You put} other {{who} puts}} the Event card under the deck.',
    es: '{by, select, you {Dejas} other {{who} deja}} la carta de Evento en el fondo del mazo.',
  },
  eventOnTop: {
    en: '{by, select, you {You leave} other {{who} leaves}} the Event card on top of the deck.',
    es: '{by, select, you {Dejas} other {{who} deja}} la carta de Evento encima del mazo.',
  },
  engineChanged: {
    en: '{by, select, you {You change} other {{who} changes}} the order of the tokens of {engine}.',
    es: '{by, select, you {Cambias} other {{who} cambia}} el orden de las fichas de {engine}.',
  },
  engineKept: {
    en: '{by, select, you {You leave} other {{who} leaves}} the tokens of {engine} in their order.',
    es: '{by, select, you {Dejas} other {{who} deja}} las fichas de {engine} en su orden.',
  },
  destination: {
    en: '{by, select, you {You set} other {{who} sets}} the Destination to {space}.',
    es: '{by, select, you {Fijas} other {{who} fija}} el Destino en {space}.',
  },
  weakness: {
    en: 'Analysing {object} reveals a Weakness: {card}.',
    es: 'Al analizar {object} se descubre una Debilidad: {card}.',
  },
  objectiveChosen: {
    en: '{by, select, you {You have} other {{who} has}} chosen an Objective.',
    es: '{by, select, you {Has} other {{who} ha}} elegido un Objetivo.',
  },
  objectiveChosenSeen: { en: 'Your Objective is {card}.', es: 'Tu Objetivo es {card}.' },

  // the ship
  time: { en: 'The Time marker moves to {time}.', es: 'El marcador de Tiempo avanza a {time}.' },
  chambersOpen: { en: 'The Hibernation Chambers open.', es: 'Se abren las Cápsulas de hibernación.' },
  selfDestruct: {
    en: 'Self-Destruct: the marker is at {space}.',
    es: 'Autodestrucción: el marcador está en {space}.',
  },
  selfDestructStopped: {
    en: 'The Self-Destruct sequence is stopped.',
    es: 'Se detiene la secuencia de Autodestrucción.',
  },
  podLocked: { en: 'Escape Pod {pod} is locked.', es: 'La Cápsula de escape {pod} queda bloqueada.' },
  podUnlocked: { en: 'Escape Pod {pod} is unlocked.', es: 'La Cápsula de escape {pod} queda desbloqueada.' },
  entersPod: {
    en: '{by, select, you {You enter} other {{who} enters}} Escape Pod {pod}.',
    es: '{by, select, you {Entras} other {{who} entra}} en la Cápsula de escape {pod}.',
  },
  leavesPod: {
    en: '{by, select, you {You leave} other {{who} leaves}} Escape Pod {pod}.',
    es: '{by, select, you {Sales} other {{who} sale}} de la Cápsula de escape {pod}.',
  },
  ejected: {
    en: 'Something is coming: {by, select, you {you have} other {{who} has}} to get out of Escape Pod {pod}.',
    es: 'Algo se acerca: {by, select, you {tienes} other {{who} tiene}} que salir de la Cápsula de escape {pod}.',
  },
  launched: {
    en: 'Escape Pod {pod} leaves the ship with {crew}.',
    es: 'La Cápsula de escape {pod} deja la nave con {crew} a bordo.',
  },
  launchedWithYou: {
    en: 'Escape Pod {pod} leaves the ship with you in it.',
    es: 'La Cápsula de escape {pod} deja la nave contigo dentro.',
  },
  launchedWithYouAnd: {
    en: 'Escape Pod {pod} leaves the ship with you and {crew}.',
    es: 'La Cápsula de escape {pod} deja la nave contigo y con {crew} a bordo.',
  },
  podGone: { en: 'Escape Pod {pod} is lost, empty.', es: 'La Cápsula de escape {pod} se pierde, vacía.' },
  hibernates: {
    en: '{by, select, you {You go} other {{who} goes}} into hibernation.',
    es: '{by, select, you {Te pones} other {{who} se pone}} en hibernación.',
  },
  attemptFailed: {
    en: 'Something has come to {room}: {by, select, you {your attempt} other {{who}’s attempt}} fails.',
    es: 'Algo ha llegado a {room}: {by, select, you {tu intento} other {el intento de {who}}} fracasa.',
  },
  event: { en: 'Event: {card}.', es: 'Evento: {card}.' },
  eventRemoved: { en: '{card} leaves the game.', es: '{card} se retira de la partida.' },
} as const satisfies Record<string, Message>

/** An action as announced, before anybody could react to it; and as cancelled. */
export const declared = {
  move: {
    en: '{by, select, you {You set out for} other {{who} sets out for}} {to}.',
    es: '{by, select, you {Te diriges} other {{who} se dirige}} a {to}.',
  },
  carefulMove: {
    en: '{by, select, you {You set out carefully for} other {{who} sets out carefully for}} {to}.',
    es: '{by, select, you {Te diriges} other {{who} se dirige}} con cautela a {to}.',
  },
  play: {
    en: '{by, select, you {You play} other {{who} plays}} {card}.',
    es: '{by, select, you {Juegas} other {{who} juega}} {card}.',
  },
  use: {
    en: '{by, select, you {You use} other {{who} uses}} {card}.',
    es: '{by, select, you {Usas} other {{who} usa}} {card}.',
  },
  activate: {
    en: '{by, select, you {You set about activating} other {{who} sets about activating}} {card}.',
    es: '{by, select, you {Te dispones} other {{who} se dispone}} a activar {card}.',
  },
  roomAction: {
    en: '{by, select, you {You use} other {{who} uses}} the action of {room}.',
    es: '{by, select, you {Usas} other {{who} usa}} la acción de {room}.',
  },
  shoot: {
    en: '{by, select, you {You take} other {{who} takes}} aim.',
    es: '{by, select, you {Apuntas} other {{who} apunta}} para disparar.',
  },
  melee: {
    en: '{by, select, you {You go} other {{who} goes}} in for a Melee Attack.',
    es: '{by, select, you {Te lanzas} other {{who} se lanza}} a atacar cuerpo a cuerpo.',
  },
  pickUp: {
    en: '{by, select, you {You reach} other {{who} reaches}} for an Object.',
    es: '{by, select, you {Te agachas} other {{who} se agacha}} a recoger un Objeto voluminoso.',
  },
  trade: {
    en: '{by, select, you {You want} other {{who} wants}} to trade.',
    es: '{by, select, you {Quieres} other {{who} quiere}} intercambiar.',
  },
  craft: {
    en: '{by, select, you {You set about} other {{who} sets about}} crafting an Item.',
    es: '{by, select, you {Te pones} other {{who} se pone}} a preparar un Objeto.',
  },
} as const satisfies Record<Declared['do'], Message>

const cancelledMove = {
  en: '{by, select, you {You do not get} other {{who} does not get}} to {to}: the move is cancelled.',
  es: '{by, select, you {No llegas} other {{who} no llega}} a {to}: se cancela el movimiento.',
} as const satisfies Message
const cancelledCard = {
  en: '{by, select, you {Your {card}} other {{who}’s {card}}} is cancelled.',
  es: 'Se cancela {by, select, you {tu carta {card}} other {la carta {card} de {who}}}.',
} as const satisfies Message

export const cancelled = {
  move: cancelledMove,
  carefulMove: cancelledMove,
  play: cancelledCard,
  use: cancelledCard,
  activate: {
    en: '{by, select, you {You do not get} other {{who} does not get}} to activate {card}.',
    es: '{by, select, you {No llegas} other {{who} no llega}} a activar {card}.',
  },
  roomAction: {
    en: '{by, select, you {You do not get} other {{who} does not get}} to use the action of {room}.',
    es: '{by, select, you {No llegas} other {{who} no llega}} a usar la acción de {room}.',
  },
  shoot: {
    en: '{by, select, you {You do not get} other {{who} does not get}} to shoot.',
    es: '{by, select, you {No llegas} other {{who} no llega}} a disparar.',
  },
  melee: {
    en: '{by, select, you {You do not get} other {{who} does not get}} to strike.',
    es: '{by, select, you {No llegas} other {{who} no llega}} a golpear.',
  },
  pickUp: {
    en: '{by, select, you {You do not get} other {{who} does not get}} to pick anything up.',
    es: '{by, select, you {No llegas} other {{who} no llega}} a recoger nada.',
  },
  trade: {
    en: '{by, select, you {You do not get} other {{who} does not get}} to trade.',
    es: '{by, select, you {No llegas} other {{who} no llega}} a intercambiar nada.',
  },
  craft: {
    en: '{by, select, you {You do not get} other {{who} does not get}} to craft anything.',
    es: '{by, select, you {No llegas} other {{who} no llega}} a preparar nada.',
  },
} as const satisfies Record<Declared['do'], Message>
