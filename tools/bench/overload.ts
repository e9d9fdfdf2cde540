import autocannon from 'autocannon'
import { startPlatform, type Environment } from './environment.ts'
import type { Call } from './load.ts'
import { HEADERS } from './quotes.ts'
import { QUOTE } from './statements.ts'
import { table } from './table.ts'
import { seconds } from './effort.ts'

/**
 * From a load that one process can carry to a multiple of it. The clients repeat requests without a pause,
 * which is worse than real clients do.
 */
const CONNECTIONS = [32, 256, 1_000]
const WARM_UP_SECONDS = seconds(5)
const SECONDS = seconds(10)
/** A response within this time means that the process has recovered. */
const FAST_MS = 50
const RECOVERY_MAX_MS = 10_000

interface Overloaded {
  readonly connections: number
  /** Durations of the completed requests in milliseconds, in ascending order. */
  readonly doneMs: readonly number[]
  readonly refused: number
  /** Number of 503 responses without Retry-After. */
  readonly abrupt: number
  /** Count of each status that is neither success nor a 503. */
  readonly others: ReadonlyMap<number, number>
  /** Number of broken connections and requests without a response. */
  readonly lost: number
  readonly recoveryMs: number
}

async function overloaded(call: Call, connections: number, seconds: number): Promise<Overloaded> {
  const doneMs: number[] = []
  const others = new Map<number, number>()
  let [refused, abrupt] = [0, 0]
  const { url, method, headers, body = '' } = call
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(
      {
        url,
        connections,
        duration: seconds,
        timeout: 20,
        requests: [
          {
            method,
            headers: { ...headers },
            body,
            onResponse: (status, _body, _context, received) => {
              if (status === 503 && !hasRetryAfter(received)) abrupt++
            },
          },
        ],
      },
      (error: unknown, result) => (error ? reject(error as Error) : resolve(result)),
    )
    load.on('response', (_client, status, _bytes, ms) => {
      if (status === 201) doneMs.push(ms)
      else if (status === 503) refused++
      else others.set(status, (others.get(status) ?? 0) + 1)
    })
  })
  return {
    connections,
    doneMs: doneMs.sort((a, b) => a - b),
    refused,
    abrupt,
    others,
    lost: errors,
    recoveryMs: await recovery(call),
  }
}

/** autocannon may pass header names as sent or in lower case. */
const hasRetryAfter = (headers: unknown): boolean =>
  Object.keys(headers as object).some(name => name.toLowerCase() === 'retry-after')

/** Milliseconds from the end of the load until the first fast success; Infinity if there is none in time. */
async function recovery({ url, method, headers, body = '' }: Call): Promise<number> {
  const endedAt = performance.now()
  while (performance.now() - endedAt < RECOVERY_MAX_MS) {
    const startedAt = performance.now()
    const response = await fetch(url, { method, headers: { ...headers }, body })
    await response.arrayBuffer()
    if (response.status === 201 && performance.now() - startedAt < FAST_MS) return performance.now() - endedAt
  }
  return Infinity
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor((sorted.length - 1) * share)] ?? NaN).toFixed(0)

const rowOf = ({ connections, doneMs, refused, others, lost, recoveryMs }: Overloaded): string[] => [
  String(connections),
  (doneMs.length / SECONDS).toFixed(0),
  at(doneMs, 0.5),
  at(doneMs, 0.99),
  `${((100 * refused) / (refused + doneMs.length)).toFixed(0)} %`,
  String([...others.values()].reduce((all, each) => all + each, 0)),
  String(lost),
  recoveryMs.toFixed(0),
]

/** Describes each way in which a measurement failed, one sentence each. */
function violationsOf({ connections, doneMs, abrupt, others, lost, recoveryMs }: Overloaded): string[] {
  return [
    ...(doneMs.length === 0 ? ['nothing was done'] : []),
    ...[...others].map(([status, count]) => `${count} responses were ${status}`),
    ...(abrupt > 0 ? [`${abrupt} refusals did not say when to come back`] : []),
    ...(lost > 0 ? [`${lost} connections or responses were lost`] : []),
    ...(recoveryMs === Infinity ? [`no fast response within ${RECOVERY_MAX_MS} ms of the end`] : []),
  ].map(violation => `${connections} connections: ${violation}`)
}

/** Measures how the platform handles more requests than it can process. */
export async function overload(environment: Environment): Promise<string> {
  const platform = await startPlatform(environment)
  const call: Call = {
    url: `${platform.url}/api/v1/remittance/quotes`,
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(QUOTE),
  }
  try {
    await overloaded(call, CONNECTIONS[0]!, WARM_UP_SECONDS)
    const all: Overloaded[] = []
    for (const connections of CONNECTIONS) all.push(await overloaded(call, connections, SECONDS))
    const violations = all.flatMap(violationsOf)
    if (violations.length > 0) process.exitCode = 1
    return [
      table([
        [
          'connections',
          'done/s',
          'p50 ms',
          'p99 ms',
          '503 with Retry-After',
          'other responses',
          'lost',
          'fast again after ms',
        ],
        ...all.map(rowOf),
      ]),
      '',
      ...(violations.length === 0 ? ['No other response, and none lost.'] : violations),
    ].join('\n')
  } finally {
    await platform.stop()
  }
}
