/** The first watch on the ship: one short group of sentences beside each lit thing. */
import type { Translation } from '../../areas.ts'
import type { nemesisWatch as en } from '../../en/watch/nemesis.ts'

export const nemesisWatch: Translation<typeof en> = {
  title: 'Prima guardia: la nave',
  steps: {
    awake:
      'Sei l’Esploratore, sveglio su una nave che dovrebbe dormire. Torna sano e salvo in una Camera di Ibernazione.',
    clock: 'Dieci Turni al salto. Le Camere si aprono sull’8. Chi è ancora sveglio allo 0 muore.',
    cards: 'Cinque carte. Ognuna fa qualcosa, e ognuna è anche denaro: scartala per pagare qualcos’altro.',
    pickRoom:
      'Un round sono due Azioni. Comincia col muoverti: scegli la Stanza evidenziata, che nessuno ha esplorato.',
    payMove: 'Muoversi costa una carta qualsiasi. Una è già proposta; toccane un’altra se preferisci perdere quella.',
    explored:
      'Qui non era mai entrato nessuno. È la Sala Controllo Motori: due Strumenti da trovare, e un Malfunzionamento.',
    noise: 'Entri in una Stanza vuota, quindi fai Rumore. Il dado decide quale Corridoio ti sente.',
    marker:
      'Un segnalino è solo un avvertimento. Se questo Corridoio esce di nuovo, da un capo o dall’altro, ne viene fuori qualcosa.',
    search:
      'Seconda Azione: gioca Ricerca. Nelle Stanze gialle ci sono attrezzi, nelle verdi medicinali, nelle rosse armi, nelle bianche di tutto.',
    keep: 'Tienine uno; entrambi riparano questa Stanza. Una riga verde vuol dire: utile a un tuo Obiettivo segreto. Gli altri vedono solo il colore.',
    captainSignals:
      'Gli altri hanno due Azioni a testa. Vega, il Capitano, va nella Sala Comunicazioni e invia il Segnale. Perché? È un segreto.',
    mechanicRepairs:
      'Ito, il Meccanico, esplora le Cabine e tira un 1. Ricorda quel Corridoio con il Rumore: porta all’Ibernatorio.',
    repair:
      'Di nuovo il tuo round. Le strisce indicano un Malfunzionamento: l’Azione della Stanza non funziona. Usa ciò che hai trovato; costa una carta.',
    repairPart: 'Gli Attrezzi possono riparare una Stanza o aprire un Portellone. Scegli la riparazione.',
    roomAction: 'Ogni Stanza sa fare una cosa, di solito per due carte. Questa ti fa vedere tutti e tre i Motori.',
    engines:
      'Il Motore 1 è danneggiato, il 2 e il 3 funzionano. Alla nave ne servono due per volare. L’hai visto solo tu, quindi puoi mentire.',
    pass: 'Niente carte, niente Azioni. Passa. Al prossimo Turno peschi di nuovo fino a cinque.',
    time: 'Tutti hanno passato, quindi tocca alla nave. Prima l’orologio: nove.',
    event: 'Una carta Evento per Turno. Questa porta Rumore nei Corridoi Tecnici: ora si sente a ogni Ingresso verde.',
    bag: 'Infine, un gettone dal sacchetto delle creature. Una Larva è cresciuta: entra un Adulto. Aspettare peggiora sempre le cose.',
    newRound: 'Nuovo Turno: di nuovo cinque carte. Ora comincia il Capitano.',
    company: 'Il Capitano ti raggiunge e non tira il dado. Entrare dove c’è già qualcuno non fa Rumore.',
    pickHome: 'Le Camere si aprono alla fine di questo Turno. Vai nell’Ibernatorio.',
    odds: 'Due facce su dieci indicano il Corridoio in cui il Meccanico ha fatto Rumore. Le altre otto sono sicure. Vai?',
    encounter: 'Un 1. In quel Corridoio c’era già Rumore: il segnalino se ne va e dal sacchetto esce un gettone.',
    objective:
      'Primo contatto. Ora ognuno tiene un Obiettivo e rimuove l’altro dal gioco. Sopravvivere non basta: per vincere devi completare il tuo Obiettivo.',
    surprise: 'Il suo numero è 3 e hai 4 carte: nessun Attacco a Sorpresa. Con due carte in mano colpirebbe subito.',
    shoot:
      'Combattimento: spara, colpisci o fuggi. Sparare costa una carta e 1 Munizione; tre facce su sei infliggono Danni a un Adulto.',
    tough: 'Due colpi a segno! Una carta dice quanto resiste stavolta: 4. Due non bastano. Resta qui.',
    alone: 'Il Capitano passa con tre carte in mano. Nessuno è obbligato ad aiutarti.',
    flee: 'Se resti, attacca alla fine del Turno. Se fuggi, attacca una volta, adesso. Fuggi verso il Capitano.',
    wounded:
      'Una Ferita Leggera e una carta Contaminazione. Tre Leggere fanno una Grave; dopo tre Gravi, qualsiasi Ferita uccide.',
    contamination:
      'La Contaminazione si nasconde nel tuo mazzo e non serve per pagare. Una carta su quattro è infetta: può metterti dentro una Larva.',
    keepCards:
      'Restano due carte. Passa e tienile: le carte in mano sono la tua corazza, e peschi solo fino ad averne cinque.',
    discardNone: 'Quando passi puoi scartare carte per pescarne di nuove. Stavolta tienile entrambe.',
    open: 'Otto. Le Camere sono aperte.',
    walksAway:
      'La carta Evento muove gli Adulti lungo il Corridoio 3. Il tuo esce dall’Ibernatorio ed entra nella Stanza inesplorata qui accanto.',
    takesPlace: 'Ecco la Contaminazione. Conta come una delle tue cinque carte, e non serve per pagare.',
    rest: 'Il Meccanico è già alle Camere. Gioca Riposo: scansioni la tua Contaminazione e rimuovi quella pulita.',
    clean: 'Pulita. Se ci fosse scritto INFETTO, ora avresti dentro una Larva, e una seconda ti ucciderebbe.',
    goHome: 'Lì c’è già qualcuno, quindi entrare non fa Rumore. Vai nell’Ibernatorio.',
    motivation: 'Il Capitano ti segue e gioca Motivazione: tutti nella Stanza pescano una carta. C’è anche chi aiuta.',
    mechanicSleeps: 'Il Meccanico entra nella Camera: due carte, un Tiro Rumore, non arriva nulla. Dorme.',
    hibernate:
      'Tre facce su dieci portano qualcosa: due per il Rumore nel Corridoio, una per l’Adulto qui accanto. Entra lo stesso.',
    jump: 'Dormono tutti, e la nave compie il salto. Ora quattro domande decidono chi vive e chi vince: Motori, rotta, infezione, Obiettivo.',
  },
  answers: {
    first: 'Buon istinto. Prima continua a leggere; tra poco tocca a te.',
    notNow: 'Andrebbe bene. Prima però facciamo ciò che è evidenziato.',
    careful: 'Più silenzioso, e caro il doppio. Vediamo prima cosa fa il Rumore.',
    otherDoor: 'Si può andare anche lì. Nella Stanza evidenziata c’è qualcosa per noi.',
    spendFirst: 'Bella carta. Prima spendine una per muoverti.',
    keepSearch: 'Tieni Ricerca: ti serve tra poco. Paga con un’altra carta.',
    lookHere: 'Puoi. Ma prima guarda cosa c’è qui.',
    repairFirst: 'Puoi. Prima però ripara questa Stanza: nasconde qualcosa che devi sapere.',
    doorLater: 'I Portelloni fermano gli Intrusi. Oggi viene prima la Stanza.',
    lookFirst: 'Prima guarda. Da questo dipende se qualcuno tornerà a casa.',
    carefulNextTime: 'Due carte, niente dado. Buona idea per la prossima volta; oggi è meglio che tu veda questo.',
    chambersBehind: 'Non di là: le Camere sono nella Stanza evidenziata.',
    lonely: 'Quello vuole il Capitano morto. È permesso, ma resterai senza amici. Sceglilo di nuovo se fai sul serio.',
    bareHands: 'Mancare il colpo a mani nude costa una Ferita Grave. Hai un Fucile.',
    plainShot: 'Ancora meglio, e gratis. Prima però il colpo semplice.',
    shootFirst: 'Tra poco. Prima prova il Fucile.',
    stillBites: 'Una possibilità su due di colpirlo, e a fine Turno morde lo stesso.',
    keepFight: 'Tienila: può aiutarti proprio in questo combattimento. Paga con un’altra carta.',
    priceFirst: 'Sì: con quella carta fuggi senza subire l’attacco. Ma prima guarda quanto costa fuggire.',
    toTheCaptain: 'Anche quella via è libera. Fuggi verso il Capitano: in compagnia non si fa Rumore.',
    fullHand: 'Potresti. Ma poi dormiresti con meno carte in mano.',
    scanFirst: 'Dormiresti, e forse non ti sveglieresti più. Prima la Scansione.',
    now: 'L’Adulto è a una Stanza da qui. Entra adesso.',
  },
  know: {
    cards: 'Le carte sono denaro.',
    noise: 'Il Rumore li attira.',
    company: 'In compagnia non fai Rumore.',
    hand: 'Una mano piena ti protegge.',
    rooms: 'Un Malfunzionamento blocca l’Azione della Stanza; alcuni Strumenti lo riparano.',
    fights: 'L’esito di uno scontro è incerto, e fuggire fa male.',
    scan: 'Fai la Scansione prima di dormire.',
    winning: 'Sopravvivere non è vincere.',
  },
  toMeet: 'Fuoco, Secrezione, Portelloni, Uova e Nido, Capsule di Salvataggio, Autodistruzione e mentirsi a vicenda.',
  won: 'Raggiungi la Terra, e vinci. Anche il Meccanico. Il Capitano è vivo, ma ha perso: nessuna Debolezza è mai stata rivelata.',
  livedAndLost: 'Ti svegli. Anche il Capitano, ma il tuo Obiettivo voleva una morte. Sei in vita, ma hai perso.',
}
