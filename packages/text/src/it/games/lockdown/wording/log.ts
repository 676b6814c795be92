/** How Lockdown says otherwise what Nemesis says too: the log. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['log']> = {
  ending: {
    checks: {
      diedByExplosion: '{by, select, you {Il tuo Personaggio} other {Il Personaggio di {who}}} muore con il Complesso.',
      enginesHold: 'Il Complesso compie il salto.',
      enginesFail: 'Il Complesso esplode.',
      diedByDestination:
        '{by, select, you {Il tuo Personaggio} other {Il Personaggio di {who}}} non si sveglia più: il Complesso non ha raggiunto la Terra.',
    },
    ends: {
      selfDestruct: 'La Sequenza di Autodistruzione giunge al termine e il Complesso esplode.',
      fire: 'Nella riserva non restano segnalini Fuoco: le fiamme raggiungono ogni cosa e il Complesso esplode.',
      malfunction: 'Nella riserva non restano segnalini Malfunzionamento, e il Complesso esplode.',
      nobodyLeft: 'Nel Complesso non resta nessuno che possa agire.',
      jump: 'Il Complesso salta nell’iperspazio. Chi è ancora sveglio non sopravvive.',
    },
    fates: {
      destroyed: 'Il Complesso è distrutto.',
      arrived: 'Il Complesso raggiunge {destination}.',
    },
  },
  events: {
    events: {
      vent: 'L’aria viene scaricata: in {room} basta solo fino al termine della Fase Giocatori.',
      scanned:
        '{by, select, you {Effettui} other {{who} effettua}} una Scansione della Contaminazione: {removed, plural, =0 {nessuna carta va} one {# carta va} other {# carte vanno}} in fondo al mazzo.',
      scannedSeen:
        'Scansioni {count, plural, one {# carta Contaminazione} other {# carte Contaminazione}}: {words}. {removed, plural, =0 {Nessuna va} one {# va} other {# vanno}} in fondo al mazzo.',
      time: 'Il gettone Tempo avanza allo spazio {time}.',
      selfDestruct: 'Autodistruzione: il gettone è sullo spazio {space}.',
      launched: 'La Capsula di Salvataggio {pod} lascia il Complesso con {crew}.',
      launchedWithYou: 'La Capsula di Salvataggio {pod} lascia il Complesso con te all’interno.',
      launchedWithYouAnd: 'La Capsula di Salvataggio {pod} lascia il Complesso con te e {crew}.',
    },
  },
}

/** What creeps about there. */
export const nightStalkers: Some<Areas['log']> = {
  events: {
    events: {
      tokenDrawn: 'Gettone Predatore Notturno: {intruder} (valore di sorpresa {value}).',
      tokenDrawnBlank: 'Gettone Predatore Notturno: Vuoto.',
      toughnessNone: 'Non restano carte Attacco del Predatore Notturno: {intruder} sopravvive.',
      tokenDrawnDark:
        'Gettone Predatore Notturno: {intruder} (valore di sorpresa {value} con Energia, {dark} nell’Oscurità).',
    },
  },
}
