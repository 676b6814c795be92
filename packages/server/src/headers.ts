/** Security headers: nothing inline runs, no other page frames ours, no referrer leaves. */
import type { FastifyInstance } from 'fastify'
import { type AddressFilter, isTls } from './addresses.ts'

/** Nothing inline, scripts and styles alike. `'self'` in connect-src includes the WebSocket of this origin. */
const CONTENT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Browser features that no table needs, so that no injected script gets them either. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
]
  .map(feature => `${feature}=()`)
  .join(', ')

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** What a browser heeds of pages, of workers and of pictures that are opened as pages. */
const OF_PAGES = {
  'content-security-policy': CONTENT,
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
}

/** Parts of a page, a hundred of them for a table: with headers that nobody heeds they would weigh 50 kB more. */
const isPart = (url: string): boolean => /^\/assets\/[^?]+\.(css|woff2|js)$/.test(url) && !/worker[^/]*$/i.test(url)

export interface HeaderSettings {
  trust: AddressFilter
  /** The server's public address begins with https. */
  tls: boolean
}

export function addHeaders(app: FastifyInstance, { trust, tls }: HeaderSettings): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(ALWAYS)
    if (!isPart(request.url)) reply.headers(OF_PAGES)
    if (tls || isTls(request.raw, trust)) reply.header('strict-transport-security', 'max-age=31536000')
    // Pages and files set their own caching.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}
