import type { Answer, Exchange, Headers } from '../../tools/traffic/exchange.ts'
import type { TenantFixture } from '../../tools/traffic/tenant-fixture.ts'
import type { ProbeFixture } from './probe-fixture.ts'
import type { Caller, Column } from './callers.ts'

/** One operation to be tried with every kind of credential. */
export interface Probed {
  readonly name: string
  readonly isRead: boolean
  /** Why a refused request leaves something behind all the same. */
  readonly leaves?: string
  /** A refusal is kept under the key of the request, so that a repeat is refused alike; of those who have a credential. */
  readonly keepsRefusals?: boolean
  /** Strangers may do it, so that their requests are looked at one by one and not together. */
  readonly isOpen?: boolean
  /** What was asked for ends the credential that it was asked with. */
  readonly endsSessions?: true
  /** A right request with real ids of the place, to be sent with whatever credential. */
  readonly ready: (fixture: TenantFixture) => Promise<(headers: Headers) => Exchange>
  /** The answer as the table shows it. */
  readonly cellOf: (answer: Answer) => string
  /** Whether something was done, so that the next request needs things of its own. */
  readonly isDone: (answer: Answer) => boolean
  /** What else is wrong with an answer, whoever asked. */
  readonly violationOf?: (answer: Answer) => string | undefined
}

export interface Outcome { readonly cells: Readonly<Record<string, string>>; readonly violations: readonly string[] }

type Ready = Partial<Record<'ours' | 'theirs', (headers: Headers) => Exchange>>

/** Tries an operation with every credential: what it is answered, what it changes though refused, what it tells of others. */
export async function probe(probed: Probed, probeFixture: ProbeFixture): Promise<Outcome> {
  const cells: Record<string, string> = {}
  const violations: string[] = []
  let ready: Ready = {}
  let before: readonly string[] = []
  // What another tenant's lists hold must not depend on which operations were tried before.
  await probed.ready(probeFixture.theirs)
  for (const column of probeFixture.columns) {
    const answers = new Set<string>()
    for (const [index, caller] of column.callers.entries()) {
      if (ready[caller.names] === undefined) {
        await everybodySignedIn(probeFixture)
        ready[caller.names] = await probed.ready(probeFixture[caller.names])
        before = await probeFixture.everyRow()
      }
      const answer = await probeFixture.exchange(ready[caller.names]!(await caller.headers()))
      const title = `${column.name} ${index + 1}`
      answers.add(probed.cellOf(answer))
      violations.push(...[probed.violationOf?.(answer), leakedFromOthers(answer, caller, probeFixture)].flatMap(violation => (violation === undefined ? [] : `${title}: ${violation}`)))
      if (!probed.isRead && probed.isDone(answer)) {
        ready = {}
        if (probed.endsSessions) for (const fixture of [probeFixture.ours, probeFixture.theirs]) fixture.giveUpSessions()
        continue
      }
      if (!isLookedAt(probed, column, caller, probeFixture)) continue
      const after = await probeFixture.everyRow()
      const left = changed(before, after).filter(line => !(probed.keepsRefusals && !column.isStranger && line.startsWith('kernel.idempotency ')))
      if (left.length > 0 && probed.leaves === undefined) violations.push(`${title}: changed ${left.join(', ')}`)
      before = after
    }
    cells[column.name] = [...answers].join(' / ')
  }
  return { cells, violations }
}

/** Signing in writes rows, which is to be over before anything is counted. */
async function everybodySignedIn({ columns }: ProbeFixture): Promise<void> {
  for (const { callers } of columns) for (const { headers } of callers) await headers()
}

/** Looking at every row costs more than a request, so requests that must not do anything share a look. */
function isLookedAt({ isRead, isOpen }: Probed, column: Column, caller: Caller, { columns }: ProbeFixture): boolean {
  const isLastOfColumn = caller === column.callers.at(-1)
  if (isRead) return isLastOfColumn && column === columns.at(-1)
  if (isOpen) return true
  return isLastOfColumn && (!column.isStranger || !columns[columns.indexOf(column) + 1]!.isStranger)
}

/** The tables whose rows are others than before. */
const changed = (before: readonly string[], after: readonly string[]): string[] => {
  const old = new Set(before)
  return after.filter(line => !old.has(line))
}

/** Whoever is of one tenant sees nothing of another, and a stranger nothing at all. */
function leakedFromOthers({ text }: Answer, { of }: Caller, { ours, theirs }: ProbeFixture): string | undefined {
  const hidden = [...(of === 'ours' ? [] : ours.own), ...(of === 'theirs' ? [] : theirs.own)]
  const seen = hidden.find(each => text.includes(each))
  return seen === undefined ? undefined : `tells ${seen}: ${text.slice(0, 200)}`
}
