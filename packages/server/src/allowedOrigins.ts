/** Which origins may use this server. Pages of other origins can read nothing and change nothing here. */
import type { IncomingMessage } from 'node:http'
import { type AddressFilter, hostOf } from './addresses.ts'

export interface OriginSettings {
  trust: AddressFilter
  /** Origins besides the server's own, such as https://play.example.org. */
  allowedOrigins: readonly string[]
}

/**
 * Checks WebSocket upgrades and every request that changes something. A program that is no browser sends no Origin and
 * passes, since it could send any. The opaque origin `null` (a sandboxed frame, a local file) is refused.
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
 * The headers that let pages of ALLOWED_ORIGINS send requests and read the answers, which a browser otherwise prevents.
 * The server's own pages need no permission, and all others get none.
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
