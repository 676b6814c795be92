/** For programs that tests start: sources that one of them has compiled, the next need not compile again. */
import { fileURLToPath } from 'node:url'

export const COMPILED = { NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url)) }
