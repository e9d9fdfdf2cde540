import { Resolver } from 'node:dns/promises'

/** Resolves a host name to all its addresses; an empty list if it has none. Called once per request. */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>

const TRY_MS = 2_000
const TRIES = 2
const NO_ADDRESS: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA'])

/**
 * Queries the system's name servers, or the given ones. It avoids `dns.lookup`, which blocks one of two
 * threads of the whole process: two names with unresponsive servers would delay all requests.
 */
export const resolveBy =
  (servers?: readonly string[]): Resolve =>
  async (hostname, signal) => {
    const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES })
    if (servers) resolver.setServers(servers)
    const cancel = (): void => resolver.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    try {
      const lookups = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
      const addresses = lookups.flatMap(lookup => (lookup.status === 'fulfilled' ? lookup.value : []))
      const failed = lookups.find(lookup => lookup.status === 'rejected' && !hasNoAddress(lookup.reason))
      // Name servers often fail for one of the two record types; addresses of the other type are used
      // nevertheless.
      if (addresses.length === 0 && failed?.status === 'rejected') throw failed.reason
      return addresses
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }

/** Whether a name server confirmed that the name has no address. */
export const hasNoAddress = (error: unknown): boolean =>
  NO_ADDRESS.has((error as { code?: unknown } | null)?.code)
