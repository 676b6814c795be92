import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/pages/handbook/index.ts'

export const ui: Translation<typeof en.ui> = {
  handbook: {
    print: 'Stampa questa pagina',
    allSummaries: 'Tutti i riassunti',
    trial: {
      title: 'Esempio {n}',
      step: 'Passo {n} di {of}',
      chooses: '{who}: {what}',
      goesOn: 'Ora tocca a: {who}.',
      next: 'Passo successivo',
      otherwise: 'Scegli altrimenti',
      again: 'Ricomincia',
      leave: 'Torna alla regola',
      done: 'Questo era l’esempio. Puoi continuare da qui.',
      yours: 'Ora decidi tu. Gli altri giocano con te.',
      variants: 'Varianti',
      basic: 'L’esempio',
      variant: 'Variante {n}',
      none: 'Questo esempio non esiste.',
      failed: 'Non è stato possibile giocare l’esempio. Ricarica la pagina.',
    },
    summary: {
      round: 'Il Turno',
      actions: 'Azioni',
      exploration: 'Muoversi ed esplorare',
      combat: 'Combattimento e fuga',
      attack: 'Attacchi e Ferite',
      items: 'Strumenti',
      power: 'Energia e Oscurità',
      knowledge: 'Conoscenza e Computer',
      leaving: 'Protocolli e vie di fuga',
      end: 'La fine',
    },
    part: {
      players: 'Fase Giocatori',
      events: 'Fase Eventi',
      bag: 'Che cosa esce dal Sacchetto',
      costs: 'Quanto costa',
      basic: 'Azioni Base',
      moving: 'Muoversi',
      exploring: 'Esplorare',
      noise: 'Il Tiro Rumore',
      encounter: 'Incontro',
      fighting: 'Combattere',
      injuries: 'È morto?',
      escaping: 'Fuga',
      attack: 'L’attacco',
      larva: 'Larva',
      wounds: 'Ferite',
      contamination: 'Contaminazione',
      searching: 'Ricerca',
      carrying: 'Trasportare',
      crafting: 'Creare Strumenti',
      over: 'Quando è finita',
      pods: 'Capsule',
      checks: 'Le ultime verifiche',
      winning: 'Vincere',
      light: 'Dove c’è Energia',
      dark: 'Nell’Oscurità',
      outage: 'Quando manca l’Energia',
      elevator: 'Ascensore',
      learning: 'Come si impara',
      using: 'A che cosa serve',
      computer: 'Computer',
      contingency: 'Protocolli di Emergenza',
      bunker: 'Cancello e Bunker',
      isolation: 'Stanza di Isolamento',
    },
    tips: {
      nemesis: {
        hand: {
          title: 'Non spendere mai le ultime carte',
          says: 'Tre o quattro carte in mano sono la migliore armatura: una mano piccola invita agli Attacchi a Sorpresa, e anche fuggire costa una carta.',
        },
        company: {
          title: 'Vai dove c’è già qualcuno',
          says: 'Entrando in una Stanza con un altro Personaggio non si tira per il Rumore. Due che avanzano a turno fanno metà del Rumore.',
        },
        careful: {
          title: 'Sii cauto dove c’è Rumore',
          says: 'Con due o tre Corridoi segnati intorno a te, il Movimento Cauto costa una carta in più e ti risparmia uno scontro.',
        },
        doors: {
          title: 'Chiudi i Portelloni dietro di te',
          says: 'Un Portellone Chiuso costa un movimento a un Intruso. Contro il Rumore non serve: vale da entrambi i lati.',
        },
        search: {
          title: 'Cerca finché c’è calma',
          says: 'I primi Turni sono per Stanze e Strumenti. Ciò che trovi prima del Primo Incontro decide come andrà a finire.',
        },
        objectives: {
          title: 'Tieni possibili entrambi gli Obiettivi',
          says: 'Fino al Primo Incontro fai ciò che serve a tutti e due. Così scartarne uno costerà poco.',
        },
        look: {
          title: 'Guarda presto, ripara tardi',
          says: 'Controlla Motori e rotta prima che altri abbiano motivo di mentire. Ciò che ripari presto, chiunque può danneggiarlo.',
        },
        fight: {
          title: 'Scegli i combattimenti',
          says: 'Spara a ciò che sta fra te e la tua meta, con aiuto e Munizioni. Contro il resto conviene andarsene.',
        },
        scan: {
          title: 'Scopri che cosa porti dentro',
          says: 'La Contaminazione intasa la mano e può ucciderti alla fine. Prevedi un riposo, una doccia o un’operazione prima degli ultimi Turni.',
        },
        way: {
          title: 'A metà partita conosci la tua via di fuga',
          says: 'Le Capsule all’inizio sono bloccate e l’ibernazione si apre tardi. Decidi qual è la tua prima che serva a tutti.',
        },
        fires: {
          title: 'Conta Fuochi e Malfunzionamenti',
          says: 'I segnalini sono limitati. Quando ne restano pochi, spegni un Fuoco invece di cercare ancora.',
        },
        talk: {
          title: 'Credi ai fatti, non alle parole',
          says: 'Chi ha guardato qualcosa può mentire. Osserva in quali Stanze va ciascuno e che cosa rifiuta di fare.',
        },
      },
      lockdown: {
        hand: {
          title: 'Nell’Oscurità tieni più carte',
          says: 'I gettoni hanno un numero più alto nell’Oscurità. Una mano sicura alla luce invita a un Attacco a Sorpresa dove manca l’Energia.',
        },
        light: {
          title: 'Pensa al prossimo spegnimento',
          says: 'Il prossimo a spegnersi è il gettone Energia acceso con il numero più alto. Decidi presto quale livello ti servirà alla fine.',
        },
        backup: {
          title: 'Il Generatore d’Emergenza vale il viaggio',
          says: 'Finché è attivo, le Soglie Rosse non hanno effetto. Una visita può tenere acceso un livello per più Turni.',
        },
        knowledge: {
          title: 'Impara nella prima metà',
          says: 'Tre di Conoscenza per ogni Oggetto analizzato aprono Debolezze e carte migliori. Più tardi non ci sarà tempo di trasportare un Cadavere.',
        },
        contingency: {
          title: 'Raccogli ciò che sanno gli altri',
          says: 'I tuoi gettoni dicono che cosa non è attivo. Scambialo con ciò che altri hanno visto, e ricorda che il Blu e il Giallo sono doppi.',
        },
        signal: {
          title: 'Preparati a due Protocolli di Emergenza',
          says: 'Lavora a ciò che ti salva dai due più probabili: un Segnale, Conoscenza, o trovarti nel posto giusto.',
        },
        pods: {
          title: 'Segnati i Turni delle Capsule',
          says: 'I gettoni SSC stanno su spazi noti del Tracciato del Tempo. Guardane uno prima di entrare: una Capsula che resta ferisce.',
        },
        elevator: {
          title: 'Usa l’Ascensore',
          says: 'Non fa Rumore e porta anche altri. Ha un’Energia propria: può funzionare anche se il tuo livello è al buio.',
        },
        computer: {
          title: 'Leggi la carta Computer',
          says: 'Le sue tre opzioni cambiano ogni volta che qualcuno ne usa una. Vale una deviazione quando mostra ciò che ti serve.',
        },
        gate: {
          title: 'Chiedi chi aprirà il Cancello',
          says: 'La prima morte apre la via per il Bunker. Se nessuno ha la chiave, forse qualcuno aspetta la tua.',
        },
        together: {
          title: 'Esplorate in coppia',
          says: 'Dove c’è già qualcuno non si tira, e in due si può trasportare, combattere e salire insieme. Separatevi quando avete segreti.',
        },
        room: {
          title: 'La Stanza di Isolamento non è sempre sicura',
          says: 'Si apre tardi, e un’esplosione uccide chi è dentro. Tieni d’occhio chi va al generatore.',
        },
      },
    },
  },
}
