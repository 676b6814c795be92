/** How Lockdown says otherwise what Nemesis says too: sentences that both games have. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['shared']> = {
  cards: {
    weaknesses: {
      fireBonus:
        'El Fuego, el «Lanzallamas» y la «Carga de termita» que hieren a un Intruso causan 1 Herida más, y arden 2 Huevos en lugar de 1.',
    },
  },
  conditions: {
    conditions: {
      shipDestroyed: 'el complejo queda destruido',
      leftWith: '{by, select, you {sobrevives} other {{who} sobrevive}} con {object}',
    },
  },
  decisions: {
    asks: {
      objective: 'Ha llegado el primer Intruso. Elige el Objetivo que conservas; el otro se retira de la partida.',
    },
  },
  effects: {
    clauses: {
      scanRemovesClean: 'pon bajo el mazo de Contaminación las que no digan INFECTADO',
      scanRemovesInfected: 'pon bajo el mazo de Contaminación las que digan INFECTADO',
      vent: 'elige un compartimento con Acceso a los Pasillos de servicio y sin Puertas destruidas, y cierra todas sus Puertas; su Fuego se apaga y, si siguen cerradas al final de la Fase de los jugadores, mueren todos los personajes e Intrusos que estén dentro',
      analyseInLaboratory:
        'analiza 1 Huevo, Cuerpo o Cadáver de este compartimento, que se gasta: gana 3 de Conocimiento y, si su tipo es nuevo para el Laboratorio, descubre una Debilidad',
    },
  },
  ui: {
    fate: {
      aboard: 'En el complejo',
      launched: 'Lejos, en un contenedor SEC',
    },
    toTheJump: 'para la purga',
    ship: 'Complejo',
    roundsToTheJump: '{n, plural, one {ronda para la purga} other {rondas para la purga}}',
    roundsLeft: '{n, plural, one {# ronda para la purga} other {# rondas para la purga}}',
    shipState: 'Estado del complejo',
    endTitle: {
      jump: 'El complejo salta',
      selfDestruct: 'El complejo explota',
      fire: 'El complejo arde',
      malfunction: 'El complejo se viene abajo',
      nobodyLeft: 'Silencio en el complejo',
    },
  },
}

/** What creeps about there. */
export const nightStalkers: Some<Areas['shared']> = {
  cards: {
    commands: {
      move: 'Mover: 1 Acechador nocturno va por el Pasillo {way} de su compartimento.',
      moveAny: 'Mover: 1 Acechador nocturno va por cualquier Pasillo de su compartimento.',
      attack:
        'Atacar: 1 Acechador nocturno ataca a un personaje de su compartimento{attacks, plural, one {} other {, con 1 de # cartas de Ataque}}.',
    },
    weaknesses: {
      fireBonus:
        'El Fuego, el «Lanzallamas» y la «Carga de termita» que hieren a un Acechador nocturno causan 1 Herida más, y arden 2 Huevos en lugar de 1.',
    },
  },
  decisions: {
    asks: {
      objective:
        'Ha llegado el primer Acechador nocturno. Elige el Objetivo que conservas; el otro se retira de la partida.',
      intruder: 'Elige un Acechador nocturno.',
      intruderOffer:
        'Tu personaje ha muerto. ¿Quieres jugar con los Acechadores nocturnos? No se preguntará a nadie más.',
      intruderTurn: 'Turno de los Acechadores nocturnos: juega una carta o pasa.',
    },
    asksFor: {
      room: {
        decoy: 'Elige el compartimento al que atraes a los Acechadores nocturnos.',
        douse: 'Elige el compartimento donde apagas el Fuego y del que ahuyentas a los Acechadores nocturnos.',
      },
      intruder: {
        intruderMove: 'Elige el Acechador nocturno que se mueve.',
        intruderAttack: 'Elige el Acechador nocturno que ataca.',
        selfHealing: 'Elige el Acechador nocturno que se cura.',
        glow: 'Elige el Acechador nocturno al que quemas.',
        desperate: 'Elige el Acechador nocturno al que te lanzas.',
        vivisect: 'Elige el Acechador nocturno al que practicas la vivisección.',
        sample: 'Elige el Acechador nocturno del que tomas una muestra.',
        scalpel: 'Elige el Acechador nocturno al que cortas.',
        retreat: 'Elige el Acechador nocturno que se repliega.',
        taser: 'Elige el Acechador nocturno que recibe la descarga y se repliega.',
      },
    },
    options: {
      playIntruders: 'Juega con los Acechadores nocturnos',
      commandMove: 'Mueve 1 Acechador nocturno por el Pasillo {way}: {card}',
      commandMoveAny: 'Mueve 1 Acechador nocturno por cualquier Pasillo: {card}',
    },
  },
  effects: {
    clauses: {
      spareAttack: 'un Ataque de Acechador nocturno no te hace nada',
      throwInto:
        'lanza este Objeto a tu compartimento o a uno adyacente sin Puerta cerrada de por medio, si allí hay un Acechador nocturno o un Huevo: {happens}',
      throwTarget:
        '1 Acechador nocturno de tu elección sufre {target, plural, one {# Herida} other {# Heridas}}, o {eggs, plural, one {se destruye # Huevo} other {se destruyen hasta # Huevos}}',
      throwOthers:
        'cada uno de los demás Acechadores nocturnos de allí sufre {others, plural, one {# Herida} other {# Heridas}}',
      throwAll: 'cada Acechador nocturno de allí sufre {others, plural, one {# Herida} other {# Heridas}}',
      injureAndRetreat:
        '1 Acechador nocturno de tu compartimento sufre {injuries, plural, one {# Herida} other {# Heridas}} y se repliega',
      retreatOne: '1 Acechador nocturno de tu compartimento se repliega',
      douse: 'elige un compartimento: se apaga su Fuego y se repliegan todos los Acechadores nocturnos que haya en él',
      vent: 'elige un compartimento con Acceso a los Pasillos de servicio y sin Puertas destruidas, y cierra todas sus Puertas; su Fuego se apaga y, si siguen cerradas al final de la Fase de los jugadores, mueren todos los personajes y Acechadores nocturnos que estén dentro',
      lurk: 'cada Acechador nocturno que no esté con un personaje deja el tablero, y una ficha de su tipo entra en la bolsa',
      healOne: '1 Acechador nocturno de tu elección se cura hasta {count, plural, one {# Herida} other {# Heridas}}',
    },
  },
  things: {
    decks: {
      attack: 'el mazo de Ataques de Acechador nocturno',
    },
    objects: {
      carcass: 'un Cuerpo de Acechador nocturno',
    },
    someIntruder: 'el Acechador nocturno',
  },
  ui: {
    youMayComeBack:
      'Tu personaje ha muerto. Si una ronda empieza con su Cadáver en Urgencias, sin Acechadores nocturnos ni Fallo, vuelve a la vida.',
    intruders: 'Acechadores nocturnos',
    arrivals:
      '{n, plural, one {Aquí ha llegado # Acechador nocturno} other {Aquí han llegado # Acechadores nocturnos}}',
    draft: {
      envelopesSay:
        'Solo tú puedes leerlos. Cuando llegue el primer Acechador nocturno te quedas con uno, y nadie sabe cuál.',
    },
  },
}
