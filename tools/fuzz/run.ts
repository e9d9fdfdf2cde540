import fc from 'fast-check'
import { inspect } from 'node:util'
import type { Exchange } from '#tools/traffic/exchange.ts'
import type { Scene, Subject, Tried } from './subjects.ts'

export interface RunOptions {
  readonly seed: number
  /** Number of requests for each operation. */
  readonly runs: number
  /** Repeats one generated request; a finding contains its path. */
  readonly path?: string
  /** Repeats one edge; a finding contains its name. */
  readonly edge?: string
  readonly report?: (line: string) => void
}

/** A request with a wrong response, shrunk to the smallest that fails. */
export interface Finding {
  readonly subject: string
  readonly violation: string
  /** The request as a curl command. */
  readonly curl: string
  /** Command that repeats the request. */
  readonly again: string
}

/** `requests` and `successes` count the requests generated from the seed; `edges` counts separately. */
export interface Figures {
  readonly subject: string
  readonly edges: number
  readonly requests: number
  readonly successes: number
  readonly slowestMs: number
}

export interface Report {
  readonly findings: readonly Finding[]
  readonly figures: readonly Figures[]
}

/** An operation is abandoned after this many findings, because further ones are mostly repetitions. */
const FINDINGS_MAX = 3

/** Number of operations fuzzed concurrently, to use the time that the database works. */
const WORKERS = 3

/** Tries each operation with all of its edges and with requests generated from the seed. */
export async function fuzz(
  subjects: readonly Subject[],
  sceneFor: (subject: Subject) => Scene,
  { report, ...options }: RunOptions,
): Promise<Report> {
  const findings: Finding[] = []
  const figures: Figures[] = []
  const waiting = [...subjects]
  const worker = async (): Promise<void> => {
    for (let subject = waiting.shift(); subject; subject = waiting.shift()) {
      const found = await fuzzOne(subject, sceneFor(subject), options)
      findings.push(...found.findings)
      figures.push(found.figures)
      report?.(
        `${subject.name}: ${found.figures.edges} edges, ${found.figures.requests} requests, ${share(found.figures)} succeeded${found.findings.length > 0 ? `, ${found.findings.length} findings` : ''}`,
      )
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
  return { findings, figures }
}

export const share = ({ requests, successes }: Pick<Figures, 'requests' | 'successes'>): string =>
  `${Math.round((100 * successes) / Math.max(1, requests))} %`

/** Derives a seed for each operation, so that an operation run alone gets the same requests. */
const seedOf = (seed: number, name: string): number =>
  [...name].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619), seed) | 0

async function fuzzOne(
  subject: Subject,
  scene: Scene,
  { seed, runs, path, edge }: RunOptions,
): Promise<{ findings: Finding[]; figures: Figures }> {
  const attempt = subject.open(scene)
  const count = { edges: 0, requests: 0, successes: 0, slowestMs: 0 }
  const tryOne: Attempt = async each => {
    const startedAt = performance.now()
    const tried = await attempt(each).catch((error: unknown) => {
      throw new Error(`${subject.name} could not be tried: ${String(error)}`, { cause: error })
    })
    count.slowestMs = Math.max(count.slowestMs, performance.now() - startedAt)
    return tried
  }
  const edges =
    path === undefined ? subject.edges.filter(({ name }) => edge === undefined || name === edge) : []
  const findings = await tryEdges(subject.name, edges, tryOne)
  count.edges = edges.length
  // Edges count towards the number of runs, but at least half of the runs are generated from the seed.
  const rolls = edge !== undefined ? 0 : Math.max(runs - edges.length, Math.ceil(runs / 2))
  const rolled = await tryDice(
    subject,
    { seed, runs: rolls, ...(path !== undefined && { path }) },
    async each => {
      const tried = await tryOne(each)
      count.requests++
      if (tried.isSuccess) count.successes++
      return tried
    },
  )
  return { findings: [...findings, ...rolled], figures: { subject: subject.name, ...count } }
}

type Attempt = (each: unknown) => Promise<Tried>

async function tryEdges(subject: string, edges: Subject['edges'], tryOne: Attempt): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, case: each } of edges) {
    const { violation, exchange } = await tryOne(each)
    if (violation !== undefined)
      findings.push({
        subject,
        violation,
        curl: curlOf(exchange),
        again: `npm run fuzz -- --only '${subject}' --edge '${name}'`,
      })
  }
  return findings
}

async function tryDice(
  { name, cases }: Subject,
  { seed, runs, path }: RunOptions,
  tryOne: Attempt,
): Promise<Finding[]> {
  const findings: Finding[] = []
  let last: Tried | undefined
  let broke: Error | undefined
  const property = fc.asyncProperty(cases, async each => {
    const tried = await tryOne(each).catch((error: unknown) => {
      throw (broke = error as Error)
    })
    if (tried.violation === undefined) return true
    last = tried
    return false
  })
  for (let done = 0, round = 0; done < runs && findings.length < FINDINGS_MAX; round++) {
    const details = await fc.check(property, {
      seed: seedOf(seed + round, name),
      numRuns: runs - done,
      verbose: 0,
      ...(path !== undefined && { path }),
    })
    if (!details.failed) break
    if (path !== undefined) done = runs
    if (broke !== undefined) throw broke
    done += Math.max(1, details.numRuns)
    findings.push({
      subject: name,
      violation: last!.violation!,
      curl: curlOf(last!.exchange),
      again: `npm run fuzz -- --only '${name}' --seed ${seed + round} --run ${details.counterexamplePath ?? ''}   # ${inspect(details.counterexample?.[0], { depth: 4, breakLength: Infinity, maxStringLength: 100 })}`,
    })
  }
  return findings
}

const SHOWN_MAX = 4_000
const quoted = (text: string): string =>
  `$'${text.replace(/[\\']/g, '\\$&').replace(/\p{Cc}/gu, each => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`

/** Renders the request as a curl command for an installation at the default address. */
export function curlOf({ method, url, headers, payload }: Exchange): string {
  const parts = [
    'curl',
    '-sg',
    '-X',
    method,
    quoted(`http://127.0.0.1:4000${url}`),
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', quoted(`${name}: ${value}`)]),
  ]
  const text = payload?.toString() ?? ''
  if (text.length > SHOWN_MAX)
    return [
      ...parts,
      `# and a body of ${text.length} characters that begins with ${text.slice(0, 200)}`,
    ].join(' ')
  return [...parts, ...(text === '' ? [] : ['--data-binary', quoted(text)])].join(' ')
}
