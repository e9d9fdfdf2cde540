import type pg from 'pg'
import { newId } from '#kernel/id.ts'
import { maybeOne, one } from '#kernel/database/one.ts'
import { withClient } from '#app/database/with-client.ts'
import { startPlatform, type Environment, type Platform } from './environment.ts'
import { secondsOfProcess } from './processor.ts'

export const TENANT = '11111111-1111-4111-8111-111111111111'
export const OPENING = 1_000_000_000n
const KEY = 'test_core_demo'

export interface Bank {
  /** URL of the core banking service. */
  readonly url: string
  readonly workspaceId: string
  readonly accounts: readonly string[]
  /** Headers of callers that take turns, because the whole load exceeds the rate limit of one caller. */
  readonly callers: readonly Readonly<Record<string, string>>[]
  /** Id of the staff member named as initiator of each transfer. */
  readonly initiator: string
  /** Processor time in seconds that the platform's process has used so far. */
  cpuSeconds(): number
  /** Sends a POST request as the first caller. */
  post(path: string, body: object): Promise<Record<string, unknown>>
  stop(): Promise<void>
}

export interface FundedAccounts {
  /** Number of accounts. */
  readonly accounts: number
  readonly currency?: string
  readonly productId?: string
  readonly accountType?: 'CURRENT' | 'SAVINGS' | 'DOMICILIARY'
}

const CALLERS = 8

const OWN = `insert into core.system_accounts (workspace_id, id, kind, currency) values ($1, $2, 'CASH', $3)
  on conflict (workspace_id, kind, currency, counter_currency) where branch_id is null do update set kind = excluded.kind returning id`

/** Creates accounts with a first deposit on each. Their ids are in the order of their creation, as those that the platform gives. */
const fill = (result: 'id' | 'count(*)'): string => `
  with opened as (
    insert into core.accounts (workspace_id, id, account_number, account_name, name_key, customer_id, product_id, product_version, account_type, currency, status, balance_minor, entries, opened_at)
    select $1, uuidv7(), lpad(n::text, 10, '0'), 'Measured', 'measured', $1, $6, 1, $7, $5, 'ACTIVE', $3, 1, now()
    from (select n + coalesce((select max(account_number)::bigint from core.accounts where workspace_id = $1 and account_number < '0500000000'), 0) as n from generate_series(1, $2::int) as n) numbered
    returning id, account_number),
  paid as (
    insert into core.transactions (workspace_id, id, reference, type, posted_status, channel, currency, amount_minor, debit_account_id, credit_account_id, credit_sequence, credit_after_minor,
      actor_kind, actor_id, request_id, booking_date, value_date, created_at)
    select $1, uuidv7(), 'TRN' || account_number, 'DEPOSIT', 'COMPLETED', 'BRANCH', $5, $3, $4, id, 1, $3, 'platform', 'bench', 'bench', open.date, open.date, now()
    from opened cross join (select coalesce((select business_date from core.policies where workspace_id = $1), current_date) as date) open)
  select ${result} from opened`

const ADD_TO_GENERAL_LEDGER = `select core.add_to_general_ledger($1, (
    select jsonb_agg(jsonb_build_object('date', open.date, 'gl_account_id', mapping.gl_account_id, 'branch_id', branch.id, 'currency', $2::text,
      'source', case mapping.source when 'SYSTEM_ACCOUNT' then 'JOURNALS' else 'POSTINGS' end, 'is_adjustment', false, 'is_closing', false,
      'debit', case mapping.source when 'SYSTEM_ACCOUNT' then $3::text else '0' end, 'credit', case mapping.source when 'SYSTEM_ACCOUNT' then '0' else $3::text end))
    from core.gl_mappings mapping
    join core.branches branch on branch.workspace_id = $1 and branch.code = 'HO'
    cross join (select coalesce((select business_date from core.policies where workspace_id = $1), current_date) as date) open
    where mapping.workspace_id = $1 and (mapping.source, mapping.value) in (('SYSTEM_ACCOUNT', 'CASH'), ('CUSTOMER_ACCOUNT', $4::text))), now())`

/** Adds first deposits to the general ledger. Their cash counts as a journal, since no relay adds it to the balance of the system account. */
export async function addDeposits(
  client: pg.Client,
  workspaceId: string,
  { currency, minor, accountType }: { currency: string; minor: bigint; accountType: string },
): Promise<void> {
  await client.query(ADD_TO_GENERAL_LEDGER, [workspaceId, currency, String(minor), accountType])
}

/** Starts the platform with the demonstration and creates funded accounts in naira for its tenant. */
export const openBank = async (environment: Environment, accounts: number): Promise<Bank> =>
  bankOn(await startPlatform(environment), environment, accounts)

/** Creates funded accounts in naira for the demonstration's tenant on a running platform. */
export async function bankOn(
  platform: Platform,
  { admin }: Pick<Environment, 'admin'>,
  accounts: number,
): Promise<Bank> {
  const url = `${platform.url}/api/v1/cba`
  const { callers, initiator } = await callersOf(platform.url)
  return {
    ...(await withClient(admin, client => filled(client, accounts))),
    url,
    callers,
    initiator,
    cpuSeconds: () => secondsOfProcess(platform.pid),
    async post(path, body) {
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': newId(), ...callers[0] },
        body: JSON.stringify(body),
      })
      if (!response.ok) throw new Error(`POST ${path} returned ${response.status}: ${await response.text()}`)
      return (await response.json()) as Record<string, unknown>
    },
    stop: () => platform.stop(),
  }
}

