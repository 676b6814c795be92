/** Conditions: of cards, quests and objectives. `by` says whether they are the reader's own. */
import type * as en from '../en/conditions.ts'
import type { Translation } from '../words.ts'

export const conditions: Translation<typeof en.conditions> = {
  seriousWounds:
    '{by, select, you {ya tienes} other {{who} ya tiene}} {min, plural, one {# Herida grave} other {# Heridas graves}}',
  inRoom: '{by, select, you {estás} other {{who} está}} en {room}',
  signal: '{by, select, you {has} other {{who} ha}} enviado la Señal',
  signals: '{n, plural, one {un personaje ha enviado la Señal} other {# personajes distintos han enviado la Señal}}',
  allExplored: 'todos los compartimentos están explorados',
  destination: 'la nave llega a {destination}',
  soleSurvivor: '{by, select, you {tu personaje} other {el personaje de {who}}} es el único que sobrevive',
  playerDead: 'el personaje del Jugador {player} no sobrevive',
  othersSurvive: 'al menos {min, plural, one {sobrevive # personaje más} other {sobreviven # personajes más}}',
  nestDestroyed: 'el Nido está destruido',
  shipDestroyed: 'la nave queda destruida',
  killed: '{intruder} ha muerto',
  weakness: 'se ha descubierto una Debilidad analizando {object}',
  weaknesses:
    '{min, plural, one {se ha descubierto al menos # Debilidad} other {se han descubierto al menos # Debilidades}}',
  leftWith: '{by, select, you {te llevas} other {{who} se lleva}} {object} a la hibernación o a una Cápsula de escape',
  leftByPod: '{by, select, you {te vas} other {{who} se va}} en una Cápsula de escape',
  items: '{by, select, you {tienes} other {{who} tiene}} al menos {min, plural, one {# Objeto} other {# Objetos}}',
  objectIn: '{object} está en {room}',
  knowledge: '{by, select, you {tu Conocimiento} other {el Conocimiento de {who}}} es de {min} o más',
  knowledgeActive: '{by, select, you {tu ficha de Conocimiento} other {la ficha de Conocimiento de {who}}} está activa',
  senderLearned:
    '{by, select, you {tu propia ficha de Conocimiento está activa} other {{who} la ha enviado y tiene activa su ficha de Conocimiento}}',
  dark: '{by, select, you {estás} other {{who} está}} en la Oscuridad',
  powered: 'el compartimento tiene Energía',
  inCombat: '{by, select, you {estás} other {{who} está}} en Combate',
  noCards: '{by, select, you {no tienes} other {{who} no tiene}} cartas de acción en la mano',
  undressedSerious: '{by, select, you {tienes} other {{who} tiene}} una Herida grave sin vendar',
  host: 'un personaje del compartimento tiene una Larva',
  isHost: '{by, select, you {tienes} other {{who} tiene}} una Larva',
  atEntrance: '{by, select, you {estás} other {{who} está}} en un compartimento con Acceso a los Pasillos de servicio',
  carries: '{by, select, you {llevas} other {{who} lleva}} {object}',
  colour: 'el compartimento es {colour}',
  inNest: '{by, select, you {estás} other {{who} está}} en el Nido',
  leftByCss: '{by, select, you {escapas} other {{who} escapa}} en un contenedor SEC',
  lockedIn: '{by, select, you {te encierras} other {{who} se encierra}} en la Sala de cuarentena',
  inBunker: '{by, select, you {llegas} other {{who} llega}} al Búnker',
  survivorsDead: 'no sobrevive ningún Superviviente de la Nemesis',
  learnedDead: 'no sobrevive ningún otro personaje con un Conocimiento de {min} o más',
  sectionsExplored: 'todos los compartimentos de {sections} están explorados',
  intact: 'el complejo no queda destruido',
  selfDestructOn: 'o bien la ficha de Autodestrucción está en el marcador de Tiempo o bien el complejo queda destruido',
  exactlySurvive:
    '{others, plural, one {sobrevive exactamente # personaje más} other {sobreviven exactamente # personajes más}}',
  powerOn: 'al menos {min, plural, one {# ficha de Energía da} other {# fichas de Energía dan}} Energía',
  backupOn: 'la ficha de Tiempo está activa',
  notSignal: '{by, select, you {no has} other {{who} no ha}} enviado la Señal',
  knowledgeAtMost: '{by, select, you {tu Conocimiento} other {el Conocimiento de {who}}} es de {max} como mucho',
  notInCombat: '{by, select, you {no estás} other {{who} no está}} en Combate',
  notPowered: 'el compartimento no tiene Energía',
  notNoCards: '{by, select, you {tienes} other {{who} tiene}} cartas de acción en la mano',
  notInNest: '{by, select, you {no estás} other {{who} no está}} en el Nido',
}

/** Between alternatives, the first of which is announced. */
export const either = 'o bien {tests}'
export const or = '{one} o bien {other}'
export const not = 'no es cierto que {test}'

export const objectives: Translation<typeof en.objectives> = {
  survive: 'tu personaje sobrevive',
  win: 'Ganas si {tests}.',
  aSurvivor: 'un superviviente',
  surviveTogether: 'sobrevive al menos 1 personaje',
  winTogether: 'Ganáis juntos solo si {tests}.',
  survivesMars: 'Hibernar rumbo a Marte no te mata.',
}
