import { type IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { addressFilter, addressOf, clientOf, hostOf, isDirect, isPublic, isTls } from '../src/addresses.ts'

function from(remoteAddress: string, headers: IncomingHttpHeaders = {}): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  Object.assign(request.headers, headers)
  return request
}

describe('ranges', () => {
  const trusted = addressFilter(['loopback', '10.0.0.0/8', '192.0.2.7', '2001:db8::/32'])

  test.each(['127.0.0.1', '127.9.9.9', '::1', '10.200.0.1', '::ffff:10.0.0.1', '192.0.2.7', '2001:db8:1::5'])(
    '%s is in',
    address => {
      expect(trusted(address)).toBe(true)
    },
  )
  test.each(['11.0.0.1', '192.0.2.8', '2001:db9::', '::2', '::ffff:11.0.0.1', 'localhost', '', undefined])(
    '%s is not',
    address => {
      expect(trusted(address)).toBe(false)
    },
  )
  test.each(['10.0.0.0/33', '10.0.0.0/0', '10.0.0/8', '::1/129', '10.0.0.0/', '10.0.0.0/8x', 'everybody', ''])(
    '%s is no range',
    range => {
      expect(() => addressFilter(['loopback', range])).toThrow(RangeError)
    },
  )
  test('a link-local address may name its interface', () => {
    expect(addressFilter(['linklocal'])('fe80::1%eth0')).toBe(true)
  })
})

describe('the address of a client', () => {
  const trust = addressFilter(['loopback', '10.0.0.0/8'])
  const forwarded = (entries: string) => ({ 'x-forwarded-for': entries })

  test('is the socket’s if nobody is trusted, whatever is claimed', () => {
    expect(addressOf(from('198.51.100.1', forwarded('203.0.113.9')))).toBe('198.51.100.1')
    expect(addressOf(from('198.51.100.1', forwarded('203.0.113.9')), trust)).toBe('198.51.100.1')
    expect(addressOf(from('127.0.0.1', forwarded('203.0.113.9')))).toBe('127.0.0.1')
  })

  test('is what the nearest trusted proxy saw, not what the client put before it', () => {
    expect(addressOf(from('127.0.0.1', forwarded('203.0.113.9')), trust)).toBe('203.0.113.9')
    expect(addressOf(from('127.0.0.1', forwarded('1.2.3.4, 203.0.113.9')), trust)).toBe('203.0.113.9')
    expect(addressOf(from('127.0.0.1', forwarded('1.2.3.4, 203.0.113.9 ,10.0.0.2')), trust)).toBe('203.0.113.9')
  })

  test('is read without the port that some proxies add', () => {
    expect(addressOf(from('127.0.0.1', forwarded('203.0.113.9:51234')), trust)).toBe('203.0.113.9')
    expect(addressOf(from('127.0.0.1', forwarded('1.2.3.4:5, 203.0.113.9:51234, 10.0.0.2:80')), trust)).toBe(
      '203.0.113.9',
    )
    expect(addressOf(from('127.0.0.1', forwarded('[2001:db8::1]:51234')), trust)).toBe('2001:db8::1')
    expect(addressOf(from('127.0.0.1', forwarded('[2001:db8::1]')), trust)).toBe('2001:db8::1')
    expect(addressOf(from('127.0.0.1', forwarded('2001:db8::1')), trust)).toBe('2001:db8::1')
    expect(addressOf(from('127.0.0.1', forwarded('203.0.113.9:port')), trust)).toBe('127.0.0.1')
  })

  test('is the proxy’s if it forwards nothing of use', () => {
    expect(addressOf(from('127.0.0.1'), trust)).toBe('127.0.0.1')
    expect(addressOf(from('127.0.0.1', forwarded('unknown')), trust)).toBe('127.0.0.1')
    expect(addressOf(from('127.0.0.1', forwarded(', ,')), trust)).toBe('127.0.0.1')
  })

  test('has one form', () => {
    expect(addressOf(from('::ffff:198.51.100.1'))).toBe('198.51.100.1')
    expect(addressOf(from('fe80::1%eth0'))).toBe('fe80::1')
  })
})

test('IPv6 addresses of one /64 are one client', () => {
  const near = ['2001:db8:0:5::1', '2001:db8:0:5:ffff:ffff:ffff:ffff', '2001:0DB8::5:1:2:3:4', '2001:db8:0:5::1.2.3.4']
  expect(new Set(near.map(clientOf))).toEqual(new Set(['2001:db8:0:5']))
  expect(clientOf('2001:db8:0:6::1')).toBe('2001:db8:0:6')
  expect(clientOf('::1')).toBe('0:0:0:0')
  expect(clientOf('198.51.100.1')).toBe('198.51.100.1')
})

test('host and scheme come from a proxy only if it is trusted', () => {
  const headers = {
    host: 'inside:8080',
    'x-forwarded-host': 'evil.example, play.example.org',
    'x-forwarded-proto': 'https',
  }
  const trust = addressFilter(['loopback'])
  expect(hostOf(from('127.0.0.1', headers), trust)).toBe('play.example.org')
  expect(isTls(from('127.0.0.1', headers), trust)).toBe(true)
  expect(hostOf(from('198.51.100.1', headers), trust)).toBe('inside:8080')
  expect(isTls(from('198.51.100.1', headers), trust)).toBe(false)
  expect(isTls(from('127.0.0.1', { ...headers, 'x-forwarded-proto': 'https, http' }), trust)).toBe(false)
  expect(hostOf(from('127.0.0.1'), trust)).toBe('')
})

test('a request through a proxy is not direct', () => {
  expect(isDirect(from('127.0.0.1'))).toBe(true)
  expect(isDirect(from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }))).toBe(false)
  expect(isDirect(from('127.0.0.1', { forwarded: 'for=127.0.0.1' }))).toBe(false)
  expect(isDirect(from('127.0.0.1', { via: '1.1 Caddy' }))).toBe(false)
  expect(isDirect(from('127.0.0.1', { 'x-real-ip': '203.0.113.9' }))).toBe(false)
  expect(isDirect(from('127.0.0.1', { 'x-forwarded-proto': 'https' }))).toBe(false)
})

describe('public', () => {
  test.each(['1.1.1.1', '8.8.8.8', '100.63.255.255', '100.128.0.0', '172.15.0.1', '172.32.0.1', '223.255.255.255'])(
    '%s',
    address => {
      expect(isPublic(address)).toBe(true)
    },
  )
  test.each(['2606:4700:4700::1111', '2a00:1450:4001:830::200e', '2001:4860:4860::8888'])('%s', address => {
    expect(isPublic(address)).toBe(true)
  })
})

describe('not public', () => {
  test.each([
    ['this host', '0.0.0.0'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.255'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['carrier-grade NAT', '100.127.255.255'],
    ['link-local, cloud metadata', '169.254.169.254'],
    ['protocol assignments', '192.0.0.170'],
    ['documentation', '203.0.113.1'],
    ['benchmarks', '198.19.0.1'],
    ['6to4 relays', '192.88.99.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['IPv4-mapped private', '::ffff:192.168.1.1'],
    ['IPv4-mapped public', '::ffff:8.8.8.8'],
    ['IPv4-mapped in hexadecimal', '::ffff:7f00:1'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::7f00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:7f00:1::'],
    ['unique local', 'fd12:3456::1'],
    ['link-local', 'fe80::1'],
    ['link-local with its interface', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['documentation', '2001:db8::1'],
    ['discard', '100::1'],
    ['no address', 'example.org'],
    ['no address', ''],
  ])('%s: %s', (_, address) => {
    expect(isPublic(address)).toBe(false)
  })
})
