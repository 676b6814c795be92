/** What somebody has seen in secret, as it stands in their notebook. */
import type { NoteView } from '@coldwake/rules'
import type { Message } from '../message.ts'

export const notes = {
  tile: { en: 'Room {room}: {tile}', es: 'Compartimento {room}: {tile}' },
  token: { en: 'Token of room {room}: {token}', es: 'Ficha del compartimento {room}: {token}' },
  returned: {
    en: '{card} went under {deck} (Round {round})',
    es: '{card} quedó en el fondo de {deck} (ronda {round})',
  },
  coordinates: { en: 'Coordinates: {coordinates}', es: 'Coordenadas: {coordinates}' },
  engine: { en: '{engine}: {state}', es: '{engine}: {state}' },
  event: { en: 'Top Event card in Round {round}: {card}', es: 'Primera carta de Evento en la ronda {round}: {card}' },
  objective: { en: 'Objective of {whom}: {card}', es: 'Objetivo de {whom}: {card}' },
  shown: { en: '{whom} showed you {card} (Round {round})', es: '{whom} te enseñó {card} (ronda {round})' },
  scan: { en: 'One of your Contamination cards: {word}', es: 'Una de tus cartas de Contaminación: {word}' },
} as const satisfies Record<NoteView['what'], Message>
