/** Names of people: every name is visible, differs from the others, and does not disturb the text around it. */

/** Characters that are invisible, or change the direction of the text around them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** More marks on one letter than any language needs would cover the lines around it. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu

/** The name as it is shown: without unseen characters, every space a single plain one. */
export const cleanName = (name: string): string =>
  name.normalize('NFC').replace(/\s/gu, ' ').replace(UNSEEN, '').replace(PILED_MARKS, '$1').replace(/ +/g, ' ').trim()

/** Names that look the same, but for capitals and spaces, have the same key. */
export const nameKey = (name: string): string => cleanName(name).normalize('NFKC').toLowerCase().replaceAll(' ', '')
