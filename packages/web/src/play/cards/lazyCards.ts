/** Cards with their pictures, fetched once the table is there. */
import { lazyPart, optionalPart } from '../../app/LazyPart.tsx'

export const CardFace = lazyPart(() => import('./CardFace.tsx').then(({ CardFace }) => CardFace), 'brief')
export const CardFull = optionalPart(() => import('./CardFull.tsx').then(({ CardFull }) => CardFull), 'brief')
