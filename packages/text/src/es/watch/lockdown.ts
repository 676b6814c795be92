/** The first watch in the facility. Every sentence has at most 25 words. */
import type { Translation } from '../../areas.ts'
import type { lockdownWatch as en } from '../../en/watch/lockdown.ts'

export const lockdownWatch: Translation<typeof en> = {
  title: 'Primera guardia: el complejo',
  steps: {
    awake:
      'Eres el Pirata informático, muy por debajo de Marte. La energía falla, algo caza en la oscuridad y tú quieres salir.',
    clock:
      'Diez rondas hasta que la Corporación lo purgue todo. Los contenedores salen solo en rondas marcadas. La tuya es la 8.',
    order:
      'Una orden secreta decide al final quién muere. Tienes una Amarilla: mata con Conocimiento 4 o menos. Hay dos.',
    walk: 'Cada carta hace algo y también paga. Un turno son dos acciones. Ve al ascensor: una carta cualquiera, menos Plan maestro.',
    noise:
      'Aquí no había nadie, así que has hecho ruido. El dado ha elegido el pasillo de las escaleras. Un marcador solo avisa.',
    call: 'El ascensor está en S-02. Tiene su propia energía. Llámalo: una carta y ningún ruido.',
    sentryTakes: 'La Centinela coge otra orden de la reserva y la lee a solas. Ahora la Centinela tiene dos.',
    ride: 'El Conserje se une a ti y no tira: entrar donde hay alguien es silencioso. Baja a S-02, donde hay luz.',
    along: 'El ascensor lleva a otros si están de acuerdo. Lleva a Brandt, el Conserje.',
    archive:
      'Luz: las computadoras funcionan, se acierta más y el ruido se apaga donde no hay nadie. Entra en la sala desconocida.',
    plan: 'El Archivo. Su acción cuesta dos cartas; Plan maestro la hace por sí solo. Da 2 de Conocimiento y enseña una orden.',
    planPart: 'Una carta con dos mitades: elige la acción de la sala.',
    token: '¿De quién quieres ver una orden? Mira la primera de Oduya, la Centinela.',
    grey: 'El Gris mata a quien sale en contenedor. Está en una mano, así que no es el activo: los contenedores son seguros.',
    pass: 'Sin cartas no hay acciones. Pasa. La próxima ronda robas hasta cinco.',
    launch10:
      'Todos han pasado. Se descubre la ficha del 10: NINGUNO. A quien estuviera en un contenedor lo echarían con una herida.',
    outage: 'El reloj pasa al 9 y cruza un apagón rojo: se apaga la ficha azul más alta. Era la luz de S-02.',
    event: 'Un evento por ronda, y en la oscuridad hace más: ahora hay ruido en todos los pasillos a tu alrededor.',
    janitorLooks:
      'El Conserje despierta la computadora muerta, mira la ficha del 8 y dice: «Salen todos». ¿Te lo crees?',
    neuralink: 'Sin energía las computadoras no funcionan, salvo para ti. Juega Neuroenlace.',
    learn:
      'La carta de la computadora ofrece tres cosas. Elige el Conocimiento: serán 4, y el Amarillo aún mata con 4.',
    intoTheDark:
      'El Laboratorio y el contenedor A están tras esta sala. Dos de sus cuatro pasillos tienen ruido, y está oscuro. Ve.',
    encounter: 'Un 4: en ese pasillo ya hay ruido. Se quitan los marcadores de aquí y sale una ficha de la bolsa.',
    objective:
      'Primer contacto. Ahora cada cual se queda un objetivo y descarta el otro. Sobrevivir no es ganar; esto sí.',
    surprise: 'Dos números: 2 con luz, 4 a oscuras. Tienes 3 cartas. Aquí son pocas, así que ataca al momento.',
    wounded:
      'Un corte, una carta de contaminación, y la oscuridad añade otro corte. Tres heridas leves hacen una grave.',
    lightsOn:
      'La Centinela usa el Generador de Energía y S-02 vuelve a tener luz. Quiera lo que quiera la Centinela, la luz es un arma.',
    shoot: 'Disparar cuesta una carta y una munición. Con luz tiras el dado mejor.',
    double: 'Un impacto, o dos si descartas una carta. Descarta una.',
    pickUp: 'Una carta dice lo duro que es esta vez: 2. Ha muerto. Recoge el cuerpo: una carta, una mano.',
    passAgain: 'No te quedan cartas, pero estás en la luz. A oscuras, las manos vacías buscan problemas. Pasa.',
    hatching:
      'Un huevo se abre en alguna parte. A oscuras, quien no tuviera cartas llevaría ya una larva. La luz te ha salvado.',
    lab: 'Ocho: esta ronda salen contenedores, y el Conserje ya está en el B. Antes lleva el cuerpo al Laboratorio.',
    analyze: 'Con Conocimiento 4, el Amarillo activo te mataría. Plan maestro ha vuelto a tu mano: analiza el cuerpo.',
    analyzePart: 'Elige otra vez la acción de la sala.',
    claim:
      'Conocimiento 7 y otra debilidad a la vista. La Centinela grita: «El Gris está activo, los contenedores matan. ¡Enciérrate!». Tú sabes que no.',
    toPod: 'Viste el Gris en manos de la propia Centinela. Sigue hasta el contenedor A.',
    enter: 'Entra: dos cartas, descartas el resto de la mano y pasas. En un contenedor cabe uno.',
    launch:
      'La Centinela se encierra en la Sala de cuarentena. Se descubre la ficha del 8: TODOS. El Conserje decía la verdad.',
    end: 'La orden era la Amarilla. Tú sabes 7 y el Conserje 5; la Centinela, a salvo tras el cerrojo, sabía 1.',
  },
  answers: {
    first: 'Buen instinto. Sigue leyendo; enseguida te toca.',
    notNow: 'Funcionaría. Hagamos antes lo iluminado.',
    careful: 'Más silencioso, y el doble de caro. Veamos antes qué hace el ruido.',
    otherDoor: 'Por ahí también se va. La sala iluminada es la que necesitamos.',
    keepPlan: 'Guarda Plan maestro; enseguida te ahorra una carta. Paga con otra.',
    stairs: 'Las escaleras también bajan: a oscuras y tirando en cada sitio vacío. Prueba el ascensor.',
    otherFloor: 'También va ahí. Hoy la luz está en S-02.',
    takeHim: 'Puedes ir por tu cuenta. Dos hacen menos ruido que uno: lleva al Conserje.',
    roomFirst: 'Mirar dos salas desconocidas también sirve. Ahora vale más el Archivo.',
    sentryFirst: 'Cada orden que ves ayuda. Esta contará: mira la primera de la Centinela.',
    knowledgeFirst: 'Útil, otro día. Hoy el Conocimiento te mantiene con vida.',
    bypassLater: 'Podrías encender la luz tú. Alguien está a punto de hacerlo; guarda la carta.',
    scoreToo:
      'Ese pide la muerte de la Centinela. Puede salir, pero no depende de ti. Elígelo otra vez si va en serio.',
    bareHands: 'Fallar con las manos es una herida grave. Tienes un arma.',
    stayAndShoot: 'Huir es otro ataque más. Con luz tienes ventaja: dispara.',
    discardIt: 'Un impacto puede no bastar, y muerde al acabar la ronda. Gasta la carta.',
    takeIt: 'No dejes aquí nada que enseñe. Recoge el cuerpo.',
    labFirst: 'Enseguida. Antes aprende: cuatro es uno de menos.',
    podNow: 'Los contenedores salen al acabar la ronda. Ahora.',
  },
  know: {
    light: 'La luz es un arma, y se apaga.',
    dark: 'A oscuras, guarda más cartas.',
    noise: 'Un segundo ruido los llama; en compañía no hay ruido.',
    elevator: 'El ascensor no hace ruido.',
    knowledge: 'Lo que aprendes te mantiene con vida: 3, 5 y 8 abren debilidades.',
    orders: 'Una orden que has visto no es la activa. Sobre las demás se miente.',
    pods: 'Los contenedores salen en rondas marcadas, y una ficha dice cuáles.',
    winning: 'Sobrevivir no es ganar.',
  },
  toMeet:
    'El Búnker y la Puerta principal, la energía de reserva, la alarma, la autodestrucción, el fuego, la mucosidad, preparar objetos y negociar con quien no te fías.',
  won: 'Has salido y ganas. También el Conserje, que quería que viviera justo un amigo. El objetivo de la Centinela era tu muerte.',
  livedAndLost: 'Has salido con vida, pero tu objetivo no se ha cumplido. Has vivido y has perdido.',
}
