/** Where the Intruders of Nemesis hunt in the facility, in place of the Night Stalkers. */
import type { Some } from '../../../../areas.ts'
import type * as own from '../../../../en/games/lockdown/messages.ts'

export const intruders: Some<typeof own> = {
  cards: {
    weaknesses: {
      herding: 'Cuando haces que un Intruso se repliegue, eliges adónde va.',
    },
  },
  effects: {
    clauses: {
      injureOne: '1 Intruso de tu compartimento sufre {injuries, plural, one {# Herida} other {# Heridas}}',
      rollAsShoot: 'tira el dado de Combate contra 1 Intruso de tu compartimento como si dispararas',
      desperate:
        'recibe 1 carta de Contaminación; 1 Intruso de tu compartimento sufre {injuries, plural, one {# Herida} other {# Heridas}} y, si sigue allí, te ataca',
      vivisect: '1 Intruso de tu compartimento sufre 1 Herida, y 1 más por cada 2 de Conocimiento que tengas',
      sample: 'coge un Cuerpo de 1 Intruso de tu compartimento que no sea una Larva, sin hacerle daño',
      glow: '1 Intruso de tu compartimento sufre 1 Herida; no haces tirada ni recibes carta de Contaminación',
      driveOut:
        '1 Intruso de tu compartimento se repliega al compartimento adyacente que elijas, sin Puerta cerrada de por medio',
      lockIn:
        'si la Sala de cuarentena está abierta, haz una tirada de Ruido; si no llega ningún Intruso, te encierras en ella',
      defence:
        'elige un compartimento sin Fallo con algún Intruso: recibe 1 marcador de Fallo, cada Intruso de allí sufre 1 Herida y cada personaje 1 Herida grave',
      healInDark:
        'cada Intruso se cura {count, plural, one {# Herida} other {# Heridas}} o, donde no hay Energía, todas',
      bloodTrace:
        'en cada Sección, cada Intruso que no esté en Combate va al personaje con una Herida grave sin vendar y sin cartas de acción en la mano; si hay varios, al del compartimento de número más bajo',
      bloodTraceYou: 'cada Intruso de tu Sección que no esté en Combate va adonde estás',
      allAttack: 'atacan todos los Intrusos de tu compartimento',
    },
  },
}
