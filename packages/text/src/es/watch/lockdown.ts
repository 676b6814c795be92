/** The first watch in the facility. Every sentence has at most 25 words. */
import type { Translation } from '../../areas.ts'
import type { lockdownWatch as en } from '../../en/watch/lockdown.ts'

export const lockdownWatch: Translation<typeof en> = {
  title: 'Primera guardia: el complejo',
  steps: {
    awake:
      'Eres el Pirata informático, en lo más hondo de Marte. La Energía falla, algo caza en la Oscuridad y tú quieres salir.',
    clock:
      'En diez rondas la Corporación mata a quien siga aquí: es la purga. Los contenedores de carga (SEC) salen en rondas marcadas: la 10 y la 8.',
    order:
      'Una orden secreta, la Contingencia, decide al final quién muere. Tu ficha, el Código Amarillo, mata a quien sabe poco: Conocimiento 4 o menos.',
    twoYellow:
      'El código que alguien tiene no es el secreto. Pero del Amarillo hay dos fichas: la otra todavía puede matarte.',
    walk: 'Cada carta hace algo y también sirve para pagar. Un turno son dos acciones. Ve al Ascensor: una carta cualquiera, menos «Plan maestro».',
    noise:
      'Aquí no había nadie, así que has hecho Ruido. El dado ha elegido el Pasillo de las escaleras. Un marcador es solo un aviso.',
    call: 'El Ascensor está una sección más abajo, en S-02. Tiene su propia Energía. Llámalo: una carta y ningún Ruido.',
    sentryTakes:
      'Contigo juegan dos más: Oduya, la Centinela, y Brandt, el Conserje. Oduya coge una Contingencia sobrante y la mira a solas.',
    ride: 'El Conserje se une a ti y no tira: entrar donde ya hay alguien no hace Ruido. Baja a S-02, donde hay luz.',
    along: 'El Ascensor lleva también a otros, si están de acuerdo. Llévate a Brandt, el Conserje.',
    archive:
      'Con luz funcionan las Computadoras, se dispara mejor y el Ruido se apaga donde no hay nadie. Entra en el compartimento sin explorar.',
    plan: 'Es el Archivo. Su acción cuesta dos cartas; «Plan maestro» la hace por sí solo. Ganas 2 de Conocimiento y ves una Contingencia.',
    planPart: 'Una carta con dos mitades: elige la acción del compartimento.',
    token: '¿De quién quieres ver una Contingencia? Mira la primera de Oduya, la Centinela.',
    grey: 'El Código Gris mata a quien sale en contenedor. El único lo tiene la Centinela, así que no está activo: los contenedores están a salvo de él.',
    pass: 'Sin cartas no hay acciones. Pasa. La próxima ronda robas hasta volver a tener cinco.',
    launch10:
      'Todos han pasado. La ficha del 10 dice qué contenedores salen: NINGUNO. Quien estuviera ahora en uno saldría de él malherido.',
    outage:
      'El reloj pasa al 9 y cruza un Apagón rojo: se apaga la ficha de Energía azul más alta. Era la luz de S-02.',
    event: 'Un Evento por ronda, y en la Oscuridad hace más: ahora hay Ruido en todos los Pasillos a tu alrededor.',
    janitorLooks:
      'El Conserje despierta la Computadora muerta, mira la ficha de contenedores del 8 y dice: «Salen todos». ¿Te lo crees?',
    neuralink:
      'Sin Energía, una Computadora necesita un truco. El Conserje tenía uno, y tú también: juega «Neuroenlace».',
    learn: 'La carta de Computadora ofrece tres cosas. Elige el Conocimiento: serán 4, y el Amarillo aún mata con 4.',
    intoTheDark:
      'Por el Quirófano se va al Laboratorio y al contenedor A. Está a oscuras, y hay Ruido en dos de sus cuatro Pasillos. Ve.',
    encounter:
      'Un 4: en ese Pasillo ya hay Ruido. Se retiran los marcadores de alrededor y sale una ficha de la bolsa.',
    objective:
      'Primer contacto. Ahora cada cual conserva un Objetivo y descarta el otro. Sobrevivir no basta: para ganar hay que cumplir el Objetivo.',
    surprise: 'Dos números: 2 con luz y 4 a oscuras. Tienes 3 cartas. Aquí son pocas, así que ataca de inmediato.',
    wounded:
      'Dos Heridas leves: una por sus garras y otra por la Oscuridad. Y una carta de Contaminación: no sirve de nada y puede traer una Larva.',
    lightsOn:
      'La Centinela usa el Generador de Energía y S-02 vuelve a tener luz. Quiera lo que quiera, la luz te ayuda a luchar.',
    shoot: 'Disparar cuesta una carta y 1 de Munición. Con luz tiras el dado mejor.',
    double: 'Un impacto, o dos si descartas una carta. Descarta una.',
    pickUp: 'Una carta dice cuánto aguanta esta vez: 2. Ha muerto. Recoge el Cuerpo: una carta y una mano.',
    passAgain: 'No te quedan cartas, pero tienes luz. A oscuras, una mano vacía es buscarse problemas. Pasa.',
    hatching:
      'Un Huevo eclosiona en alguna parte. A oscuras, quien no tuviera cartas llevaría ya una Larva dentro. La luz te ha salvado.',
    lab: 'Ocho: esta ronda pueden salir contenedores, y el Conserje ya está en el B. Antes, lleva el Cuerpo al Laboratorio.',
    analyze:
      'Con Conocimiento 4 mueres si el Amarillo está activo. «Plan maestro» vuelve a estar en tu mano: analiza el Cuerpo.',
    analyzePart: 'Elige otra vez la acción del compartimento.',
    claim:
      'Conocimiento 7, y se descubre una Debilidad de las criaturas. La Centinela grita: «El Gris está activo, los contenedores matan. ¡Enciérrate!». Tú sabes que no.',
    toPod: 'El Gris lo tiene la propia Centinela: lo has visto. Sigue hasta el contenedor A.',
    enter: 'Entra: cuesta dos cartas, descartas el resto de la mano y pasas. En un contenedor solo cabe uno.',
    launch:
      'La Centinela se encierra en la Sala de cuarentena. Después se revela la ficha del 8: TODOS. El Conserje decía la verdad.',
    end: 'Se acabó. Tres preguntas deciden quién vive y quién gana: la Contingencia secreta, la infección y el Objetivo. Recuerda: tienes Conocimiento 7.',
  },
  answers: {
    first: 'Buen instinto. Antes sigue leyendo; enseguida te toca.',
    notNow: 'También valdría. Hagamos primero lo que está resaltado.',
    careful: 'Más discreto, pero el doble de caro. Veamos primero qué hace el Ruido.',
    otherDoor: 'Por ahí también se puede. Pero tenemos que ir al compartimento resaltado.',
    keepPlan: 'Guarda «Plan maestro»: enseguida te ahorrará una carta. Paga con otra.',
    stairs:
      'Las escaleras también bajan, pero están a oscuras y se tira en cada compartimento vacío. Prueba el Ascensor.',
    otherFloor: 'También va allí. Pero hoy la luz está en S-02.',
    takeHim: 'Puedes ir sin nadie, pero en compañía haces menos Ruido. Lleva al Conserje.',
    roomFirst: 'Mirar dos compartimentos sin explorar también sirve. Pero ahora vale más el Archivo.',
    sentryFirst: 'Cada Contingencia que ves ayuda. Esta será importante: mira la primera de la Centinela.',
    knowledgeFirst: 'Es útil, pero otro día. Hoy es el Conocimiento lo que te mantiene con vida.',
    bypassLater: 'Podrías encender tú la luz, pero alguien está a punto de hacerlo. Guarda la carta.',
    scoreToo:
      'Ese pide la muerte de la Centinela. Puede salir bien, pero no depende de ti. Elígelo otra vez si va en serio.',
    bareHands: 'Fallar con las manos desnudas cuesta una Herida grave. Tienes un arma.',
    stayAndShoot: 'Huir supone otro ataque. Con luz tienes más probabilidades: dispara.',
    discardIt: 'Un impacto puede no bastar, y te atacará al acabar la ronda. Gasta la carta.',
    takeIt: 'No dejes aquí nada de lo que puedas aprender. Recoge el Cuerpo.',
    labFirst: 'Enseguida. Antes aprende: con Conocimiento 4 te falta uno.',
    podNow: 'Los contenedores salen al acabar la ronda. Ahora.',
  },
  know: {
    light: 'La luz ayuda a luchar, pero no dura.',
    dark: 'A oscuras, conserva más cartas.',
    noise: 'Hacer Ruido donde ya lo hay los atrae; entrar donde hay alguien no hace Ruido.',
    elevator: 'El Ascensor no hace Ruido.',
    knowledge: 'El Conocimiento te mantiene con vida: con 3, 5 y 8 puedes usar una Debilidad más.',
    orders:
      'Una ficha de Contingencia que has visto no es la activa, pero hay dos azules y dos amarillas. Sobre las demás se miente.',
    pods: 'Los contenedores salen en rondas marcadas, y una ficha dice qué contenedores.',
    winning: 'Sobrevivir no es ganar.',
  },
  toMeet:
    'El Búnker y la Puerta principal, la Energía de reserva, el Procedimiento de emergencia, la Autodestrucción, el Fuego, la Mucosidad, preparar Objetos y comerciar con gente de la que no te fías.',
  won: 'Has salido y ganas. También el Conserje, que quería que sobreviviera exactamente un amigo. El Objetivo de la Centinela era tu muerte.',
  livedAndLost: 'Has salido con vida, pero tu Objetivo no se ha cumplido. Has sobrevivido y has perdido.',
}
