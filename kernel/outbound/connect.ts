import { once } from 'node:events'
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { addressFault, canonicalAddress } from './addresses.ts'
import type { Connection, IdleConnectionPool } from './connection-pool.ts'
import { hasNoAddress, resolveBy, type Resolve } from './resolve.ts'
import type { OutboundFault, OutboundRequest } from './send.ts'
import { isLocalhost, type Target } from './url.ts'

/** How the outside is reached; tests put their own in place of these. */
export interface OutboundMeans {
  readonly resolve: Resolve
  /** Begins a connection to an address that was found to be allowed. */
  readonly dial: (to: { readonly host: string; readonly port: number }) => Socket
  /** Where connections wait for the next request; without it each serves one request alone. */
  readonly pool?: IdleConnectionPool
}

/** The system's name servers and network. */
export const NETWORK: OutboundMeans = {
  resolve: resolveBy(),
  dial: ({ host, port }) => connect({ host, port, autoSelectFamily: false, noDelay: true }),
}

/** Of a host with many addresses so many are tried. */
const ADDRESSES_MAX = 4
/** How long an address is waited for at most while there is another one. */
const ADDRESS_MS_MAX = 5_000

type Limits = Pick<OutboundRequest, 'rules' | 'timeoutMs'>
type Connected = Connection & { readonly isReused?: true } | OutboundFault

/**
 * A connection to the target, ready for the request. The name is resolved once, all of its addresses must be allowed, and the
 * connection goes to one of exactly these, or is one that was kept and leads there: neither a second answer of the name
 * server nor what an earlier one allowed has a way in.
 */
export async function connectTo({ url, host }: Target, { rules, timeoutMs }: Limits, means: OutboundMeans, signal: AbortSignal): Promise<Connected> {
  const found = await addressesOf(host, means.resolve, signal)
  if ('failure' in found) return found
  // One address that is not allowed condemns the name: mixing it with a public one is how a check is played for time.
  const fault = found.addresses.map(address => addressFault(address, rules)).find(each => each !== undefined)
  if (fault !== undefined) return { failure: 'address', message: `An address of the host ${fault}.` }

  const reused = means.pool?.take(url.origin, new Set(found.addresses.map(address => canonicalAddress(address)!)))
  if (reused) return { ...reused, isReused: true }

  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const addresses = found.addresses.slice(0, ADDRESSES_MAX)
  const connected = await dialled(addresses, port, Math.min(ADDRESS_MS_MAX, timeoutMs / addresses.length), means, signal)
  return 'failure' in connected || url.protocol === 'http:' ? connected : secured(connected, host, signal)
}

async function addressesOf(host: string, resolve: Resolve, signal: AbortSignal): Promise<{ readonly addresses: readonly string[] } | OutboundFault> {
  if (isIP(host) !== 0) return { addresses: [host] }
  if (isLocalhost(host)) return { addresses: ['127.0.0.1', '::1'] }
  try {
    const addresses = await orAborted(resolve(host, signal), signal)
    return addresses.length > 0 ? { addresses } : NO_ADDRESS
  } catch (error) {
    return hasNoAddress(error) ? NO_ADDRESS : { failure: 'dns', message: 'The host name could not be resolved.' }
  }
}

const NO_ADDRESS: OutboundFault = { failure: 'dns', message: 'The host name has no address.' }

async function dialled(addresses: readonly string[], port: number, addressMs: number, means: OutboundMeans, signal: AbortSignal): Promise<Connected> {
  let code: unknown
  for (const [index, address] of addresses.entries()) {
    if (signal.aborted) break
    const socket = means.dial({ host: address, port }).on('error', ignored)
    const isLast = index === addresses.length - 1
    const timer = isLast ? undefined : setTimeout(() => socket.destroy(new Error('this address does not answer')), addressMs)
    try {
      await once(socket, 'connect', { signal })
      // Before a byte is written: the other end is the address that was allowed.
      const checked = canonicalAddress(address)!
      if (canonicalAddress(socket.remoteAddress ?? '') === checked) return { socket, address: checked }
      socket.destroy()
      if (socket.remoteAddress !== undefined) return { failure: 'address', message: 'The connection led to another address than the one that was checked.' }
    } catch (error) {
      socket.destroy()
      code = (error as { code?: unknown }).code
    } finally {
      clearTimeout(timer)
    }
  }
  return { failure: 'connect', message: code === 'ECONNREFUSED' ? 'The host refused the connection.' : 'The host could not be reached.' }
}

async function secured({ socket: plain, address }: Connection, host: string, signal: AbortSignal): Promise<Connected> {
  const socket = connectTls({
    socket: plain, host, ...(isIP(host) === 0 && { servername: host }),
    // Said here, so that no setting of the process weakens it.
    rejectUnauthorized: true, minVersion: 'TLSv1.2', ALPNProtocols: ['http/1.1'],
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

/** What may be said of a failed handshake. */
export function tlsMessage(code: unknown): string {
  switch (code) {
    case 'CERT_HAS_EXPIRED': return 'The certificate has expired.'
    case 'CERT_NOT_YET_VALID': return 'The certificate is not valid yet.'
    case 'ERR_TLS_CERT_ALTNAME_INVALID': return 'The certificate is for another host.'
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN': return 'The certificate is signed by itself.'
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY': return 'The certificate is not signed by a known authority, or a certificate between the two is missing.'
    default: return 'No secure connection could be made.'
  }
}

/** Settles with the promise, or fails when the signal is aborted first, for what cannot be stopped itself. */
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

/** A socket must have a listener for its errors at all times; whoever waits for it learns of them by itself. */
const ignored = (): void => undefined
