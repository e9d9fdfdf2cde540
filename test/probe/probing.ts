import type { ExchangeResponse, Exchange, Headers } from '#tools/traffic/exchange.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import type { ProbeFixture } from './probe-fixture.ts'
import type { Caller, Column } from './callers.ts'

/** An operation to try with every kind of credential. */
export interface Probed {
  readonly name: string
  readonly isRead: boolean
  /** Why a refused request writes rows, if it does. */
  readonly leaves?: string
  /**
   * Whether a refusal is stored under the idempotency key, so that a repeat gets it too. Applies to callers
   * with a credential.
   */
  readonly keepsRefusals?: boolean
  /** Whether callers without a credential are permitted, so that their requests are checked one by one. */
  readonly isOpen?: boolean
  /** Whether success ends the session of the caller. */
  readonly endsSessions?: true
  /** Builds a valid request with ids of existing objects, to send with any credential. */
  readonly ready: (fixture: TenantFixture) => Promise<(headers: Headers) => Exchange>
  /** Table cell for a response. */
  readonly cellOf: (response: ExchangeResponse) => string
  /** Whether the operation took effect, so that the next request needs new objects. */
  readonly isDone: (response: ExchangeResponse) => boolean
  /** Additional check of a response for every caller. */
  readonly violationOf?: (response: ExchangeResponse) => string | undefined
}

export interface Outcome {
  readonly cells: Readonly<Record<string, string>>
  readonly violations: readonly string[]
}

type Ready = Partial<Record<'ours' | 'theirs', (headers: Headers) => Exchange>>

/**
 * Tries an operation with every credential. Checks the responses, the rows that refused requests changed, and
 * the data of other tenants.
 */
export async function probe(probed: Probed, probeFixture: ProbeFixture): Promise<Outcome> {
  const cells: Record<string, string> = {}
  const violations: string[] = []
  let ready: Ready = {}
  let before: readonly string[] = []
  // Created first, so that the other tenant's lists do not depend on the operations tried before.
  await probed.ready(probeFixture.theirs)
  for (const column of probeFixture.columns) {
    const responses = new Set<string>()
    for (const [index, caller] of column.callers.entries()) {
      if (ready[caller.names] === undefined) {
        await everybodySignedIn(probeFixture)
        ready[caller.names] = await probed.ready(probeFixture[caller.names])
        before = await probeFixture.everyRow()
      }
      const response = await probeFixture.exchange(ready[caller.names]!(await caller.headers()))
      const title = `${column.name} ${index + 1}`
      responses.add(probed.cellOf(response))
      violations.push(
        ...[probed.violationOf?.(response), leakedFromOthers(response, caller, probeFixture)].flatMap(
          violation => (violation === undefined ? [] : `${title}: ${violation}`),
        ),
      )
      if (!probed.isRead && probed.isDone(response)) {
        ready = {}
        if (probed.endsSessions)
          for (const fixture of [probeFixture.ours, probeFixture.theirs]) fixture.giveUpSessions()
        continue
      }
      if (!isCompared(probed, column, caller, probeFixture)) continue
      const after = await probeFixture.everyRow()
      const left = changed(before, after).filter(
        line => !(probed.keepsRefusals && !column.isInvalid && line.startsWith('kernel.idempotency ')),
      )
      if (left.length > 0 && probed.leaves === undefined)
        violations.push(`${title}: changed ${left.join(', ')}`)
      before = after
    }
    cells[column.name] = [...responses].join(' / ')
  }
  return { cells, violations }
}

/** Signs all callers in first, because signing in writes rows. */
async function everybodySignedIn({ columns }: ProbeFixture): Promise<void> {
  for (const { callers } of columns) for (const { headers } of callers) await headers()
}

/**
 * Checking every row costs more than a request, so requests that must not change anything share one check.
 */
function isCompared(
  { isRead, isOpen }: Probed,
  column: Column,
  caller: Caller,
  { columns }: ProbeFixture,
): boolean {
  const isLastOfColumn = caller === column.callers.at(-1)
  if (isRead) return isLastOfColumn && column === columns.at(-1)
  if (isOpen) return true
  return isLastOfColumn && (!column.isInvalid || !columns[columns.indexOf(column) + 1]!.isInvalid)
}

/** Tables whose rows have changed. */
const changed = (before: readonly string[], after: readonly string[]): string[] => {
  const old = new Set(before)
  return after.filter(line => !old.has(line))
}

/** A caller of one tenant must not see objects of another; an unauthenticated caller must not see any. */
function leakedFromOthers(
  { text }: ExchangeResponse,
  { of }: Caller,
  { ours, theirs }: ProbeFixture,
): string | undefined {
  const hidden = [...(of === 'ours' ? [] : ours.own), ...(of === 'theirs' ? [] : theirs.own)]
  const seen = hidden.find(each => text.includes(each))
  return seen === undefined ? undefined : `tells ${seen}: ${text.slice(0, 200)}`
}
