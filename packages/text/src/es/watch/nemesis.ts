/** The first watch on the ship: one short group of sentences beside each lit thing. */
import type { Translation } from '../../areas.ts'
import type { nemesisWatch as en } from '../../en/watch/nemesis.ts'

export const nemesisWatch: Translation<typeof en> = {
  title: 'Primera guardia: la nave',
  steps: {
    awake:
      'Eres la Exploradora y estás despierta en una nave donde todos deberían dormir. Vuelve con vida a una Cápsula de hibernación.',
    clock: 'Diez rondas para el salto. Las Cápsulas se abren en el 8. Quien siga sin dormir en el 0 muere.',
    cards: 'Cinco cartas. Cada una hace algo y, además, es dinero: descártala para pagar otra cosa.',
    pickRoom:
      'Un turno son dos acciones. Empieza por moverte: elige el compartimento resaltado, que nadie ha explorado.',
    payMove: 'Moverse cuesta una carta, la que sea. Ya hay una propuesta; toca otra si prefieres gastar esa.',
    explored: 'Aquí no había entrado nadie. Es el Control de Motores: hay dos Objetos que encontrar y tiene un Fallo.',
    noise: 'Has entrado en un compartimento vacío, así que has hecho Ruido. El dado decide qué Pasillo te ha oído.',
    marker:
      'Un marcador es solo un aviso. Si el dado repite este Pasillo, desde cualquiera de sus extremos, algo saldrá de él.',
    search:
      'Segunda acción: juega «Registrar». Los compartimentos amarillos guardan herramientas; los verdes, medicinas; los rojos, armas; los blancos, de todo.',
    keep: 'Quédate con uno; los dos reparan este compartimento. La línea verde dice que ayuda a un Objetivo secreto tuyo. Los demás solo ven su color.',
    captainSignals:
      'Los demás hacen dos acciones cada uno. Vega, el Capitán, va a la Sala de comunicaciones y envía la Señal. ¿Por qué? Es secreto.',
    mechanicRepairs:
      'Ito, el Mecánico, explora los Camarotes y saca un 1. Recuerda ese Pasillo con Ruido: da al Hibernatorio.',
    repair:
      'Otra vez tu turno. Las rayas indican un Fallo: la acción del compartimento no funciona. Usa lo que has encontrado; cuesta una carta.',
    repairPart: 'Las Herramientas sirven para reparar un compartimento o abrir una Puerta. Elige la reparación.',
    roomAction:
      'Cada compartimento sabe hacer una cosa, casi siempre por dos cartas. Este te deja ver los tres Motores.',
    engines:
      'El Motor 1 está dañado; el 2 y el 3 funcionan. La nave necesita dos para volar. Solo tú lo has visto, así que puedes mentir.',
    pass: 'Sin cartas no hay acciones. Pasa. En la próxima ronda robas hasta volver a tener cinco.',
    time: 'Todos han pasado, así que le toca a la nave. Primero, el reloj: nueve.',
    event:
      'Una carta de Evento por ronda. Esta pone Ruido en los Pasillos de servicio: ahora se oye en todos los Accesos verdes.',
    bag: 'Por último, una ficha de la bolsa de criaturas. Una Larva ha crecido: entra un Adulto. Esperar siempre lo empeora.',
    newRound: 'Nueva ronda: otra vez cinco cartas. Ahora empieza el Capitán.',
    company: 'El Capitán viene hasta ti y no tira el dado. Entrar donde ya hay alguien no hace Ruido.',
    pickHome: 'Las Cápsulas se abren al acabar esta ronda. Ve al Hibernatorio.',
    odds: 'Dos caras de diez dan en el Pasillo donde el Mecánico hizo Ruido. Las otras ocho son seguras. ¿Vas?',
    encounter: 'Un 1. Ese Pasillo ya tenía Ruido, así que se retira su marcador y sale una ficha de la bolsa.',
    objective:
      'Primer contacto. Ahora cada cual conserva un Objetivo y descarta el otro. Sobrevivir no basta: para ganar hay que cumplir el Objetivo.',
    surprise:
      'Su número es 3 y tienes 4 cartas: no hay Ataque por sorpresa. Con dos cartas en la mano, atacaría ahora mismo.',
    shoot:
      'Combate: dispara, golpea o huye. Disparar cuesta una carta y 1 de Munición; tres caras de seis hieren a un Adulto.',
    tough: '¡Dos impactos! Una carta dice cuánto aguanta esta vez: 4. Dos no bastan. Ahí sigue.',
    alone: 'El Capitán pasa con tres cartas en la mano. Nadie está obligado a ayudarte.',
    flee: 'Si te quedas, ataca al acabar la ronda. Si huyes, ataca una vez, ahora. Huye hacia el Capitán.',
    wounded:
      'Una Herida leve y una carta de Contaminación. Tres leves hacen una grave; con tres graves, cualquier otra Herida mata.',
    contamination:
      'La Contaminación se esconde en tu mazo y no sirve para pagar. Una carta de cada cuatro está infectada: puede meterte una Larva dentro.',
    keepCards:
      'Te quedan dos cartas. Pasa y consérvalas: las cartas en la mano son tu armadura, y solo robas hasta tener cinco.',
    discardNone: 'Al pasar puedes descartar cartas para robar otras nuevas. Esta vez, conserva las dos.',
    open: 'Ocho. Las Cápsulas están abiertas.',
    walksAway:
      'La carta de Evento mueve a los Adultos por el Pasillo 3. El tuyo sale del Hibernatorio al compartimento sin explorar de al lado.',
    takesPlace: 'Ahí está la Contaminación. Ocupa una de tus cinco cartas y no sirve para pagar.',
    rest: 'El Mecánico ya está junto a las Cápsulas. Juega «Descansar»: escanea tu Contaminación y retira la que esté limpia.',
    clean: 'Limpia. Si dijera INFECTADO, ahora llevarías una Larva dentro, y una segunda te mataría.',
    goHome: 'Ya hay alguien allí, así que entrar no hace Ruido. Ve al Hibernatorio.',
    motivation:
      'El Capitán te sigue y juega «Motivación»: todos en el compartimento roban una carta. Hay gente que sí ayuda.',
    mechanicSleeps: 'El Mecánico se mete en su Cápsula: dos cartas, una tirada de Ruido, no viene nada. Dormido.',
    hibernate:
      'Tres caras de diez traen algo: dos por el Pasillo con Ruido, una por el Adulto de al lado. Métete de todos modos.',
    jump: 'Todos duermen y la nave salta. Ahora cuatro preguntas deciden quién vive y quién gana: Motores, rumbo, infección y Objetivo.',
  },
  answers: {
    first: 'Buen instinto. Antes sigue leyendo; enseguida te toca.',
    notNow: 'También valdría. Hagamos primero lo que está resaltado.',
    careful: 'Más discreto y el doble de caro. Veamos primero qué hace el Ruido.',
    otherDoor: 'Por ahí también se puede. En el compartimento resaltado hay algo para nosotros.',
    spendFirst: 'Buena carta. Primero gasta una en moverte.',
    keepSearch: 'Guarda «Registrar»: te hará falta enseguida. Paga con otra carta.',
    lookHere: 'Puedes. Pero mira antes lo que hay por aquí.',
    repairFirst: 'Puedes. Repara antes este compartimento: esconde algo que necesitas saber.',
    doorLater: 'Las Puertas frenan a los Intrusos. Hoy va primero el compartimento.',
    lookFirst: 'Mira primero. De eso depende que alguien vuelva a casa.',
    carefulNextTime: 'Dos cartas y ningún dado. Buena idea para la próxima vez; hoy conviene que veas esto.',
    chambersBehind: 'Por ahí no: las Cápsulas están en el compartimento resaltado.',
    lonely: 'Ese pide que muera el Capitán. Está permitido, pero te quedarás a solas. Elígelo otra vez si va en serio.',
    bareHands: 'Fallar con las manos desnudas cuesta una Herida grave. Tienes un Rifle.',
    plainShot: 'Aún mejor, y gratis. Pero primero, el disparo normal.',
    shootFirst: 'Enseguida. Prueba antes el Rifle.',
    stillBites: 'Una posibilidad entre dos de herirlo, y te morderá igual al acabar la ronda.',
    keepFight: 'Guárdala: puede ayudarte en este mismo combate. Paga con otra carta.',
    priceFirst: 'Sí: con esa carta huyes sin que te ataque. Pero mira antes lo que cuesta huir.',
    toTheCaptain: 'Ese camino también está libre. Huye hacia el Capitán: en compañía no se hace Ruido.',
    fullHand: 'Podrías. Pero entonces te dormirías con menos cartas en la mano.',
    scanFirst: 'Te dormirías y quizá no despertarías nunca. Antes, escanea.',
    now: 'El Adulto está a un compartimento de aquí. Métete ya.',
  },
  know: {
    cards: 'Las cartas son dinero.',
    noise: 'El Ruido los atrae.',
    company: 'Entrar donde hay alguien no hace Ruido.',
    hand: 'Una mano llena te protege.',
    rooms: 'Un Fallo anula la acción del compartimento; algunos Objetos lo reparan.',
    fights: 'Luchar es incierto, y huir duele.',
    scan: 'Escanea antes de dormir.',
    winning: 'Sobrevivir no es ganar.',
  },
  toMeet:
    'El Fuego, la Mucosidad, las Puertas, los Huevos y el Nido, las Cápsulas de escape, la Autodestrucción y mentirse unos a otros.',
  won: 'Llegas a la Tierra y ganas. El Mecánico también. El Capitán vive, pero pierde: no se ha descubierto ninguna Debilidad.',
  livedAndLost: 'Despiertas. El Capitán también, pero tu Objetivo exigía una muerte. Has sobrevivido y has perdido.',
}
