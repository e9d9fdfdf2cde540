import { setTimeout as pause } from 'node:timers/promises'
import { posting, type Exchanging, type Headers, type Json } from '#tools/traffic/exchange.ts'
import { CORE_REST, keyed } from '#tools/traffic/core-fixture.ts'
import type { Sql } from '#tools/traffic/fixtures.ts'

const ACCOUNTS = 6
const DEPOSITS = 3
const POLL_MS = 100
const ENDS_WITHIN_MS = 120_000

const SAVINGS = {
  name: 'Savings with daily interest',
  category: 'SAVINGS',
  currency: 'NGN',
  interest: {
    rate: 36.5,
    calculation_method: 'DAILY_BALANCE',
    day_count: 'ACTUAL_365',
    compounding: 'DAILY',
    posting: 'DAILY',
    withholding_tax_rate: 10,
  },
}

const FIXED = { ...SAVINGS, name: 'Fixed deposit', category: 'FIXED_DEPOSIT' }

/** What a sequence of closed business dates needs: savings that earn interest every day, with a daily transfer and a sweep, and terms of a day. */
export interface DaysScene {
  readonly instructions: readonly string[]
  readonly sweeps: readonly string[]
  readonly accounts: readonly string[]
  readonly deposits: readonly string[]
  readonly firstDate: string
}

export interface DaysOptions {
  readonly exchange: Exchanging
  readonly headers: () => Promise<Headers>
}

type Call = (method: string, path: string, body?: object) => Promise<Json>

const callOf =
  ({ exchange, headers }: DaysOptions): Call =>
  async (method, path, body) => {
    const url = CORE_REST + path
    const own = await headers()
    const {
      status,
      body: response,
      text,
    } = await exchange(
      body === undefined ? { method, url, headers: own } : posting(url, keyed(own), body, method),
    )
    if (status >= 400 && response?.code !== 'EOD_RUNNING')
      throw new Error(`${method} ${path} got the status ${status}: ${text}`)
    return response
  }

/** Opens accounts that earn interest each day, each with a daily standing instruction and a sweep, and fixed deposits whose terms last a day. */
export async function openDays(
  options: DaysOptions,
  { customerId, payeeId, initiatedBy }: { customerId: string; payeeId: string; initiatedBy: string },
): Promise<DaysScene> {
  const call = callOf(options)
  const opened = async (product: typeof SAVINGS, count: number): Promise<string[]> => {
    const code = `${product.category}-${Date.now()}`
    const { id: product_id } = await call('POST', '/products', { ...product, code })
    await call('POST', `/products/${product_id}/activate`, {})
    const ids: string[] = []
    while (ids.length < count) {
      const { id: account_id } = await call('POST', '/accounts', {
        customer_id: customerId,
        product_id,
        account_type: product.category,
        currency: 'NGN',
      })
      await call('POST', '/deposits', {
        account_id,
        amount: 10_000,
        channel: 'BRANCH',
        narration: 'Opening',
        initiated_by: initiatedBy,
      })
      ids.push(account_id as string)
    }
    return ids
  }
  const { business_date: firstDate } = await call('GET', '/business-date')
  const accounts = await opened(SAVINGS, ACCOUNTS)
  const instructions: string[] = []
  const sweeps: string[] = []
  for (const id of accounts) {
    const { id: instructionId } = await call('POST', '/standing-instructions', {
      source_account_id: id,
      destination_account_id: payeeId,
      amount_type: 'FIXED',
      amount: 1.25,
      currency: 'NGN',
      frequency: 'DAILY',
      start_date: firstDate,
      narration: 'Daily saving',
      on_failure: 'SKIP',
    })
    instructions.push(instructionId as string)
    const sweep = { target_account_id: payeeId, method: 'FIXED', amount: 0.75 }
    sweeps.push((await call('POST', `/accounts/${id}/sweeps`, sweep)).id as string)
  }
  const deposits = await opened(FIXED, DEPOSITS)
  for (const id of deposits)
    await call('POST', `/accounts/${id}/term`, {
      tenor_days: 1,
      maturity_instruction: 'ROLLOVER_PRINCIPAL',
      payout_account_id: payeeId,
    })
  return { accounts, instructions, sweeps, deposits, firstDate }
}

export interface Closing {
  /** Begins no further date, waits for the open run, and returns the first date that is still open. */
  finish(): Promise<string>
}

/** Closes one business date after the other, so that kills hit the steps of the end of day. */
export function startClosing(options: DaysOptions): Closing {
  const call = callOf(options)
  const state = { isFinishing: false }
  const all = (async () => {
    while (!state.isFinishing) {
      const { id } = await call('POST', '/eod/run', {})
      await ended(call, id ?? (await call('GET', '/eod/runs?limit=1')).runs[0].id)
    }
    return (await call('GET', '/business-date')).business_date as string
  })()
  all.catch(() => undefined)
  return {
    finish() {
      state.isFinishing = true
      return all
    },
  }
}

