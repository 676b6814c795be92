/** The words inside the rules: how they are read, a first overview, and what the signs on the table mean. */

import type { Translation } from '../../../areas.ts'
import type { rulebookWords as en } from '../../../en/pages/rulebook/index.ts'

export const rulebookWords: Translation<typeof en> = {
  search: 'Chiedi alle regole',
  searchHint:
    'Una domanda, parole o il numero di una regola, per esempio "posso sparare in un’altra Stanza", "fuoco uovo" o ENC-03',
  clear: 'Cancella la ricerca',
  found: '{n, plural, one {# risultato} other {# risultati}}',
  nothingFound: 'Niente nelle regole risponde a questo. Prova con meno parole, o con altre.',
  answeredBy: 'Risposta migliore: {section}, {id}. {n, plural, one {# risultato} other {# risultati}}.',
  bestAnswer: 'Risposta migliore',
  alsoFound: 'Anche nelle regole',
  askFor: 'Chiedi come al tavolo:',
  askFirst: {
    nemesis: {
      first: 'Posso sparare in un’altra Stanza?',
      second: 'Cosa succede con una seconda Larva?',
      third: 'Quando si sbloccano le Capsule di Salvataggio?',
    },
    lockdown: {
      first: 'L’Ascensore funziona senza Energia?',
      second: 'Come apro il Cancello?',
      third: 'Cos’è un Protocollo di Emergenza?',
    },
  },
  showMore: 'Mostrane ancora {n}',
  chapters: 'Capitoli',
  contents: 'Indice',
  whichGame: 'Quale gioco',
  youAreHere: 'Dove ti trovi',

  unknown: 'Non esiste una regola {id}.',
  allOf: 'Tutte le regole: {section}',
  rulings: 'Chiarimenti che la riguardano',
  completes: 'Completa',
  examples: 'Esempi',
  mentionedIn: 'Citata anche in',
  why: 'Perché',
  ruling: 'Chiarimento {n}',
  kind: { rule: 'Regola', example: 'Esempio' },
  change: { same: 'come in Nemesis', new: 'novità di Lockdown', changed: 'cambiata' },
  cites: 'Dove lo dicono le regole stampate',

  rulesOf: 'Le regole di {game}',
  intro:
    'Tutto il gioco con parole nostre, regola per regola. I numeri di pagina sono quelli del manuale stampato, per chi lo possiede.',

  chapter: {
    goal: 'Lo scopo e la fine',
    round: 'Come si svolge un Turno',
    actions: 'Che cosa puoi fare',
    moving: 'Movimento, Esplorazione, Rumore',
    combat: 'Incontri e Combattimento',
    health: 'Ferite e Contaminazione',
    markers: 'Fuoco, Malfunzionamenti, Secrezione, Portelloni',
    items: 'Strumenti e Oggetti Pesanti',
    rooms: 'Le Stanze',
    pods: 'Capsule di Salvataggio',
    leaving: 'La fuga',
    power: 'Energia e Oscurità',
    secrets: 'Che cosa è segreto',
    modes: 'Altri modi di giocare',
    setup: 'Preparazione',
    basics: 'Termini di base',
    box: 'Che cosa c’è nella scatola',
    rulings: 'Chiarimenti',
    examples: 'Esempi svolti',
  },

  firstGame: 'La tua prima partita',
  firstGamePoints: {
    win: {
      title: 'Sopravvivi e fai il tuo dovere',
      says: 'Vinci se sei in vita e il tuo Obiettivo è completato. Gli altri hanno scopi propri.',
    },
    out: {
      title: 'Due vie verso casa',
      says: 'Dormi nell’Ibernatorio quando le sue Camere si aprono, o parti in una Capsula di Salvataggio.',
    },
    cards: { title: 'Le carte sono tempo', says: 'Tutto ciò che fai si paga con le carte della tua mano.' },
    noise: {
      title: 'Il Rumore li attira',
      says: 'Quando entri in una Stanza vuota effettui un Tiro Rumore. Un Corridoio che ha già un segnalino Rumore porta un Intruso.',
    },
    surprise: {
      title: 'Tieni qualche carta',
      says: 'Chi ha troppo poche carte in mano quando compare un Intruso viene attaccato subito.',
    },
    fight: {
      title: 'Combattere è l’ultima risorsa',
      says: 'Gli spari possono mancare il bersaglio, e nessuno sa quanto regge un Intruso. Se te ne vai, prima attacca lui.',
    },
    choose: {
      title: 'Il primo Intruso decide',
      says: 'Appena ce n’è uno sul tabellone, tieni uno dei tuoi due Obiettivi.',
    },
    trust: {
      title: 'Guarda con i tuoi occhi',
      says: 'I Motori e la rotta sono segreti. Chi li ha guardati può mentire.',
    },
  },
  roundSteps: {
    draw: { title: 'Pescare', says: 'Tutti pescano fino ad avere cinque carte.' },
    turns: { title: 'Round', says: 'In ordine, ciascuno gioca round di due Azioni, finché tutti non hanno passato.' },
    pass: {
      title: 'Passare',
      says: 'Chi non può o non vuole continuare passa. Quando tutti hanno passato, la nave risponde:',
    },
    time: { title: 'Tempo', says: 'Un Turno in meno al salto.' },
    attack: { title: 'Attacchi', says: 'Ogni Intruso che è in una Stanza con qualcuno attacca.' },
    fire: { title: 'Fuoco', says: 'Brucia Intrusi e Uova.' },
    event: { title: 'Evento', says: 'Gli Intrusi si muovono, poi succede qualcosa.' },
    bag: { title: 'Sacchetto', says: 'Ciò che si annida là fuori cresce.' },
  },

  tryIt: 'Provalo',
  // more than the rules themselves
  more: 'Leggere, guardare, stampare',
  pages: {
    summaries: {
      title: 'Riassunti di una pagina',
      says: 'Le regole di un argomento su un foglio, da leggere o stampare.',
    },
    boards: {
      title: 'I tabelloni, spiegati',
      says: 'Entrambi i lati con i numeri. Premine uno per leggere che cos’è.',
    },
    layout: { title: 'La preparazione in immagini', says: 'Che cosa va dove, da uno a cinque giocatori.' },
    glossary: { title: 'Glossario', says: 'Ogni termine del gioco, con la sua regola.' },
    tips: { title: 'Consigli', says: 'Che cosa aiuta a sopravvivere quando conosci le regole.' },
    trials: { title: 'Esempi da provare', says: 'Ogni esempio su un tabellone, passo per passo o a modo tuo.' },
  },
  signs: 'Simboli sul tavolo',
  signsHint: 'Ogni segnalino e icona, e la regola che c’è dietro.',
  recipesHint: 'Di che cosa è fatto ogni Strumento Creato, e dove si trova.',
  signGroups: { room: 'In Stanze e Corridoi', people: 'Sulle persone', creatures: 'Intrusi', ship: 'La nave' },
  sign: {
    corridorNumber: {
      title: 'Numero di Corridoio',
      says: 'Chi ottiene questo numero nel Tiro Rumore a una delle due estremità fa Rumore qui.',
    },
    noise: {
      title: 'Rumore',
      says: 'In questo Corridoio c’è Rumore. Se esce di nuovo al dado, ne viene fuori qualcosa.',
    },
    silence: { title: 'Silenzio', says: 'Non si è sentito nulla. Se hai la Secrezione addosso vale come Pericolo.' },
    danger: {
      title: 'Pericolo',
      says: 'Gli Intrusi delle Stanze adiacenti che non sono in Combattimento vengono da te. Se non ce ne sono, ogni Corridoio della Stanza riceve un segnalino Rumore.',
    },
    fire: {
      title: 'Fuoco',
      says: 'Chi conclude qui un round subisce una Ferita Leggera. Il nono Fuoco distrugge la nave.',
    },
    malfunction: {
      title: 'Malfunzionamento',
      says: 'L’Azione e il Computer della Stanza non funzionano. Il nono Malfunzionamento distrugge la nave.',
    },
    doorClosed: { title: 'Portellone Chiuso', says: 'Non passa nessuno. Un Intruso che ci prova lo distrugge.' },
    doorBroken: { title: 'Portellone Distrutto', says: 'Non ferma nessuno e non si può quasi mai richiudere.' },
    technical: {
      title: 'Corridoi Tecnici',
      says: 'Gli Intrusi li usano; le persone quasi mai. Il Rumore al loro interno si sente a ogni Ingresso.',
    },
    items: { title: 'Strumenti', says: 'Quante cose restano da trovare qui.' },
    computer: { title: 'Computer', says: 'Ad alcune carte ne serve uno funzionante.' },
    unknown: { title: 'Inesplorata', says: 'Qui non è stato nessuno. Un gettone decide che cosa si trova.' },
    vent: {
      title: 'Depressurizzazione',
      says: 'Ogni Personaggio e ogni Intruso in questa Stanza muore quando finisce la Fase Giocatori, a meno che un Portellone non si apra o venga distrutto.',
    },
    egg: { title: 'Uovo', says: 'Pesante. Non è un Intruso, e vale la pena di studiarlo.' },
    carcass: { title: 'Carcassa', says: 'Ciò che resta di un Intruso. Pesante, e vale la pena di studiarla.' },
    corpse: { title: 'Cadavere', says: 'Qualcuno che non ce l’ha fatta. Pesante, e vale la pena di studiarlo.' },
    hand: { title: 'Carte in mano', says: 'Servono a pagare le Azioni e proteggono dagli Attacchi a Sorpresa.' },
    light: { title: 'Ferita Leggera', says: 'Con la terza, tutte e tre diventano 1 Ferita Grave.' },
    serious: { title: 'Ferita Grave', says: 'Ostacola finché non è bendata. Con tre, la prossima Ferita uccide.' },
    dressed: { title: 'Ferita Bendata', says: 'C’è ancora, ma non ostacola più.' },
    slime: { title: 'Secrezione', says: 'Per questa persona il Silenzio vale come Pericolo.' },
    contamination: { title: 'Contaminazione', says: 'Una carta che non serve a pagare. Alcune riportano INFETTO.' },
    larva: { title: 'Larva', says: 'È dentro qualcuno. Deve sparire prima della fine.' },
    signal: { title: 'Segnale', says: 'Si invia dalla Sala Comunicazioni. Alcuni Obiettivi lo richiedono.' },
    ammo: { title: 'Munizioni', says: 'Ogni sparo ne consuma una.' },
    objective: { title: 'Obiettivo', says: 'Segreto. All’inizio due, dopo il Primo Incontro uno.' },
    first: { title: 'Primo Giocatore', says: 'Inizia il Turno. A ogni Turno il gettone va a chi siede a sinistra.' },
    pass: { title: 'Ha passato', says: 'Nessun altro round in questo Turno.' },
    injury: { title: 'Danno', says: 'Su un Intruso. Ogni volta si pesca una carta che dice se basta a ucciderlo.' },
    bag: { title: 'Sacchetto', says: 'Ciò che può comparire. Cambia a ogni Turno.' },
    attack: { title: 'Attacco', says: 'Si pesca una carta; colpisce se mostra questo tipo di Intruso.' },
    weakness: { title: 'Debolezza', says: 'Si rivela nel Laboratorio. Aiuta tutti.' },
    nest: { title: 'Nido', says: 'Qui si trovano le Uova. Senza Uova è distrutto.' },
    engine: { title: 'Motori', says: 'Due su tre devono funzionare, o chi dorme non si sveglia più.' },
    course: { title: 'Rotta', says: 'Dove va la nave. Solo le Coordinate dicono quale lettera è la Terra.' },
    hibernatorium: {
      title: 'Ibernazione',
      says: 'Si apre tardi. Chi dorme non gioca più fino alla fine e condivide la sorte della nave.',
    },
    pod: { title: 'Capsula di Salvataggio', says: 'Due posti ciascuna. Raggiunge sempre la Terra.' },
    lock: { title: 'Capsula bloccata', says: 'Prima bisogna sbloccarla.' },
    selfDestruct: { title: 'Autodistruzione', says: 'Una volta arrivata al giallo, nulla la ferma.' },
    jump: { title: 'Salto', says: 'Quando il tempo scade la nave compie il salto. Chi è sveglio a bordo muore.' },
  },

  facility: {
    intro:
      'Tutto il gioco con parole nostre, regola per regola, con ciò che è nuovo o cambiato rispetto a Nemesis. I numeri di pagina sono quelli del manuale stampato, per chi lo possiede.',
    firstGamePoints: {
      win: {
        title: 'Sopravvivi e fai il tuo dovere',
        says: 'Vinci se sei in vita e il tuo Obiettivo è completato. Gli altri hanno scopi propri.',
      },
      out: {
        title: 'Tre modi per sopravvivere',
        says: 'Rinchiuditi nella Stanza di Isolamento, raggiungi il Bunker attraverso il Cancello, o parti in una Capsula SSC.',
      },
      contingency: {
        title: 'Un Protocollo uccide',
        says: 'Alla fine la Corporation esegue un Protocollo di Emergenza segreto. Non è nessuno di quelli che hai o che hai visto, ma il Blu e il Giallo sono doppi.',
      },
      dark: {
        title: 'Resta alla luce',
        says: 'L’Energia viene meno Sezione dopo Sezione. Nell’Oscurità gli attacchi sono peggiori, mirare è più difficile e i Computer sono spenti.',
      },
      knowledge: {
        title: 'Impara',
        says: 'Più sai degli Intrusi, più Debolezze loro e carte tue puoi usare.',
      },
      cards: { title: 'Le carte sono tempo', says: 'Tutto ciò che fai si paga con le carte della tua mano.' },
      noise: {
        title: 'Il Rumore li attira',
        says: 'Quando entri in una Stanza vuota effettui un Tiro Rumore. Un Corridoio che ha già un segnalino Rumore porta un Intruso.',
      },
      trust: {
        title: 'Chiedi, e dubita',
        says: 'Chi ha guardato un gettone può dirtelo, scambiare ciò che sa, o mentire.',
      },
    },
    roundSteps: {
      draw: { title: 'Pescare', says: 'Tutti pescano fino ad avere cinque carte.' },
      turns: { title: 'Round', says: 'In ordine, ciascuno gioca round di due Azioni, finché tutti non hanno passato.' },
      pass: {
        title: 'Passare',
        says: 'Chi non può o non vuole continuare passa. Quando tutti hanno passato, il Complesso risponde:',
      },
      launch: {
        title: 'Lancio',
        says: 'Se su questo spazio del Tracciato del Tempo c’è un gettone SSC, decide quali Capsule partono.',
      },
      time: { title: 'Tempo', says: 'Un Turno in meno alla bonifica.' },
      outage: {
        title: 'Soglia di Energia',
        says: 'Quando il tempo supera una Soglia che conta, si spegne il gettone Energia acceso con il numero più alto.',
      },
      noise: { title: 'Silenzio', says: 'Dove c’è Energia, il Rumore svanisce, tranne accanto a qualcuno.' },
      attack: { title: 'Attacchi', says: 'Ogni Intruso che è in una Stanza con qualcuno attacca.' },
      fire: { title: 'Fuoco', says: 'Brucia Intrusi e Uova.' },
      event: {
        title: 'Evento',
        says: 'Gli Intrusi si muovono, poi succede qualcosa; nell’Oscurità, qualcosa di più.',
      },
      bag: { title: 'Sacchetto', says: 'Ciò che si annida là fuori cresce.' },
    },
    signGroups: { creatures: 'Intrusi', place: 'Il Complesso' },
    sign: {
      danger: {
        title: 'Pericolo',
        says: 'Gli Intrusi delle Stanze adiacenti che non sono in Combattimento vengono da te. Se non ce ne sono, ogni Corridoio della Stanza riceve un segnalino Rumore.',
      },
      fire: {
        title: 'Fuoco',
        says: 'Chi conclude qui un round subisce una Ferita Leggera. Se serve un altro segnalino e non ne restano, il Complesso è distrutto.',
      },
      malfunction: {
        title: 'Malfunzionamento',
        says: 'L’Azione e il Computer della Stanza non funzionano. Se serve un altro segnalino e non ne restano, il Complesso è distrutto.',
      },
      doorClosed: {
        title: 'Portellone Chiuso',
        says: 'Non passa nessuno. Un Intruso che ci prova lo distrugge.',
      },
      technical: {
        title: 'Corridoi Tecnici',
        says: 'Gli Intrusi li usano; le persone quasi mai. Il Rumore al loro interno si sente a ogni Ingresso.',
      },
      computer: {
        title: 'Computer',
        says: 'Con Energia, qui si può usare una delle tre opzioni della carta Azione Computer scoperta.',
      },
      vent: {
        title: 'Ventilazione',
        says: 'Ogni Personaggio e ogni Intruso in questa Stanza muore quando finisce la Fase Giocatori, a meno che un Portellone non si apra o venga distrutto.',
      },
      egg: { title: 'Uovo', says: 'Pesante. Non è un Intruso, e vale la pena di studiarlo.' },
      carcass: {
        title: 'Carcassa',
        says: 'Ciò che resta di un Intruso. Pesante, e vale la pena di studiarla.',
      },
      stairs: {
        title: 'Scale di Emergenza',
        says: 'Collegano le Sezioni, non appartengono a nessuna e sono sempre al buio.',
      },
      elevator: {
        title: 'Ascensore',
        says: 'Ha un’Energia propria. Chiamarlo è un’Azione, usarlo un’altra, senza Rumore.',
      },
      knowledge: {
        title: 'Conoscenza',
        says: 'Rende utili carte e Debolezze. La richiedono alcuni Obiettivi e un Protocollo di Emergenza.',
      },
      signal: {
        title: 'Segnale',
        says: 'Si invia dalla Sala Controllo delle Trasmissioni. Lo richiedono alcuni Obiettivi e un Protocollo di Emergenza.',
      },
      injury: { title: 'Danno', says: 'Su un Intruso. Ogni volta si pesca una carta che dice se basta a ucciderlo.' },
      attack: {
        title: 'Attacco',
        says: 'Si pesca una carta; colpisce se mostra questo tipo. Nell’Oscurità può fare di più.',
      },
      weakness: {
        title: 'Debolezza',
        says: 'La prima è già nota e vale da Conoscenza 3; una volta rivelate, la seconda vale da 5, la terza da 8.',
      },
      power: {
        title: 'Energia',
        says: 'C’è un gettone per ogni Sezione e uno per l’Ascensore. Danno luce, mira migliore e Computer funzionanti.',
      },
      dark: {
        title: 'Oscurità',
        says: 'Eventi e attacchi hanno effetti in più su chi vi si trova.',
      },
      backup: {
        title: 'Generatore d’Emergenza',
        says: 'Finché è attivo, le Soglie Rosse del Tracciato del Tempo non hanno effetto.',
      },
      contingency: {
        title: 'Protocollo di Emergenza',
        says: 'Ce ne sono sette, il Blu e il Giallo due volte. Uno è attivo e vale alla fine; il Verde non uccide nessuno. Un codice è escluso quando ne hai visto ogni copia.',
      },
      cssPod: {
        title: 'Capsula SSC',
        says: 'Un posto ciascuna. Ci si entra quando c’è un gettone SSC; il gettone decide quali Capsule partono; dalle altre si esce con una Ferita Grave.',
      },
      gate: {
        title: 'Cancello',
        says: 'Si apre alla prima morte, con la sua chiave, o quando l’Autodistruzione diventa rossa.',
      },
      rover: {
        title: 'Rover e Bunker',
        says: 'Il Rover porta in salvo una persona. Anche con una tuta ci si può salvare, ma serve un Tiro Rumore.',
      },
      isolation: {
        title: 'Stanza di Isolamento',
        says: 'Dallo spazio 8 in poi ci si può rinchiudere. Non resiste a un’esplosione.',
      },
      alert: {
        title: 'Procedura di Allerta',
        says: 'Dimezza il tempo che resta, e apre subito la Stanza di Isolamento.',
      },
      selfDestruct: {
        title: 'Autodistruzione',
        says: 'Ci sono tre spazi per fermarla. Quando è rossa nulla la ferma, e il Cancello si apre.',
      },
      purge: { title: 'Bonifica', says: 'Quando il tempo scade, chi è nel Complesso e non in isolamento muore.' },
    },
  },
}
