import { setTimeout as pause } from 'node:timers/promises'
import type { ExchangeResponse, Exchanging, Headers } from '#tools/traffic/exchange.ts'
import { brokenChains, brokenFunding, entriesOf, settled, sweptHolds } from './books.ts'
import { breaksOf } from './check.ts'
import { send } from './client.ts'
import { brokenDays, openDays, startClosing } from './days.ts'
import { dice, type Dice } from './dice.ts'
import { httpClient, insistently } from './http.ts'
import type { Installation, Target } from './installation.ts'
import { startLoad, type Load } from './load.ts'
import { deposit, type Move } from './moves.ts'
import { breaksOfReplays } from './replays.ts'
import { openScene } from './scene.ts'
import type { Kind, Sent } from './record.ts'

export interface CampaignOptions {
  readonly kills: Readonly<Record<Target, number>>
  readonly clients: number
  readonly seed: number
  /** Number of responses between two kills. */
  readonly calm: number
  /** Number of completed requests that are repeated at the end. */
  readonly repeats: number
  /** Maximum time in milliseconds from a kill to the next successful response. */
  readonly backWithinMs: number
  readonly report: (line: string) => void
}

/** A kill, and the milliseconds until the next successful response. */
export interface Death {
  readonly target: Target
  readonly backMs: number
}

export interface Course {
  readonly deaths: readonly Death[]
  readonly sent: readonly Sent[]
  readonly repeated: number
  /** Number of holds that were released because their remittance was never created. */
  readonly orphans: number
  /** Number of business dates that were closed during the run. */
  readonly closedDates: number
  /** Violations, one sentence each. */
  readonly breaks: readonly string[]
}

const TIMEOUT = { ms: 60_000, givesUp: 0.1 }
const SETTLED_WITHIN_MS = 120_000
const PAUSE_MS = 30
const PREFIX = 'chaos-'

/**
 * Kills an installation repeatedly under load, then compares its books with the responses that clients
 * received.
 */
export async function campaign(
  installation: Installation,
  { kills, clients, seed, calm, repeats, backWithinMs, report }: CampaignOptions,
): Promise<Course> {
  const { url, sql } = installation
  const openClients: { close(): void }[] = []
  const exchangeFor = (): ReturnType<typeof httpClient> => {
    const client = httpClient(url)
    openClients.push(client)
    return client
  }
  try {
    const patient = insistently(exchangeFor())
    const { scene, headersOf, customerId } = await openScene(patient, sql)
    const bank = { exchange: patient, headers: () => headersOf('bank') }
    const days = await openDays(bank, {
      customerId,
      payeeId: scene.accounts.at(-1)!,
      initiatedBy: scene.initiatedBy,
    })
    const closing = startClosing({ ...bank, exchange: insistently(exchangeFor()) })
    const load = startLoad({
      clients,
      seed,
      prefix: PREFIX,
      scene,
      timeout: TIMEOUT,
      pauseMs: PAUSE_MS,
      exchangeFor,
      headersOf,
    })
    const probe = (number: number): Move => deposit(scene, scene.accounts[0]!, `${PREFIX}probe-${number}`, 1)
    const deaths = await kill(installation, load, {
      plan: planOf(kills, dice(seed)),
      calm,
      report,
      probing: { exchange: exchangeFor(), headers: () => headersOf('bank'), probe },
    })
    await load.finish()
    const openDate = await closing.finish()
    report(`${load.sent.length} requests were sent; waiting until everything under way has come to its end`)

    const finishedAt = performance.now()
    const underWay = await settled(sql, SETTLED_WITHIN_MS)
    report(`everything had come to its end after ${Math.round((performance.now() - finishedAt) / 1000)} s`)
    const { orphans, left } = await sweptHolds(sql, SETTLED_WITHIN_MS)
    const replays = await breaksOfReplays(insistently(exchangeFor()), headersOf, load.sent, repeats)
    const { closed, breaks: brokenDates } = await brokenDays(sql, days, openDate)
    const breaks = [
      ...load.strange,
      ...brokenDates,
      ...deaths
        .filter(({ backMs }) => backMs >= backWithinMs)
        .map(
          ({ target, backMs }) =>
            `after the death of ${NAMES[target]} no request got a response for ${Math.round(backMs)} ms`,
        ),
      ...breaksOf(load.sent, await entriesOf(sql, PREFIX, scene.walletId)),
      ...underWay,
      ...left,
      ...replays.breaks,
      ...(await brokenFunding(sql)),
      ...(await brokenChains(sql, SETTLED_WITHIN_MS)),
      ...(await brokenReports(patient, () => headersOf('bank'))),
    ]
    return { deaths, sent: load.sent, repeated: replays.repeated, orphans, closedDates: closed, breaks }
  } finally {
    for (const each of openClients) each.close()
  }
}

export const NAMES: Readonly<Record<Target, string>> = {
  app: 'the app',
  database: 'PostgreSQL',
  both: 'both',
}
export const KINDS: readonly Kind[] = [
  'deposit',
  'withdrawal',
  'internal',
  'inter-branch',
  'inward-credit',
  'conversion',
  'nip',
  'interbank',
  'international',
  'bulk',
  'hold',
  'capture',
  'release',
  'escrow-release',
  'reversal',
  'remittance',
]

