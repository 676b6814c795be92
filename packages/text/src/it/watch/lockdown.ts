/** The first watch in the facility. Every sentence has at most 25 words. */
import type { Translation } from '../../areas.ts'
import type { lockdownWatch as en } from '../../en/watch/lockdown.ts'

export const lockdownWatch: Translation<typeof en> = {
  title: 'Primo turno di guardia: il complesso',
  steps: {
    awake: 'Sei l’Hacker, nelle profondità di Marte. L’energia viene meno, qualcosa caccia nel buio, e tu vuoi uscire.',
    clock:
      'Dieci turni prima che la Corporazione elimini tutto. Le capsule partono solo in turni segnati. Il tuo è l’8.',
    order:
      'Un ordine segreto decide alla fine chi muore. Hai un Giallo: uccide chi ha Conoscenza 4 o meno. Ce ne sono due.',
    walk: 'Ogni carta fa qualcosa, e ogni carta paga. Un round ha due azioni. Va’ all’ascensore: una carta, ma non Piano Magistrale.',
    noise:
      'Qui non c’era nessuno, quindi hai fatto rumore. Il dado ha scelto il corridoio delle scale. Un segnalino avverte soltanto.',
    call: 'L’ascensore è in S-02. Ha un’energia sua. Chiamalo: una carta, niente rumore.',
    sentryTakes:
      'La Sentinella prende un altro ordine dalla zona neutrale e lo legge da sola. Ora la Sentinella ne ha due.',
    ride: 'L’Inserviente ti raggiunge e non tira: entrare dove c’è qualcuno è silenzioso. Scendi in S-02, dove c’è luce.',
    along: 'L’ascensore porta anche gli altri, se vogliono. Porta Brandt, l’Inserviente.',
    archive:
      'Luce: i computer funzionano, si spara meglio e il rumore svanisce dove non c’è nessuno. Entra nella stanza sconosciuta.',
    plan: 'L’Archivio. La sua azione costa due carte; Piano Magistrale la fa da solo. Dà 2 Conoscenza e mostra un ordine.',
    planPart: 'Una carta con due metà: scegli l’azione della stanza.',
    token: 'Di chi vuoi vedere un ordine? Guarda il primo di Oduya, la Sentinella.',
    grey: 'Il Grigio uccide chi parte in capsula. È in una mano, quindi non è attivo: le capsule sono sicure.',
    pass: 'Niente carte, niente azioni. Passa. Il prossimo turno ripeschi fino a cinque.',
    launch10:
      'Tutti hanno passato. Si scopre il gettone del 10: NESSUNA. Chi fosse ora in capsula verrebbe buttato fuori, ferito.',
    outage: 'L’orologio va a 9 e supera una soglia rossa: si spegne il gettone blu più alto. Era la luce di S-02.',
    event: 'Un evento per turno, e al buio fa di più: ora c’è rumore in ogni corridoio intorno a te.',
    janitorLooks:
      'L’Inserviente sveglia il computer spento, guarda il gettone dell’8 e dice: "Partono tutte". Ci credi?',
    neuralink: 'Senza energia i computer non vanno per nessuno, tranne te. Gioca Neurolink.',
    learn: 'La carta del computer offre tre cose. Prendi la Conoscenza: arrivi a 4, e il Giallo a 4 uccide ancora.',
    intoTheDark:
      'Il Laboratorio e la capsula A sono oltre questa stanza. Due corridoi su quattro sono rumorosi, ed è buio. Va’.',
    encounter: 'Un 4: in quel corridoio c’è già rumore. I segnalini qui spariscono, e dal sacchetto esce un gettone.',
    objective: 'Primo contatto. Ora ognuno tiene un obiettivo e scarta l’altro. Sopravvivere non è vincere; questo sì.',
    surprise: 'Due numeri: 2 alla luce, 4 al buio. Hai 3 carte. Qui sono troppo poche, quindi colpisce subito.',
    wounded:
      'Un taglio, una carta contaminazione, e il buio ne aggiunge un altro. Tre ferite leggere ne fanno una grave.',
    lightsOn:
      'La Sentinella usa il Generatore di Energia, e S-02 è di nuovo illuminata. Qualunque cosa voglia la Sentinella, la luce è un’arma.',
    shoot: 'Sparare costa una carta e una munizione. Alla luce tiri il dado migliore.',
    double: 'Un colpo, o due se scarti una carta. Scartane una.',
    pickUp: 'Una carta dice quanto è resistente stavolta: 2. È morto. Raccogli la carcassa: una carta, una mano.',
    passAgain: 'Niente più carte, ma sei alla luce. Al buio, le mani vuote cercano guai. Passa.',
    hatching:
      'Da qualche parte si schiude un uovo. Al buio, chi è senza carte avrebbe ora una larva. La luce ti ha salvato.',
    lab: 'Otto: in questo turno partono le capsule, e l’Inserviente è già nella B. Prima porta la carcassa al Laboratorio.',
    analyze:
      'Con Conoscenza 4, se è attivo il Giallo muori. Piano Magistrale è di nuovo in mano: analizza la carcassa.',
    analyzePart: 'Scegli di nuovo l’azione della stanza.',
    claim:
      'Conoscenza 7, e una seconda debolezza è scoperta. La Sentinella grida: "È attivo il Grigio, le capsule uccidono. Rinchiuditi!" Tu sai che non è vero.',
    toPod: 'Il Grigio l’hai visto in mano alla Sentinella. Prosegui fino alla capsula A.',
    enter: 'Entra: due carte, il resto della mano si scarta, e passi. Una capsula porta uno.',
    launch:
      'La Sentinella si rinchiude nella Stanza di Isolamento. Poi si scopre il gettone dell’8: TUTTE. L’Inserviente diceva la verità.',
    end: 'L’ordine era il Giallo. Tu sai 7 e l’Inserviente 5; la Sentinella, al sicuro dietro la porta, sapeva 1.',
  },
  answers: {
    first: 'Buon istinto. Prima leggi; tra un attimo tocca a te.',
    notNow: 'Funzionerebbe. Facciamo prima ciò che è illuminato.',
    careful: 'Più silenzioso, e il doppio del prezzo. Vediamo prima che cosa fa il rumore.',
    otherDoor: 'Anche di là si passa. A noi serve la stanza illuminata.',
    keepPlan: 'Tieni Piano Magistrale; tra poco ti fa risparmiare una carta. Paga con un’altra.',
    stairs: 'Anche le scale scendono: buie, e un tiro in ogni posto vuoto. Prova l’ascensore.',
    otherFloor: 'Va anche lì. Oggi la luce è in S-02.',
    takeHim: 'Puoi andare da solo. In due si fa meno rumore: porta l’Inserviente.',
    roomFirst: 'Guardare due stanze sconosciute è utile. Ora l’Archivio vale di più.',
    sentryFirst: 'Ogni ordine che vedi aiuta. Questo conterà: il primo della Sentinella.',
    knowledgeFirst: 'Utile, un altro giorno. Oggi la Conoscenza ti tiene in vita.',
    bypassLater: 'Potresti accendere tu la luce. Sta per farlo qualcun altro; risparmia la carta.',
    scoreToo:
      'Quello vuole la morte della Sentinella. Può riuscire, ma non dipende da te. Scegli di nuovo se sei sicuro.',
    bareHands: 'Un colpo mancato a mani nude è una ferita grave. Hai un’arma.',
    stayAndShoot: 'Fuggire vuol dire un altro attacco. Alla luce hai più possibilità: spara.',
    discardIt: 'Un colpo potrebbe non bastare, e a fine turno morde. Spendi la carta.',
    takeIt: 'Non lasciare niente che insegni. Raccogli la carcassa.',
    labFirst: 'Tra poco. Prima impara: quattro è uno di meno.',
    podNow: 'Le capsule partono alla fine del turno. Ora.',
  },
  know: {
    light: 'La luce è un’arma, e si spegne.',
    dark: 'Al buio, tieni più carte.',
    noise: 'Un secondo rumore li chiama; in compagnia c’è silenzio.',
    elevator: 'L’ascensore non fa rumore.',
    knowledge: 'Ciò che impari ti tiene in vita: 3, 5 e 8 aprono debolezze.',
    orders: 'Un ordine che hai visto non è attivo. Sugli altri si mente.',
    pods: 'Le capsule partono in turni segnati, e un gettone dice quali.',
    winning: 'Sopravvivere non è vincere.',
  },
  toMeet:
    'Il Bunker e il Cancello, il generatore d’emergenza, l’allerta, l’autodistruzione, il fuoco, la secrezione, creare strumenti e trattare con chi non ti fidi.',
  won: 'Sei fuori, e vinci. Anche l’Inserviente, che voleva vivo esattamente un amico. L’obiettivo della Sentinella era la tua morte.',
  livedAndLost: 'Sei fuori e vivo, ma il tuo obiettivo non è compiuto. Sei sopravvissuto, e hai perso.',
}
