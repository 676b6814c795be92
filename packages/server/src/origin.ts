/** Whose page a browser's request comes from. Other people's pages may look at nothing and change nothing here. */
import type { IncomingMessage } from 'node:http'
import { type Among, hostOf } from './address.ts'

export interface OriginSettings {
  trust: Among
  /** Besides the server's own: such as https://play.example.org. */
  allowedOrigins: readonly string[]
}

/**
 * For WebSocket upgrades and every request that changes something. What is no browser sends no Origin and passes: it
 * could send any. The opaque origin `null` (a sandboxed frame, a local file) is nobody's.
 */
export function originAllowed(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  { trust, allowedOrigins }: OriginSettings,
): boolean {
  const { origin } = request.headers
  if (origin === undefined || allowedOrigins.includes(origin)) return true
  const from = URL.parse(origin)
  if (!from || !/^https?:$/.test(from.protocol) || from.origin !== origin) return false
  // Read with the origin's scheme, whose default port both may leave out.
  return URL.parse(`${from.protocol}//${hostOf(request, trust)}`)?.host === from.host
}
