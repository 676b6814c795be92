/** Which origins may use this server. Pages of other origins can read nothing and change nothing here. */
import type { IncomingMessage } from 'node:http'
import { type AddressFilter, hostOf } from './addresses.ts'

export interface OriginSettings {
  trust: AddressFilter
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

/**
 * What lets the pages of ALLOWED_ORIGINS ask and read over HTTP, which a browser otherwise keeps them from. The server's
 * own pages need no permission, and other people's get none.
 */
export function corsHeaders(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { allowedOrigins }: Pick<OriginSettings, 'allowedOrigins'>,
): Record<string, string> | null {
  const { origin } = headers
  if (origin === undefined || !allowedOrigins.includes(origin)) return null
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '3600',
    vary: 'origin',
  }
}
