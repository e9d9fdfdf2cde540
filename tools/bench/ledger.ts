import type pg from 'pg'
import { openDatabase } from '#kernel/database/database.ts'
import { openOrm } from '#kernel/database/orm.ts'
import { newId } from '#kernel/id.ts'
import { withClient } from '#app/database/with-client.ts'
import { batcherOf } from '#core/ledger/post.ts'
import type { Batcher } from '#core/ledger/batcher.ts'
import type { PostingLimitCheck, Posting, PostResult } from '#core/ledger/posting.ts'
import { integrityOf } from '#core/queries/integrity.ts'
import { addDeposits } from './bank.ts'
import type { Environment } from './environment.ts'
import { table, verdict } from './table.ts'
import { tpcB, type TpcB } from './tpc-b.ts'
import { rows, seconds } from './effort.ts'

const CALLERS = 256
const ACCOUNTS = rows(50_000)
const SECONDS = seconds(12)
const WARM_UP_SECONDS = seconds(3)
const OPENING = 1_000_000_000n
const REPLAYED = 0.05
const DECLINED = 0.01
const PAYING_OUT = 0.1
const TODAY = '2026-11-24'

/**
 * Checks every transfer against two limits with several windows. The limits decline only the transfers that
 * are meant to exceed them.
 */
const CHECKS: readonly PostingLimitCheck[] = [
  {
    classes: 0b10,
    singleMinor: 1_000_000n,
    dayMinor: 500_000_000_000n,
    weekMinor: null,
    monthMinor: 5_000_000_000_000n,
  },
  {
    classes: 0b11110,
    singleMinor: null,
    dayMinor: 1_000_000_000_000n,
    weekMinor: 4_000_000_000_000n,
    monthMinor: null,
  },
]

interface Stand {
  readonly workspaceId: string
  readonly accounts: readonly string[]
  readonly batcher: Batcher
  readonly feeAccountId: string
  readonly vatAccountId: string
}

interface Sent {
  readonly posting: Posting
  readonly id: string
}

interface Measured {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly responses: number
  readonly declined: number
  readonly replayed: number
}

/**
 * Posts transfers to the ledger from this process and compares the rate with TPC-B on the same server: once
 * on random accounts, once with one account in every transfer.
 */
export async function ledger(environment: Environment): Promise<string> {
  const cold = await measured(environment, false)
  const coldYardstick = await tpcB(environment.admin, { scale: 50, connections: 32, seconds: seconds(8) })
  const hot = await measured(environment, true)
  const hotYardstick = await tpcB(environment.admin, { scale: 1, connections: 32, seconds: seconds(8) })
  const row = (name: string, { perSecond, p50Ms, p99Ms }: Measured, yardstick: TpcB): string[] => [
    name,
    perSecond.toFixed(0),
    p50Ms.toFixed(1),
    p99Ms.toFixed(1),
    yardstick.perSecond.toFixed(0),
    (perSecond / yardstick.perSecond).toFixed(2),
  ]
  return [
    table([
      ['', 'transfers/s', 'p50 ms', 'p99 ms', `TPC-B/s, ${coldYardstick.by}`, 'ratio'],
      row(`cold: ${ACCOUNTS} accounts; scale 50`, cold, coldYardstick),
      row('hot: one account in all; scale 1', hot, hotYardstick),
    ]),
    '',
    verdict('Cold, times TPC-B', cold.perSecond / coldYardstick.perSecond, 5),
    verdict('Hot, times TPC-B', hot.perSecond / hotYardstick.perSecond, 8),
    verdict('p99 of both, ms', Math.max(cold.p99Ms, hot.p99Ms), 50, false),
    `${CALLERS} callers; of ${cold.responses + hot.responses} responses ${cold.declined + hot.declined} were declined and ${cold.replayed + hot.replayed} were repeats.`,
  ].join('\n')
}

async function measured(environment: Environment, isHot: boolean): Promise<Measured> {
  const orm = openOrm([])
  const database = openDatabase({ app: environment.app, orm })
  try {
    const workspaceId = newId()
    const stand = {
      ...(await withClient(environment.admin, client => filled(client, workspaceId))),
      batcher: batcherOf(database),
    }
    const result = await loaded(stand, isHot)
    const broken = (await integrityOf(database, workspaceId)).checks.filter(check => check.broken > 0n)
    if (broken.length > 0)
      throw new Error(
        `After the measurement the books are wrong: ${broken.map(({ name, examples }) => `${name}: ${examples[0]!.message}`).join('; ')}.`,
      )
    return result
  } finally {
    await database.close()
    await orm.close()
  }
}

const OWN = `insert into core.system_accounts (workspace_id, id, kind, currency) values ($1, $2, 'CASH', 'NGN'), ($1, $3, 'FEE_INCOME', 'NGN'), ($1, $4, 'VAT_PAYABLE', 'NGN')`

/** Creates accounts with a first deposit on each. */
const FILL = `
  with opened as (
    insert into core.accounts (workspace_id, id, account_number, account_name, name_key, customer_id, product_id, product_version, account_type, currency, status, balance_minor, entries, opened_at)
    select $1, gen_random_uuid(), lpad(n::text, 10, '0'), 'Measured', 'measured', $1, $1, 1, 'CURRENT', 'NGN', 'ACTIVE', $3, 1, now() from generate_series(1, $2::int) as n
    returning id, account_number),
  paid as (
    insert into core.transactions (workspace_id, id, reference, type, posted_status, channel, currency, amount_minor, debit_account_id, credit_account_id, credit_sequence, credit_after_minor,
      actor_kind, actor_id, request_id, booking_date, value_date, created_at)
    select $1, uuidv7(), 'TRN' || account_number, 'DEPOSIT', 'COMPLETED', 'BRANCH', 'NGN', $3, $4, id, 1, $3, 'platform', 'bench', 'bench', current_date, current_date, now() from opened)
  select id from opened`

