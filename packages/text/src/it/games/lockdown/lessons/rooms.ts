/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { rooms as en } from '../../../../en/games/lockdown/lessons/rooms.ts'

export const rooms: Translation<typeof en> = {
  halfTheParts: {
    title: 'Metà dei pezzi',
    task: 'Hai solo i Vestiti. Crea una Tuta Ambientale in questo round.',
    hint: 'Per creare servono due Strumenti adatti; nel Deposito ne basta uno.',
    solved: 'Una giacca e uno scaffale di attrezzi. Porta qui metà dei pezzi ed esci con tutto.',
    answers: {
      nothing: 'Il tuo round è finito, e non hai la tuta.',
    },
  },
  noAir: {
    title: 'Senza aria',
    task: 'La Regina è in una Stanza con un Ingresso ai Corridoi Tecnici, a due Stanze da qui. Uccidila senza sparare.',
    hint: 'La Sala Controllo Ventilazione chiude una Stanza così. Ciò che c’è dentro quando tutti hanno passato muore.',
    solved: 'Aveva la corazza, non l’aria. Assicurati che dentro non ci sia nessun altro.',
    answers: {
      friend: 'In quella Stanza c’era l’Inserviente.',
      lives: 'La Regina è viva.',
    },
  },
  dressForMars: {
    title: 'Vestirsi per Marte',
    task: 'Il Cancello è aperto, il Rover non c’è. Sei nella Stanza di Guardia all’uscita, con quattro carte. Raggiungi il Bunker in questo round.',
    hint: 'La Stanza di Guardia dà un Taser o una Tuta Ambientale. Con uno dei due si va al Bunker.',
    solved: 'Niente vicino e niente Rumore: il cammino era sicuro. Con Rumore intorno non lo sarebbe stato.',
    answers: {
      bare: 'Nessuno attraversa Marte senza Rover né tuta.',
      taser: 'Un Taser fuori non aiuta. Serviva la Tuta Ambientale.',
    },
  },
  threeInTwoHands: {
    title: 'Tre cose, due mani',
    task: 'Prendi l’Uovo in questo round e tieni sia l’arma sia la Torcia.',
    hint: 'Il Nastro Adesivo unisce due Strumenti Pesanti in una mano. Le Uova non le tiene.',
    solved: 'Arma e Torcia in una mano, l’Uovo nell’altra.',
    answers: {
      dropped: 'Hai lasciato cadere qualcosa. Quello che hai nell’Inventario poteva tenerlo.',
    },
  },
}
