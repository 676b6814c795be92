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
      otherwise: 'Fai un’altra scelta',
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
      events: 'Fase Evento',
      bag: 'Che cosa esce dal sacchetto',
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
    pressNumber: 'Premi un numero per leggere che cos’è.',
    showOnBoard: 'Mostra {n} sul tabellone: {what}',
    side: {
      'nemesis-base': 'La nave',
      'nemesis-alt': 'La nave, altro lato',
      'lockdown-base': 'Il Complesso',
      'lockdown-surface': 'La Superficie di Marte',
    },
    callout: {
      tile1: {
        title: 'Tessera Stanza I',
        says: 'A faccia in giù finché qualcuno non entra. Queste Stanze ci sono in ogni partita.',
      },
      tile2: {
        title: 'Tessera Stanza II',
        says: 'A faccia in giù. Alcune di queste Stanze restano nella scatola, quindi nessuno sa quali ci sono.',
      },
      entrance: {
        title: 'Ingresso ai Corridoi Tecnici',
        says: 'Il suo numero vale nei Tiri Rumore come quello di ogni Corridoio.',
      },
      creature: {
        title: 'Qualcosa nella Stanza',
        says: 'Chi è in questa Stanza è in Combattimento. Il numero piccolo sono i Danni della creatura.',
      },
      person: {
        title: 'Personaggio',
        says: 'Un disco con il ritratto e il colore del Personaggio. Il tuo ha un cerchio di luce.',
      },
      alertRoom: {
        title: 'Stanza di Allerta',
        says: 'Qui si guardano i Protocolli di Emergenza e si avvia la Procedura di Allerta.',
      },
      computerCard: { title: 'Carta Computer', says: 'Che cosa offrono ora i Computer funzionanti.' },
      crossroads: { title: 'Incrocio', says: 'Terreno aperto sotto il cielo. Ha un gettone proprio.' },
      path: { title: 'Percorso', says: 'Attraversa la Superficie. Nulla vi si ferma, e non ha numero.' },
      area: { title: 'Area', says: 'Terreno con cui confinano Stanze e Incroci. Porta il Rumore.' },
    },
    layout: {
      tokensTitle: 'Gettoni Esplorazione',
      decksTitle: 'Mazzi',
      markersTitle: 'Segnalini',
      startTitle: 'Dove iniziate',
      craftedTitle: 'Strumenti Creati',
      players: '{n, plural, one {# giocatore} many {# giocatori} other {# giocatori}}',
      rooms:
        'Mescola {of} tessere e disponine {laid} a faccia in giù sugli spazi con questo numero. Le altre non le vede nessuno.',
      tokens: '{laid} di {of}, a faccia in giù: uno su ogni tessera a faccia in giù.',
      coordinates: 'Una di {of} carte, a faccia in giù. Il segnalino inizia su {space}.',
      pods: '{n, plural, one {# Capsula} many {# Capsule} other {# Capsule}}, tutte bloccate: {where}.',
      engines: 'Due gettoni su ogni Motore, mescolati e a faccia in giù. Nessuno guarda.',
      eggs: '{laid} di {of} sono accanto al tabellone, nel Nido.',
      weaknesses: '{laid} di {of} carte, a faccia in giù.',
      weaknessOpen: '{laid} di {of} carte: la prima a faccia in su, le altre a faccia in giù.',
      bag: '{n} gettoni all’inizio. Tra questi c’è un Adulto per giocatore.',
      decks: 'Mescola ciascuno e mettilo a faccia in giù.',
      crafted: '{n} carte, scoperte accanto ai mazzi. Chiunque può guardarle.',
      markers: 'Accanto al tabellone: {fire} per il Fuoco, {malfunction} per i Malfunzionamenti, {doors} Portelloni.',
      time: 'Il segnalino inizia su {n}.',
      objectives:
        'Ciascuno riceve uno di {corporate} Obiettivi Corporation e uno di {personal} Obiettivi Personali. Le carte per più giocatori restano nella scatola.',
      solo: 'Ricevi due di {solo} Obiettivi Solitario/Cooperativo.',
      characters:
        'Ciascuno prende la sua plancia, {actions} carte Azione, {quests, plural, one {# Strumento Ricerca} many {# Strumenti Ricerca} other {# Strumenti Ricerca}} e ciò con cui quel Personaggio inizia; poi pesca {hand} carte.',
      power: '{n} gettoni a caso: uno per Sezione e uno per l’Ascensore. {on} sono accesi.',
      css: '{laid} di {of} sul Tracciato del Tempo, a faccia in giù.',
      computer: '{n} carte. La prima è scoperta.',
      contingencies: '{each} per giocatore, uno attivo che nessuno vede, {pool} nella Zona Neutrale.',
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
          title: 'Attenzione dove c’è Rumore',
          says: 'Con due o tre Corridoi segnati intorno a te, il Movimento Cauto costa una carta in più e ti risparmia uno scontro.',
        },
        doors: {
          title: 'Chiudi i Portelloni dietro di te',
          says: 'Un Portellone Chiuso costa un movimento a un Intruso. Contro il Rumore non serve: un segnalino vale per le Stanze alle due estremità.',
        },
        search: {
          title: 'Cerca finché c’è calma',
          says: 'I primi Turni sono per Stanze e Strumenti. Ciò che trovi prima del Primo Incontro decide come andrà a finire.',
        },
        objectives: {
          title: 'Tieni possibili entrambi gli Obiettivi',
          says: 'Fino al Primo Incontro fai ciò che serve a tutti e due gli Obiettivi. Così scartarne uno costerà poco.',
        },
        look: {
          title: 'Guarda presto, ripara tardi',
          says: 'Controlla Motori e rotta prima che altri abbiano motivo di mentire. Ciò che ripari presto, chiunque può danneggiarlo.',
        },
        fight: {
          title: 'Scegli i tuoi Combattimenti',
          says: 'Spara a ciò che sta fra te e la tua meta, con aiuto e Munizioni. Contro il resto conviene andarsene.',
        },
        scan: {
          title: 'Scopri che cosa porti dentro',
          says: 'La Contaminazione intasa la mano e può ucciderti alla fine. Prevedi un riposo, una doccia o un’operazione prima degli ultimi Turni.',
        },
        way: {
          title: 'A metà partita conosci la tua via di fuga',
          says: 'Le Capsule di Salvataggio all’inizio sono bloccate e le Camere di Ibernazione si aprono tardi. Decidi qual è la tua via prima che serva a tutti.',
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
          title: 'Pensa alla prossima Perdita di Energia',
          says: 'Il prossimo a spegnersi è il gettone Energia acceso con il numero più alto. Decidi presto quale Sezione ti servirà alla fine.',
        },
        backup: {
          title: 'Il Generatore d’Emergenza vale il viaggio',
          says: 'Finché è attivo, le Soglie Rosse non hanno effetto. Una visita può tenere accesa una Sezione per più Turni.',
        },
        knowledge: {
          title: 'Impara nella prima metà',
          says: 'Ogni Oggetto analizzato dà 3 Conoscenza, che permette di usare Debolezze e carte migliori. Più tardi non ci sarà tempo di trasportare Cadaveri.',
        },
        contingency: {
          title: 'Raccogli ciò che sanno gli altri',
          says: 'I tuoi gettoni dicono che cosa non è attivo. Scambialo con ciò che altri hanno visto, e ricorda che il Blu e il Giallo sono doppi.',
        },
        signal: {
          title: 'Preparati a due Protocolli di Emergenza',
          says: 'Lavora a ciò che ti salva dai due più probabili: il Segnale, la Conoscenza, o trovarti nel posto giusto.',
        },
        pods: {
          title: 'Segnati i Turni delle Capsule',
          says: 'I gettoni SSC stanno su spazi noti del Tracciato del Tempo. Guardane uno prima di entrare: una Capsula che resta ferisce.',
        },
        elevator: {
          title: 'Usa l’Ascensore',
          says: 'Non fa Rumore e porta anche altri. Ha un’Energia propria: può funzionare anche se la tua Sezione è al buio.',
        },
        computer: {
          title: 'Leggi la carta Computer',
          says: 'Le sue tre opzioni cambiano ogni volta che qualcuno ne usa una. Vale una deviazione quando mostra ciò che ti serve.',
        },
        gate: {
          title: 'Chiedi chi aprirà il Cancello',
          says: 'La prima morte apre la via per il Bunker. Se nessuno ha la chiave, forse qualcuno aspetta la tua morte.',
        },
        together: {
          title: 'Esplorate in coppia',
          says: 'Dove c’è già qualcuno non si tira, e in due ci si aiuta a trasportare, a combattere e in Ascensore. Separatevi quando avete segreti.',
        },
        room: {
          title: 'La Stanza di Isolamento non è sempre sicura',
          says: 'Si apre tardi, e un’esplosione uccide chi è dentro. Tieni d’occhio chi va al Sistema di Raffreddamento.',
        },
      },
    },
  },
}
