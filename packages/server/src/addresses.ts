/** IP addresses: where a request comes from, as far as proxies are trusted, and which addresses are public. */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

export type AddressFilter = (address: string | undefined) => boolean

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const familyOf = (address: string): 'ipv4' | 'ipv6' | null => {
  const version = isIP(address)
  return version === 0 ? null : version === 4 ? 'ipv4' : 'ipv6'
}

/** A filter of addresses, ranges such as 10.0.0.0/8, and the names above. Throws with the first word that is none of these. */
export function addressFilter(ranges: readonly string[]): AddressFilter {
  const list = new BlockList()
  for (const range of ranges.flatMap(range => NAMED[range] ?? range)) {
    const [network = '', length] = range.split('/')
    const family = familyOf(network)
    const bits = family === 'ipv4' ? 32 : 128
    const prefix = length === undefined ? bits : /^\d{1,3}$/.test(length) ? Number(length) : 0
    if (!family || prefix < 1 || prefix > bits) throw new RangeError(range)
    list.addSubnet(network, prefix, family)
  }
  return address => {
    const plain = withoutZone(address ?? '')
    const family = familyOf(plain)
    return family !== null && list.check(plain, family)
  }
}

const nobody: AddressFilter = () => false

/** Public addresses are those that the internet routes: no range that is reserved for another purpose. */
const isSetAside = addressFilter([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // Within global unicast: protocol assignments with Teredo, documentation, 6to4, documentation.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
])
const isGlobalUnicast = addressFilter(['2000::/3'])

/** IPv6 that carries an IPv4 address (mapped, translated, tunnelled) is not public either: it hides where it leads. */
export function isPublic(address: string): boolean {
  const family = familyOf(address)
  if (!family || isSetAside(address)) return false
  return family === 'ipv4' || isGlobalUnicast(address)
}

/** Sockets that listen on both protocols show IPv4 addresses as ::ffff:192.0.2.1. */
const plain = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? withoutZone(address)

const withoutZone = (address: string): string => address.replace(/%.*$/, '')

/** Some proxies write 192.0.2.1:4711, [2001:db8::1]:4711 or [2001:db8::1]. */
const withoutPort = (hop: string): string => /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(hop)?.slice(1).find(Boolean) ?? hop

type FromSocket = Pick<IncomingMessage, 'headers' | 'socket'>

/**
 * The client's address. Each trusted proxy appends the address that it was asked by to X-Forwarded-For. Everything to the
 * left of the first address that is not trusted may be invented.
 */
export function addressOf(request: FromSocket, trust: AddressFilter = nobody): string {
  let address = request.socket.remoteAddress ?? ''
  for (const hop of listOf(request, 'x-forwarded-for').reverse()) {
    const forwarded = withoutPort(hop)
    if (!trust(address) || !isIP(forwarded)) break
    address = forwarded
  }
  return plain(address)
}

/** The host that the client asked for, port included where it is not the scheme's own. */
export const hostOf = (request: FromSocket, trust: AddressFilter = nobody): string =>
  fromProxy(request, trust, 'x-forwarded-host') ?? request.headers.host ?? ''

/** True if the client used TLS, which only a proxy can know: this server speaks plain HTTP. */
export const isTls = (request: FromSocket, trust: AddressFilter = nobody): boolean =>
  fromProxy(request, trust, 'x-forwarded-proto') === 'https'

/** The headers that proxies add to the requests they pass on. */
const FROM_PROXY = /^(x-forwarded(-.+)?|x-real-ip|forwarded|via|(true|x|x-cluster)-client-ip|cf-connecting-ip)$/

/** True if no header says that a proxy passed the request on. */
export const isDirect = ({ headers }: FromSocket): boolean => !Object.keys(headers).some(name => FROM_PROXY.test(name))

/** The header as the nearest proxy set it, if that proxy is trusted. */
const fromProxy = (request: FromSocket, trust: AddressFilter, header: string): string | undefined =>
  trust(request.socket.remoteAddress) ? listOf(request, header).at(-1) : undefined

const listOf = ({ headers }: FromSocket, header: string): string[] =>
  [headers[header] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '')

/** The key that limits count by. An IPv6 subscriber has at least a /64, so its addresses count together. */
export function clientOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
