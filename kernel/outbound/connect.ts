import { once } from 'node:events'
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { addressIssue, canonicalAddress } from './addresses.ts'
import type { OutboundConnection, IdleConnectionPool } from './connection-pool.ts'
import { hasNoAddress, resolveBy, type Resolve } from './resolve.ts'
import type { OutboundError, OutboundRequest } from './request.ts'
import { isLocalhost, type Target } from './url.ts'

/** Access to the network; tests replace these functions. */
export interface OutboundMeans {
  readonly resolve: Resolve
  /** Opens a connection to an address that has passed the check. */
  readonly dial: (to: { readonly host: string; readonly port: number }) => Socket
  /** Pool of idle connections; without it each connection serves one request. */
  readonly pool?: IdleConnectionPool
}

/** The system's name servers and network. */
export const NETWORK: OutboundMeans = {
  resolve: resolveBy(),
  dial: ({ host, port }) => connect({ host, port, autoSelectFamily: false, noDelay: true }),
}

/** Maximum number of addresses of one host that are tried. */
const ADDRESSES_MAX = 4
/** Maximum time to wait for one address while another one is left. */
const ADDRESS_MS_MAX = 5_000

type Limits = Pick<OutboundRequest, 'rules' | 'timeoutMs'>
type Connected = (OutboundConnection & { readonly isReused?: true }) | OutboundError

/**
 * Connects to the target, or returns why this is not allowed or not possible. The name is resolved once, and
 * all of its addresses must be allowed. The connection goes to one of exactly these addresses, or is an idle
 * one to such an address. Neither a second DNS response nor an earlier check can therefore redirect it.
 */
export async function connectTo(
  { url, host }: Target,
  { rules, timeoutMs }: Limits,
  means: OutboundMeans,
  signal: AbortSignal,
): Promise<Connected> {
  const found = await addressesOf(host, means.resolve, signal)
  if ('failure' in found) return found
  // One forbidden address rules out the name: mixing it with a public one is a way to bypass the check.
  const issue = found.addresses.map(address => addressIssue(address, rules)).find(each => each !== undefined)
  if (issue !== undefined) return { failure: 'address', message: `An address of the host ${issue}.` }

  const reused = means.pool?.take(
    url.origin,
    new Set(found.addresses.map(address => canonicalAddress(address)!)),
  )
  if (reused) return { ...reused, isReused: true }

  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const addresses = found.addresses.slice(0, ADDRESSES_MAX)
  const connected = await dialFirst(
    addresses,
    port,
    Math.min(ADDRESS_MS_MAX, timeoutMs / addresses.length),
    means,
    signal,
  )
  return 'failure' in connected || url.protocol === 'http:' ? connected : startTls(connected, host, signal)
}

async function addressesOf(
  host: string,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<{ readonly addresses: readonly string[] } | OutboundError> {
  if (isIP(host) !== 0) return { addresses: [host] }
  if (isLocalhost(host)) return { addresses: ['127.0.0.1', '::1'] }
  try {
    const addresses = await orAborted(resolve(host, signal), signal)
    return addresses.length > 0 ? { addresses } : NO_ADDRESS
  } catch (error) {
    return hasNoAddress(error)
      ? NO_ADDRESS
      : { failure: 'dns', message: 'The host name could not be resolved.' }
  }
}

const NO_ADDRESS: OutboundError = { failure: 'dns', message: 'The host name has no address.' }

async function dialFirst(
  addresses: readonly string[],
  port: number,
  addressMs: number,
  means: OutboundMeans,
  signal: AbortSignal,
): Promise<Connected> {
  let code: unknown
  for (const [index, address] of addresses.entries()) {
    if (signal.aborted) break
    const socket = means.dial({ host: address, port }).on('error', ignored)
    const isLast = index === addresses.length - 1
    const timer = isLast
      ? undefined
      : setTimeout(() => socket.destroy(new Error('this address does not respond')), addressMs)
    try {
      await once(socket, 'connect', { signal })
      // Verifies that the remote address is the checked one, before a byte is written.
      const checked = canonicalAddress(address)!
      if (canonicalAddress(socket.remoteAddress ?? '') === checked) return { socket, address: checked }
      socket.destroy()
      if (socket.remoteAddress !== undefined)
        return {
          failure: 'address',
          message: 'The connection led to another address than the one that was checked.',
        }
    } catch (error) {
      socket.destroy()
      code = (error as { code?: unknown }).code
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    failure: 'connect',
    message: code === 'ECONNREFUSED' ? 'The host refused the connection.' : 'The host could not be reached.',
  }
}

async function startTls(
  { socket: plain, address }: OutboundConnection,
  host: string,
  signal: AbortSignal,
): Promise<Connected> {
  const socket = connectTls({
    socket: plain,
    host,
    ...(isIP(host) === 0 && { servername: host }),
    // Set explicitly, so that no setting of the process weakens it.
    rejectUnauthorized: true,
    minVersion: 'TLSv1.2',
    ALPNProtocols: ['http/1.1'],
  }).on('error', ignored)
  try {
    await once(socket, 'secureConnect', { signal })
    return { socket, address }
  } catch (error) {
    socket.destroy()
    plain.destroy()
    return { failure: 'tls', message: tlsMessage((error as { code?: unknown }).code) }
  }
}

/** The message for a failed handshake, without internal details. */
export function tlsMessage(code: unknown): string {
  switch (code) {
    case 'CERT_HAS_EXPIRED':
      return 'The certificate has expired.'
    case 'CERT_NOT_YET_VALID':
      return 'The certificate is not valid yet.'
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return 'The certificate is for another host.'
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
      return 'The certificate is self-signed.'
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
      return 'The certificate is not signed by a known authority, or a certificate between the two is missing.'
    default:
      return 'No secure connection could be made.'
  }
}

/**
 * Settles with the promise, or rejects when the signal is aborted first, for work that may not stop on the
 * signal.
 */
async function orAborted<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let abort = (): void => undefined
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(new Error('aborted'))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/**
 * A socket without an error listener would end the process. The code that waits for the socket handles its
 * errors.
 */
const ignored = (): void => undefined