interface Planned {
  readonly target: Target
  readonly afterMs: number
}

/** The order and timing of kills, the same for the same dice. */
const planOf = (kills: CampaignOptions['kills'], own: Dice): Planned[] =>
  own
    .shuffled((Object.keys(kills) as Target[]).flatMap(target => Array<Target>(kills[target]).fill(target)))
    .map(target => ({ target, afterMs: own.below(400) }))

interface Probing {
  readonly exchange: Exchanging
  readonly headers: () => Promise<Headers>
  readonly probe: (number: number) => Move
}

async function kill(
  installation: Installation,
  load: Load,
  {
    plan,
    calm,
    report,
    probing,
  }: { plan: readonly Planned[]; calm: number; report: CampaignOptions['report']; probing: Probing },
): Promise<Death[]> {
  const deaths: Death[] = []
  for (const [number, { target, afterMs }] of plan.entries()) {
    await waitForResponses(load, calm)
    await pause(afterMs)
    const killedAt = performance.now()
    installation.kill(target)
    await probeUntilBack(installation, load, probing, number)
    const backMs = performance.now() - killedAt
    deaths.push({ target, backMs })
    report(
      `${number + 1}/${plan.length}: ${NAMES[target]} killed, responses again after ${Math.round(backMs)} ms`,
    )
  }
  await waitForResponses(load, calm)
  return deaths
}

const CALM_WITHIN_MS = 60_000

async function waitForResponses(load: Load, more: number): Promise<void> {
  const enough = load.responses() + more
  for (const deadline = performance.now() + CALM_WITHIN_MS; load.responses() < enough; await pause(10))
    if (performance.now() > deadline)
      throw new Error(
        `Of ${more} requests ${more - enough + load.responses()} got a response within ${CALM_WITHIN_MS / 1000} s: ${load.strange.slice(0, 5).join(' | ')}`,
      )
}

const RETRY_DELAY_MS = 20

/**
 * Repeats a deposit under one key until a process started after the kill responds. Responses of the killed
 * server's last connections do not count.
 */
async function probeUntilBack(
  { isBack }: Installation,
  load: Load,
  { exchange, headers, probe }: Probing,
  number: number,
): Promise<void> {
  const move = probe(number)
  const sent: Sent = {
    kind: 'deposit',
    key: `${PREFIX}probe-${number}`,
    path: move.path,
    body: move.body,
    effects: move.effects,
    tries: 0,
  }
  load.sent.push(sent)
  for (
    const deadline = performance.now() + CALM_WITHIN_MS;
    performance.now() < deadline;
    await pause(RETRY_DELAY_MS)
  ) {
    const isAfter = isBack()
    sent.tries++
    const response: ExchangeResponse | undefined = await send(exchange, await headers(), sent).catch(
      () => undefined,
    )
    if (response?.status !== 201) continue
    sent.response = { status: 201, text: response.text, claims: move.claimsOf(response.body) }
    if (isAfter) return
  }
  throw new Error(`No request got a response for ${CALM_WITHIN_MS / 1000} s after a kill.`)
}

/** Checks the service's own integrity and clearing reports. */
async function brokenReports(exchange: Exchanging, headers: () => Promise<Headers>): Promise<string[]> {
  const read = async (name: string): Promise<ExchangeResponse> =>
    exchange({ method: 'GET', url: `/api/v1/cba/reports/${name}`, headers: await headers() })
  // A process that dies while it books a step holds the step until its lease expires; another process books
  // it then.
  for (
    const deadline = performance.now() + SETTLED_WITHIN_MS;
    performance.now() < deadline && (await read('clearing')).body?.unbooked > 0;
  )
    await pause(250)
  const [integrity, clearing] = [await latestIntegrity(() => read('integrity')), await read('clearing')]
  if (integrity.status !== 200 || clearing.status !== 200)
    return [
      `the reports got the status ${integrity.status} and ${clearing.status}: ${integrity.text} ${clearing.text}`,
    ]
  const { checks } = integrity.body as { checks: { name: string; violations: { message: string }[] }[] }
  const { remittances, unbooked } = clearing.body as {
    remittances: { currency: string; difference: number; in_flight: number }[]
    unbooked: number
  }
  return [
    ...(integrity.body.is_clean
      ? []
      : checks.flatMap(({ name, violations }) =>
          violations.map(({ message }) => `integrity, ${name}: ${message}`),
        )),
    ...remittances
      .filter(({ difference, in_flight }) => difference !== 0 || in_flight !== 0)
      .map(each => `clearing: ${JSON.stringify(each)}`),
    ...(unbooked === 0 ? [] : [`clearing: ${unbooked} steps of remittances are not booked`]),
  ]
}

/** A worker job computes the report of large books, so this waits for a report computed after the call. */
async function latestIntegrity(read: () => Promise<ExchangeResponse>): Promise<ExchangeResponse> {
  const begunAt = new Date().toISOString()
  for (const deadline = performance.now() + SETTLED_WITHIN_MS; ; await pause(500)) {
    const report = await read()
    const isLatest = report.status === 200 && report.body.checked_at >= begunAt
    if (isLatest || (report.status !== 200 && report.status !== 503) || performance.now() > deadline)
      return report
  }
}
