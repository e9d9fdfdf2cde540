import { isIPv4, isIPv6 } from 'node:net'
import type { DestinationStream } from 'pino'
import { isId } from '#kernel/id.ts'
import type { AccessLogEntry } from '#gateway/access-log.ts'

/** How much of a client's address is logged: addresses are personal data, but banks need them to investigate misuse. */
export type AddressPolicy = 'full' | 'masked' | 'none'

export interface RequestLogOptions {
  readonly level: string
  readonly addresses: AddressPolicy
  readonly destination: DestinationStream
  /** Redacts secrets, IBANs and phone numbers in a text; needed because clients choose request ids and operation names. */
  readonly censored: (text: string) => string
}

const LEVELS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: Infinity } as const
const { debug: DEBUG, info: INFO, warn: WARN, error: ERROR } = LEVELS

/**
 * Writes a line for every request. All its fields are our own or validated, so the line is assembled directly: the logger's
 * redaction would add noticeably to the time of a read.
 */
export function createRequestLog({
  level,
  addresses,
  destination,
  censored,
}: RequestLogOptions): (entry: AccessLogEntry) => void {
  const min = LEVELS[level as keyof typeof LEVELS]
  return entry => {
    const lineLevel = levelOf(entry)
    if (lineLevel >= min) destination.write(lineOf(entry, lineLevel, addresses, censored))
  }
}

function levelOf({ status, isProbe }: AccessLogEntry): number {
  if (status === 503) return isProbe ? INFO : WARN
  if (status >= 500) return ERROR
  return isProbe ? DEBUG : INFO
}

function lineOf(
  {
    requestId,
    method,
    route,
    service,
    operation,
    status,
    durationMs,
    credential,
    workspaceId,
    client,
    traceId,
  }: AccessLogEntry,
  level: number,
  addresses: AddressPolicy,
  censored: (text: string) => string,
): string {
  const address = client === undefined ? undefined : addressOf(client, addresses)
  return (
    `{"level":${level},"time":"${new Date().toISOString()}","requestId":"${isId(requestId) ? requestId : censored(requestId)}","method":"${method}","route":"${route}","service":"${service}"` +
    (operation === undefined
      ? ''
      : `,"operation":"${service === 'graph' ? censored(operation) : operation}"`) +
    `,"status":${status},"durationMs":${durationMs.toFixed(2)}` +
    (credential === undefined ? '' : `,"credential":"${credential}"`) +
    (workspaceId === undefined ? '' : `,"workspaceId":"${workspaceId}"`) +
    (traceId === undefined ? '' : `,"traceId":"${traceId}"`) +
    (address === undefined ? '' : `,"client":"${address}"`) +
    ',"msg":"request"}\n'
  )
}

/** The part of the address that the policy permits: `masked` keeps 24 bits of IPv4 and 48 bits of IPv6. */
export function addressOf(client: string, policy: AddressPolicy): string | undefined {
  if (policy === 'none') return undefined
  const address = client.startsWith('::ffff:') && isIPv4(client.slice(7)) ? client.slice(7) : client
  if (isIPv4(address))
    return policy === 'full' ? address : `${address.slice(0, address.lastIndexOf('.'))}.0/24`
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return undefined
  return policy === 'full' ? bare : `${groupsOf(bare).slice(0, 3).join(':')}::/48`
}

/** The groups of an IPv6 address, with "::" expanded. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  if (!address.includes('::')) return before
  const after = tail === '' ? [] : tail.split(':')
  return [
    ...before,
    ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'),
    ...after,
  ]
}
