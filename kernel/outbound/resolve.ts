import { Resolver } from 'node:dns/promises'

/** Every address of a host name; none when there is none. Called once for a request. */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>

const TRY_MS = 2_000
const TRIES = 2
const NO_ADDRESS: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA'])

/**
 * Asks name servers, the system's own unless others are given. Not by `dns.lookup`: that waits in one of two threads of the
 * whole process, so that two names whose servers do not answer would hold up everybody's requests.
 */
export const resolveBy = (servers?: readonly string[]): Resolve => async (hostname, signal) => {
  const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES })
  if (servers) resolver.setServers(servers)
  const cancel = (): void => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    const addresses = answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
    const fault = answers.find(answer => answer.status === 'rejected' && !hasNoAddress(answer.reason))
    // A server that fails for one of the two kinds is common; what came is judged all the same.
    if (addresses.length === 0 && fault?.status === 'rejected') throw fault.reason
    return addresses
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** Whether a name server has said for certain that there is no address. */
export const hasNoAddress = (error: unknown): boolean => NO_ADDRESS.has((error as { code?: unknown } | null)?.code)
