/** The turn bell: two soft strokes, for those who want to be called, whether or not they want to hear the table. */
import { ring as sound } from '../../sound/playSound.ts'

export const ring = (): void => sound('bell')
