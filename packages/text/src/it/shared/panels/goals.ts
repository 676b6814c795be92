/** What one plays for, in sight: how far it is, what threatens it, what to do next. */

import type { Translation } from '../../../areas.ts'
import type { goalWords as en } from '../../../en/shared/panels/goals.ts'

export const goalWords: Translation<typeof en> = {
  title: 'Il tuo scopo',
  next: 'Ora',
  progress: '{have} su {of}',
  atRisk: 'a rischio',
  risks: {
    wound: 'un’altra Ferita ti uccide',
    combat: 'nella tua Stanza c’è una creatura',
    larva: 'hai una Larva dentro',
    doom: 'tutto esplode tra {rounds, plural, one {# Turno} other {# Turni}}',
    time: '{rounds, plural, =1 {è l’ultimo Turno} one {resta # Turno} other {restano # Turni}}',
    lastPod: 'resta una Capsula',
    lastFriend: 'un’altra morte e l’Obiettivo è perso',
  },
  dead: 'Il tuo Personaggio è morto: l’Obiettivo non si può più completare.',
  sharedScreen:
    'Anche altri vedono questo schermo: il tuo Obiettivo si mostra solo finché tieni premuto, o per dieci secondi dopo due pressioni.',
  keepOne: 'Ne terrai uno al primo Incontro.',
  serves: 'Serve al tuo Obiettivo: {card}',
  activates: 'Attiva il tuo Strumento Ricerca: {card}',
  steps: {
    signal: 'Invia il Segnale',
    explore: 'Esplora una nuova Stanza',
    lookCourse: 'Guarda le Coordinate',
    setCourse: 'Imposta la rotta',
    checkEngine: 'Controlla un Motore',
    mendEngine: 'Fai funzionare un Motore',
    destroyEggs: '{n, plural, one {Distruggi l’ultimo Uovo} other {Distruggi tutte le # Uova}}',
    takeEgg: 'Prendi un Uovo',
    startDestruct: 'Avvia l’Autodistruzione',
    stopDestruct: 'Ferma l’Autodistruzione',
    kill: 'Uccidi {intruder}',
    meet: 'Aspetta che compaia {intruder}, poi uccidi la creatura',
    analyze: 'Analizza {object}: così {why, select, knowledge {ottieni Conoscenza} other {riveli una Debolezza}}',
    fetch:
      'Raccogli {object}{why, select, weakness {: l’analisi in {room} rivela una Debolezza} drop { e lascia cadere l’Oggetto in {room}} other {: devi portare l’Oggetto con te}}',
    bring: 'Porta {object} in {room} e lascia cadere lì l’Oggetto',
    carcass: 'Uccidi una creatura: lascia una Carcassa',
    search: 'Cerca Strumenti',
    learn: 'Ottieni Conoscenza',
    activate: 'Attiva il tuo gettone Conoscenza',
    outlive: '{who} non deve sopravvivere',
    alone: 'Nessun altro deve sopravvivere',
    protect: 'Aiuta qualcun altro a mettersi in salvo',
    power: 'Accendi l’Energia',
    repair: 'Ripara la Stanza',
    leave: 'Mettiti in salvo: {way}',
    leaveNone: 'Nessuna via di fuga disponibile: trovane una',
  },
}