async function filled(client: pg.Client, workspaceId: string): Promise<Omit<Stand, 'batcher'>> {
  const [cashId, feeAccountId, vatAccountId] = [newId(), newId(), newId()]
  await client.query(
    `insert into core.policies (workspace_id, version, time_zone) values ($1, 1, 'Africa/Lagos')`,
    [workspaceId],
  )
  await client.query(OWN, [workspaceId, cashId, feeAccountId, vatAccountId])
  const { rows } = await client.query<{ id: string }>(FILL, [workspaceId, ACCOUNTS, OPENING, cashId])
  const deposits = { currency: 'NGN', minor: BigInt(ACCOUNTS) * OPENING, accountType: 'CURRENT' }
  await addDeposits(client, workspaceId, deposits)
  await client.query('vacuum analyze core.accounts, core.transactions')
  await client.query('checkpoint')
  return { workspaceId, accounts: rows.map(({ id }) => id), feeAccountId, vatAccountId }
}

async function loaded(stand: Stand, isHot: boolean): Promise<Measured> {
  const latencies: number[] = []
  const seen = { declined: 0, replayed: 0 }
  const begunMs = performance.now()
  const [fromMs, untilMs] = [begunMs + WARM_UP_SECONDS * 1_000, begunMs + (WARM_UP_SECONDS + SECONDS) * 1_000]
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      let earlier: Sent | undefined
      for (let requestedMs = performance.now(); requestedMs < untilMs;) {
        const repeat = earlier && Math.random() < REPLAYED ? earlier : undefined
        const isTooMuch = !repeat && Math.random() < DECLINED
        const posting = repeat?.posting ?? transfer(stand, isHot, isTooMuch)
        const result = await stand.batcher.post(posting, Date.now() + 15_000, new Date())
        const endedMs = performance.now()
        judge(result, repeat, isTooMuch)
        if (result.kind === 'posted') earlier = { posting, id: result.id }
        if (requestedMs >= fromMs && endedMs <= untilMs) {
          latencies.push(endedMs - requestedMs)
          if (repeat) seen.replayed++
          if (isTooMuch) seen.declined++
        }
        requestedMs = endedMs
      }
    }),
  )
  latencies.sort((a, b) => a - b)
  return {
    perSecond: latencies.length / SECONDS,
    responses: latencies.length,
    ...seen,
    p50Ms: latencies[Math.floor(latencies.length / 2)]!,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)]!,
  }
}

/** Throws on a wrong result, which would make the measurement meaningless. */
function judge(result: PostResult, repeat: Sent | undefined, isTooMuch: boolean): void {
  const isRight = repeat
    ? result.kind === 'earlier' && result.id === repeat.id && result.isReplay
    : isTooMuch
      ? result.kind === 'refused' && result.outcome === 'SINGLE_LIMIT_EXCEEDED'
      : result.kind === 'posted'
  if (!isRight)
    throw new Error(
      `A transfer returned ${JSON.stringify(result, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}.`,
    )
}

const numbers = { reference: 0 }

function transfer(
  { workspaceId, accounts, feeAccountId, vatAccountId }: Stand,
  isHot: boolean,
  isTooMuch: boolean,
): Posting {
  const pick = (from: number): string =>
    accounts[from + Math.floor(Math.random() * (accounts.length - from))]!
  const one = isHot ? accounts[0]! : pick(0)
  let other = pick(1)
  while (other === one) other = pick(1)
  const [debit, credit] = Math.random() < PAYING_OUT ? [one, other] : [other, one]
  const reference = (): string => `TRN20261124${String(++numbers.reference).padStart(10, '0')}`
  return {
    workspaceId,
    claim: {
      subject: 'staff:0197a1c0-5b1e-7c1f-9d55-3a2f8e4b6c01',
      key: newId(),
      fingerprint: '6f1ed002ab5595859014ebf0951522d9f1ed002ab5595859014ebf0951522d91',
    },
    policyVersion: 1n,
    today: TODAY,
    bookingDate: TODAY,
    type: 'TRANSFER',
    transferType: 'INTERNAL',
    status: 'COMPLETED',
    channel: 'API',
    reference: reference(),
    currency: 'NGN',
    amountMinor: isTooMuch ? 2_000_000n : 100n + BigInt(Math.floor(Math.random() * 1_000)),
    ...(Math.random() < 0.5 && {
      feeMinor: 1_000n,
      vatMinor: 75n,
      fee: { reference: reference(), accountId: feeAccountId, vatAccountId },
    }),
    debit: { id: debit, isSystem: false },
    credit: { id: credit, isSystem: false },
    usage: { class: 2, date: TODAY },
    checks: CHECKS,
    destinationName: 'Chidi Okafor',
    narration: 'Rent for the month of November',
    initiatedBy: '0197a1c0-5b1e-7c1f-9d55-3a2f8e4b6c01',
    actorKind: 'staff',
    actorId: '0197a1c0-5b1e-7c1f-9d55-3a2f8e4b6c01',
    requestId: '0197a1c0-5b1e-7c1f-9d55-3a2f8e4b6c02',
  }
}