async function ended(call: Call, runId: string): Promise<void> {
  for (const deadline = performance.now() + ENDS_WITHIN_MS; ; await pause(POLL_MS)) {
    const { status, failure_reason: reason } = await call('GET', `/eod/runs/${runId}`)
    if (status === 'COMPLETED') return
    if (status === 'FAILED') throw new Error(`A run that closes business dates failed: ${reason}`)
    if (performance.now() > deadline)
      throw new Error(`A run that closes business dates did not end within ${ENDS_WITHIN_MS / 1000} s.`)
  }
}

const EXECUTED = `select instruction.id, count(execution.due_date) filter (where execution.status = 'COMPLETED') as executed,
    count(moved.id) as transfers
  from core.standing_instructions instruction
  left join core.standing_instruction_executions execution on execution.workspace_id = instruction.workspace_id and execution.instruction_id = instruction.id
  left join core.transactions moved on moved.workspace_id = instruction.workspace_id and moved.metadata ->> 'standingInstructionId' = instruction.id::text
    and moved.metadata ->> 'dueDate' = execution.due_date::text
  where instruction.id = any($1::uuid[]) group by instruction.id`
const SWEPT = `select sweep.id, count(execution.id) filter (where execution.status = 'COMPLETED') as executed, count(distinct execution.transaction_id) as transfers,
    (select count(*) from core.transactions moved where moved.workspace_id = sweep.workspace_id and moved.debit_account_id = sweep.account_id and moved.narration = 'Sweep') as moved
  from core.sweeps sweep
  left join core.sweep_executions execution on execution.workspace_id = sweep.workspace_id and execution.sweep_id = sweep.id
  where sweep.id = any($1::uuid[]) group by sweep.workspace_id, sweep.id, sweep.account_id`
const EARNED = `select account.id, count(accrual.accrual_date) as accrued,
    (select count(*) from core.transactions paid where paid.workspace_id = account.workspace_id and paid.credit_account_id = account.id and paid.type = 'INTEREST') as paid,
    (select count(*) from core.interest_postings posting where posting.workspace_id = account.workspace_id and posting.account_id = account.id) as posted
  from core.accounts account
  left join core.accruals accrual on accrual.workspace_id = account.workspace_id and accrual.account_id = account.id
  where account.id = any($1::uuid[]) group by account.workspace_id, account.id`
const MATURED = `select account.id, count(term.id) filter (where term.status = 'ROLLED_OVER') as ended, count(term.id) filter (where term.status = 'RUNNING') as running,
    (select count(*) from core.transactions paid where paid.workspace_id = account.workspace_id and paid.credit_account_id = account.id and paid.type = 'INTEREST') as paid,
    (select count(*) from core.transactions moved where moved.workspace_id = account.workspace_id and moved.debit_account_id = account.id and moved.type = 'TRANSFER') as moved
  from core.accounts account
  left join core.account_terms term on term.workspace_id = account.workspace_id and term.account_id = account.id
  where account.id = any($1::uuid[]) group by account.workspace_id, account.id`

/** Returns the dates that were closed, and what was not done exactly once for each of them. */
export async function brokenDays(
  sql: Sql,
  { accounts, instructions, sweeps, deposits, firstDate }: DaysScene,
  openDate: string,
): Promise<{ closed: number; breaks: string[] }> {
  const closed = Math.round((Date.parse(openDate) - Date.parse(firstDate)) / 86_400_000)
  const breaks: string[] = []
  for (const { id, executed, transfers } of await sql(EXECUTED, [instructions]))
    if (Number(executed) !== closed || Number(transfers) !== closed)
      breaks.push(
        `${closed} dates were closed, and standing instruction ${id as string} has ${executed as string} executions with ${transfers as string} transfers`,
      )
  for (const { id, executed, transfers, moved } of await sql(SWEPT, [sweeps]))
    if ([executed, transfers, moved].some(count => Number(count) !== closed))
      breaks.push(
        `${closed} dates were closed, and sweep ${id as string} has ${executed as string} executions with ${transfers as string} transfers, and its account made ${moved as string}`,
      )
  for (const { id, accrued, paid, posted } of await sql(EARNED, [accounts]))
    if ([accrued, paid, posted].some(count => Number(count) !== closed))
      breaks.push(
        `${closed} dates were closed, and account ${id as string} accrued interest ${accrued as string} times, was paid ${paid as string} times, and has ${posted as string} interest postings`,
      )
  // The first date starts the first term, which the close of the second ends.
  const maturities = Math.max(closed - 1, 0)
  for (const { id, ended, running, paid, moved } of await sql(MATURED, [deposits]))
    if (Number(running) !== 1 || [ended, paid, moved].some(count => Number(count) !== maturities))
      breaks.push(
        `${maturities} terms matured, and fixed deposit ${id as string} ended ${ended as string} terms, has ${running as string} running, was paid interest ${paid as string} times, and paid it out ${moved as string} times`,
      )
  return { closed, breaks }
}
