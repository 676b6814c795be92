/** The first watch in the facility. Every sentence has at most 25 words. */
import type { Translation } from '../../areas.ts'
import type { lockdownWatch as en } from '../../en/watch/lockdown.ts'

export const lockdownWatch: Translation<typeof en> = {
  title: 'Prima guardia: il Complesso',
  steps: {
    awake: 'Sei l’Hacker, nelle profondità di Marte. L’Energia viene meno, qualcosa caccia nel buio, e tu vuoi uscire.',
    clock:
      'Fra dieci Turni la Corporation uccide chi è ancora qui: è la bonifica. Le Capsule da carico (SSC) partono nei Turni segnati: il 10 e l’8.',
    order:
      'Un ordine segreto, il Protocollo di Emergenza, decide alla fine chi muore. Il tuo, il Codice Giallo, uccide chi sa troppo poco: Conoscenza 4 o meno.',
    twoYellow:
      'Il codice che qualcuno ha in mano non è quello segreto. Ma di Gialli ce ne sono due: l’altro può ancora ucciderti.',
    walk: 'Ogni carta fa qualcosa, e con ogni carta puoi pagare. Un round sono due Azioni. Vai all’Ascensore: una carta, ma non Piano Magistrale.',
    noise:
      'Qui non c’era nessuno, quindi hai fatto Rumore. Il dado ha scelto il Corridoio delle scale. Un segnalino è solo un avvertimento.',
    call: 'L’Ascensore è una sezione più in basso, in S-02. Ha un’Energia propria. Chiamalo: una carta, niente Rumore.',
    sentryTakes:
      'Con te giocano in due: Oduya, la Sentinella, e Brandt, l’Inserviente. Oduya prende un Protocollo avanzato e lo guarda da sola.',
    ride: 'L’Inserviente ti raggiunge e non tira: entrare dove c’è già qualcuno non fa Rumore. Scendi in S-02, dove c’è luce.',
    along: 'L’Ascensore porta anche gli altri, se vogliono. Porta Brandt, l’Inserviente.',
    archive:
      'Alla luce i Computer funzionano, si spara meglio e il Rumore svanisce dove non c’è nessuno. Entra nella Stanza inesplorata.',
    plan: 'È l’Archivio. La sua Azione costa due carte; Piano Magistrale la fa da solo. Ottieni 2 Conoscenza e vedi un Protocollo.',
    planPart: 'Una carta con due metà: scegli l’Azione della Stanza.',
    token: 'Di chi vuoi vedere un Protocollo? Guarda il primo di Oduya, la Sentinella.',
    grey: 'Il Codice Grigio uccide chi parte in Capsula. L’unico ce l’ha la Sentinella, quindi non è attivo: le Capsule non lo temono.',
    pass: 'Niente carte, niente Azioni. Passa. Al prossimo Turno peschi di nuovo fino a cinque.',
    launch10:
      'Tutti hanno passato. Il gettone del 10 dice quali Capsule partono: NESSUNA. Chi fosse in una Capsula ora ne uscirebbe ferito gravemente.',
    outage:
      'L’orologio va a 9 e supera una Soglia Rossa: si spegne il gettone Energia blu più alto. Era la luce di S-02.',
    event: 'Un Evento per Turno, e nell’Oscurità fa di più: ora c’è Rumore in ogni Corridoio intorno a te.',
    janitorLooks:
      'L’Inserviente risveglia il Computer spento, guarda il gettone delle Capsule dell’8 e dice: "Partono tutte". Ci credi?',
    neuralink:
      'Senza Energia, per usare un Computer ci vuole un trucco. L’Inserviente ne aveva uno, e anche tu: gioca Neurolink.',
    learn: 'La carta Computer offre tre cose. Prendi la Conoscenza: arrivi a 4, e il Giallo a 4 uccide ancora.',
    intoTheDark:
      'Per il Laboratorio e la Capsula A si passa dalla Chirurgia. È buia, e in due dei suoi quattro Corridoi c’è Rumore. Vai.',
    encounter:
      'Un 4: in quel Corridoio c’è già Rumore. I segnalini qui intorno spariscono, e dal sacchetto esce un gettone.',
    objective:
      'Primo contatto. Ora ognuno tiene un Obiettivo e rimuove l’altro dal gioco. Sopravvivere non basta: per vincere devi completare il tuo Obiettivo.',
    surprise: 'Due numeri: 2 alla luce, 4 al buio. Hai 3 carte. Qui sono troppo poche, quindi colpisce subito.',
    wounded:
      'Due Ferite Leggere: una per gli artigli, una per l’Oscurità. E una carta Contaminazione: una carta inutile che può nascondere una Larva.',
    lightsOn:
      'La Sentinella usa il Generatore di Energia, e in S-02 torna la luce. Qualunque cosa voglia, la luce ti aiuta a combattere.',
    shoot: 'Sparare costa una carta e 1 Munizione. Alla luce tiri il dado migliore.',
    double: 'Un colpo a segno, o due se scarti una carta. Scartane una.',
    pickUp: 'Una carta dice quanto resiste stavolta: 2. È morto. Raccogli la Carcassa: una carta, una mano.',
    passAgain: 'Niente più carte, ma sei alla luce. Al buio, restare senza carte è cercare guai. Passa.',
    hatching:
      'Da qualche parte si schiude un Uovo. Al buio, chi è senza carte avrebbe ora una Larva. La luce ti salva.',
    lab: 'Otto: in questo Turno possono partire le Capsule, e l’Inserviente è già nella B. Prima porta la Carcassa al Laboratorio.',
    analyze: 'Con Conoscenza 4 muori se è attivo il Giallo. Piano Magistrale è di nuovo in mano: analizza la Carcassa.',
    analyzePart: 'Scegli di nuovo l’Azione della Stanza.',
    claim:
      'Conoscenza 7, e una Debolezza delle creature è rivelata. La Sentinella grida: "È attivo il Grigio, le Capsule uccidono. Rinchiuditi!" Tu sai che non è vero.',
    toPod: 'Il Grigio l’hai visto in mano alla Sentinella stessa. Prosegui fino alla Capsula A.',
    enter: 'Entra: due carte, poi scarti il resto della mano e passi. In una Capsula c’è posto per uno.',
    launch:
      'La Sentinella si rinchiude nella Stanza di Isolamento. Poi si rivela il gettone dell’8: TUTTE. L’Inserviente diceva la verità.',
    end: 'È finita. Tre domande decidono chi vive e chi vince: il Protocollo segreto, l’infezione, l’Obiettivo. Ricorda: la tua Conoscenza è 7.',
  },
  answers: {
    first: 'Buon istinto. Prima continua a leggere; tra poco tocca a te.',
    notNow: 'Andrebbe bene. Prima però facciamo ciò che è evidenziato.',
    careful: 'Più silenzioso, ma caro il doppio. Vediamo prima che cosa fa il Rumore.',
    otherDoor: 'Anche di là si passa. Ma dobbiamo andare nella Stanza evidenziata.',
    keepPlan: 'Tieni Piano Magistrale: tra poco ti fa risparmiare una carta. Paga con un’altra.',
    stairs: 'Anche le scale scendono, ma sono buie e si tira in ogni Stanza vuota. Prova l’Ascensore.',
    otherFloor: 'Va anche lì. Ma oggi la luce è in S-02.',
    takeHim: 'Puoi salire senza nessuno, ma in compagnia fai meno Rumore. Porta l’Inserviente.',
    roomFirst: 'Anche guardare due Stanze inesplorate è utile. Ma ora l’Archivio vale di più.',
    sentryFirst: 'Ogni Protocollo che vedi aiuta. Questo conterà: guarda il primo della Sentinella.',
    knowledgeFirst: 'È utile, ma un altro giorno. Oggi è la Conoscenza a tenerti in vita.',
    bypassLater: 'Potresti accendere tu la luce. Sta per farlo qualcun altro; risparmia la carta.',
    scoreToo:
      'Quello vuole la morte della Sentinella. Può riuscire, ma non dipende da te. Sceglilo di nuovo se fai sul serio.',
    bareHands: 'Mancare il colpo a mani nude costa una Ferita Grave. Hai un’arma.',
    stayAndShoot: 'Se fuggi subisci un altro attacco. Alla luce hai più possibilità: spara.',
    discardIt: 'Un colpo potrebbe non bastare, e a fine Turno ti attacca. Spendi la carta.',
    takeIt: 'Non lasciare niente da cui puoi imparare. Raccogli la Carcassa.',
    labFirst: 'Tra poco. Prima impara: con Conoscenza 4 te ne manca uno.',
    podNow: 'Le Capsule partono alla fine di questo Turno. Vai ora.',
  },
  know: {
    light: 'La luce aiuta a combattere, ma non dura.',
    dark: 'Al buio, tieni più carte.',
    noise: 'Fare Rumore dove ce n’è già li attira; entrare dove c’è qualcuno non fa Rumore.',
    elevator: 'L’Ascensore non fa Rumore.',
    knowledge: 'La Conoscenza ti tiene in vita: a 3, 5 e 8 puoi usare una Debolezza in più.',
    orders:
      'Un gettone Protocollo che hai visto non è quello attivo, ma il Blu e il Giallo sono doppi. Sugli altri si mente.',
    pods: 'Le Capsule partono nei Turni segnati, e un gettone dice quali Capsule.',
    winning: 'Sopravvivere non è vincere.',
  },
  toMeet:
    'Il Bunker e il Cancello, il Generatore d’Emergenza, la Procedura di Allerta, l’Autodistruzione, il Fuoco, la Secrezione, creare Strumenti e scambiare con persone di cui non ti fidi.',
  won: 'Sei fuori, e vinci. Anche l’Inserviente, che voleva in vita esattamente un amico. L’Obiettivo della Sentinella era la tua morte.',
  livedAndLost: 'Sei fuori e in vita, ma il tuo Obiettivo non è completato. Sei in salvo, e hai perso.',
}