async function filled(client: pg.Client, accounts: number): Promise<Pick<Bank, 'workspaceId' | 'accounts'>> {
  const workspace = one(
    await client.query<{ id: string }>(
      `select w.id from identity.workspaces w join identity.tenants t on t.id = w.tenant_id where t.code = 'demo' and w.environment = 'sandbox'`,
    ),
  )
  return { workspaceId: workspace.id, accounts: await fundedAccounts(client, workspace.id, { accounts }) }
}

/** Creates accounts with a first deposit on each, and returns their ids. */
export async function fundedAccounts(
  client: pg.Client,
  workspaceId: string,
  wanted: FundedAccounts,
): Promise<string[]> {
  const ids = await filledWith<{ id: string }>(client, workspaceId, wanted, fill('id'))
  return ids.map(({ id }) => id)
}

/** Creates accounts with a first deposit on each. A million ids would be garbage that delays the measured requests. */
export async function fundAccounts(
  client: pg.Client,
  workspaceId: string,
  wanted: FundedAccounts,
): Promise<void> {
  await filledWith(client, workspaceId, wanted, fill('count(*)'))
}

async function filledWith<Row extends object>(
  client: pg.Client,
  workspaceId: string,
  { accounts, currency = 'NGN', productId = workspaceId, accountType = 'CURRENT' }: FundedAccounts,
  text: string,
): Promise<Row[]> {
  const cash = one(await client.query<{ id: string }>(OWN, [workspaceId, newId(), currency]))
  const { rows } = await client.query<Row>(text, [
    workspaceId,
    accounts,
    OPENING,
    cash.id,
    currency,
    productId,
    accountType,
  ])
  await addDeposits(client, workspaceId, { currency, minor: BigInt(accounts) * OPENING, accountType })
  await client.query('vacuum analyze core.accounts, core.transactions')
  await client.query('checkpoint')
  return rows
}

/** Exchanges each API key of the tenant for its own access token. */
async function callersOf(url: string): Promise<Pick<Bank, 'callers' | 'initiator'>> {
  const request = async (
    path: string,
    headers: Readonly<Record<string, string>>,
    body: object,
  ): Promise<Record<string, never>> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant-id': TENANT, ...headers },
      body: JSON.stringify(body),
    })
    const given = (await response.json()) as Record<string, never> & { errors?: unknown }
    if (!response.ok || given.errors)
      throw new Error(`${path} returned ${response.status}: ${JSON.stringify(given)}`)
    return given
  }
  const graph = async (
    query: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Record<string, Record<string, string>>> =>
    (await request('/graphql', headers, { query }))['data']!
  const admin = (
    await graph(
      'mutation { loginStaff(email: "admin@demo.example", password: "demo-password-1") { accessToken } }',
    )
  )['loginStaff']!['accessToken']!
  const asAdmin = { authorization: `Bearer ${admin}` }
  const secrets = [KEY]
  for (let number = 1; number < CALLERS; number++) {
    const created = await graph(
      `mutation { createApiKey(input: { service: CORE, role: "admin", name: "bench ${number}" }) { secret } }`,
      asAdmin,
    )
    secrets.push(created['createApiKey']!['secret']!)
  }
  const callers = await Promise.all(
    secrets.map(async secret => {
      const token = (
        await request(
          '/api/v1/cba/auth/token',
          { authorization: `Bearer ${secret}` },
          { grant_type: 'client_credentials' },
        )
      )['access_token']!
      return { authorization: `Bearer ${token}`, 'x-tenant-id': TENANT }
    }),
  )
  return { callers, initiator: (await graph('{ viewer { subjectId } }', asAdmin))['viewer']!['subjectId']! }
}

/**
 * Waits until the hash chain contains the older transactions. That scan runs once, and would otherwise slow
 * down the first measurement.
 */
export async function untilChained(
  { admin }: Pick<Environment, 'admin'>,
  { workspaceId }: Bank,
  timeoutMs = 120_000,
): Promise<void> {
  const untilMs = performance.now() + timeoutMs
  await withClient(admin, async client => {
    for (;;) {
      const chain = maybeOne(
        await client.query<{ isScanned: boolean }>(
          'select is_scanned as "isScanned" from core.ledger_chains where workspace_id = $1',
          [workspaceId],
        ),
      )
      if (chain?.isScanned) return
      if (performance.now() > untilMs)
        throw new Error(`The hash chain does not contain the older transactions after ${timeoutMs} ms.`)
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  })
}

/**
 * Waits until the relay has processed all events; the next measurement would otherwise share the processor
 * with it.
 */
export async function untilPublished(environment: Environment, timeoutMs = 30_000): Promise<void> {
  const untilMs = performance.now() + timeoutMs
  await withClient(environment.admin, async client => {
    for (;;) {
      const row = one(
        await client.query<{ waiting: boolean }>(
          'select exists (select 1 from kernel.outbox where relayed_at is null) as waiting',
        ),
      )
      if (!row.waiting || performance.now() > untilMs) return
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  })
}
