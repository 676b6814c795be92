/**
 * SHA-256 of a text, in hexadecimal digits. A page that did not come over TLS may not use the browser's own, and the file
 * of a game must prove its end there too.
 */
import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export const sha256 = (text: string): string => bytesToHex(hash(utf8ToBytes(text)))
