import { isDeepStrictEqual } from 'node:util'
import { withClient } from '#app/database/with-client.ts'
import { accountStatements, PAGE, type AccountStatements } from './account-statements.ts'
import { openBank, OPENING, TENANT, type Bank } from './bank.ts'
import type { Environment } from './environment.ts'
import { freePort } from './launcher.ts'
import { compared, type Call, type Compared } from './load.ts'
import { comparison, verdict } from './table.ts'
import { rounds, rows, seconds } from './effort.ts'

const ACCOUNTS = rows(50_000)
const LONG = rows(1_000_000)
const LOAD = { connections: 32, seconds: seconds(4), rounds: rounds(5), warmUpSeconds: seconds(4) }
const DEEP = rows(1_000)

/** Books many transfers from all other accounts into one account, to give it a long history. */
const LENGTHEN = `
  with others as (select id, row_number() over (order by id) - 1 as number from core.accounts where workspace_id = $1 and account_name = 'Measured' and id <> $2)
  insert into core.transactions (workspace_id, id, reference, type, transfer_type, posted_status, channel, currency, amount_minor, debit_account_id, debit_sequence, debit_after_minor,
    credit_account_id, credit_sequence, credit_after_minor, destination_name, narration, initiated_by, actor_kind, actor_id, request_id, booking_date, value_date, created_at)
  select $1, uuidv7(), 'TRN' || n::text, 'TRANSFER', 'INTERNAL', 'COMPLETED', 'API', 'NGN', 100, others.id, 2 + n / (select count(*) from others), $3 - 100 * (1 + n / (select count(*) from others)),
    $2, 2 + n, $3 + 100 * (n + 1), 'Measured', 'Rent for the month of November', $5, 'platform', 'bench', 'bench',
    (now() - interval '10 days' + n * interval '700 ms')::date, (now() - interval '10 days' + n * interval '700 ms')::date, now() - interval '10 days' + n * interval '700 ms'
  from generate_series(0, $4::bigint - 1) as n join others on others.number = n % (select count(*) from others)`

const SETTLE = `update core.accounts set entries = moved.entries, balance_minor = $3::bigint + moved.minor from (
    select debit_account_id as id, max(debit_sequence) as entries, -sum(amount_minor) as minor from core.transactions where workspace_id = $1 and credit_account_id = $2 and debit_sequence is not null group by 1
    union all select $2, max(credit_sequence), sum(amount_minor) filter (where debit_sequence is not null) from core.transactions where workspace_id = $1 and credit_account_id = $2) moved
  where accounts.workspace_id = $1 and accounts.id = moved.id`

/**
 * Compares reads of core banking with a bare handler that runs the same SQL, and page 1,000 of an account
 * with page 1.
 */
export async function accounts(environment: Environment): Promise<string> {
  const bank = await openBank(environment, ACCOUNTS)
  const [long = '', other = ''] = bank.accounts
  await lengthened(environment, bank, long)
  const statements = await accountStatements(environment, bank)
  const port = await freePort()
  const bare = await launchBare(environment, bank, statements, port)
  const call = (base: string, path: string): Call => ({
    url: base + path,
    method: 'GET',
    headers: bank.callers[0]!,
    turns: bank.callers.slice(1),
  })
  try {
    const lines: string[] = []
    for (const { name, path } of [
      { name: 'GET /accounts/{id}', path: `/accounts/${other}` },
      { name: `GET /transactions, ${PAGE} of them`, path: '/transactions' },
      { name: `GET /accounts/{id}/transactions, ${PAGE} of them`, path: `/accounts/${long}/transactions` },
    ]) {
      const [ours, theirs] = [call(bank.url, path), call(`http://127.0.0.1:${port}`, path)]
      await expectSameResponse(ours, theirs)
      const all = await compared(
        [
          { name: 'through the platform', call: ours },
          { name: 'bare Fastify + pg', call: theirs },
        ],
        LOAD,
      )
      lines.push(name, '', comparison(all), '', verdict(`${name}, ratio`, ratioOf(all), 0.8), '')
    }
    for (const path of [
      `/accounts/${long}/transactions?limit=${PAGE}`,
      `/transactions?account_id=${long}&limit=${PAGE}`,
    ]) {
      const deep = call(bank.url, `${path}&cursor=${await cursorAt(call(bank.url, path), DEEP)}`)
      const all = await compared(
        [
          { name: `page ${DEEP}`, call: deep },
          { name: 'page 1', call: call(bank.url, path) },
        ],
        LOAD,
      )
      const name = path.replace(long, '{id}')
      lines.push(
        `${name}, of ${LONG} transactions`,
        '',
        comparison(all),
        '',
        verdict(`Page ${DEEP}, times page 1`, 1 / ratioOf(all), 1.5, false),
        '',
      )
    }
    return lines.join('\n').trimEnd()
  } finally {
    await Promise.all([bank.stop(), bare.stop()])
  }
}

/** Starts the bare handler, which runs the platform's statements. */
const launchBare = (
  environment: Environment,
  bank: Bank,
  statements: AccountStatements,
  port: number,
): ReturnType<Environment['launch']> =>
  environment.launch(
    ['tools/bench/bare-accounts.ts'],
    {
      BARE: JSON.stringify({
        port,
        databaseUrl: environment.env['DATABASE_URL'],
        statements,
        tokens: bank.callers.map(headers => headers['authorization']),
        tenantId: TENANT,
        workspaceId: bank.workspaceId,
        page: PAGE,
      }),
    },
    'the bare handler listens',
  )

const ratioOf = ([one, yardstick]: readonly Compared[]): number =>
  one!.median.perSecond / yardstick!.median.perSecond

async function lengthened(
  environment: Environment,
  { workspaceId, initiator }: Bank,
  id: string,
): Promise<void> {
  await withClient(environment.admin, async client => {
    await client.query(LENGTHEN, [workspaceId, id, OPENING, LONG, initiator])
    await client.query(SETTLE, [workspaceId, id, OPENING])
    await client.query('vacuum analyze core.accounts, core.transactions')
    await client.query('checkpoint')
  })
}

type Json = Readonly<Record<string, unknown>>

async function got({ url, headers }: Call): Promise<Json> {
  const response = await fetch(url, { headers: { ...headers } })
  if (!response.ok) throw new Error(`GET ${url} returned ${response.status}: ${await response.text()}`)
  return (await response.json()) as Json
}

/**
 * Fails unless both sides return the same response and so do the same work. Cursors are excluded: only the
 * platform signs them.
 */
async function expectSameResponse(ours: Call, theirs: Call): Promise<void> {
  const [one, other] = (await Promise.all([got(ours), got(theirs)])).map(body => ({
    ...body,
    next_cursor: 'next_cursor' in body,
  }))
  if (!isDeepStrictEqual(one, other))
    throw new Error(
      `The responses differ: ${JSON.stringify(one).slice(0, 2_000)} and ${JSON.stringify(other).slice(0, 2_000)}.`,
    )
}

/** Reads all earlier pages to get the cursor of a page. */
async function cursorAt(first: Call, page: number): Promise<string> {
  let cursor = ''
  for (let at = 1; at < page; at++) {
    const next = (await got(cursor === '' ? first : { ...first, url: `${first.url}&cursor=${cursor}` }))[
      'next_cursor'
    ]
    if (typeof next !== 'string') throw new Error(`There is no page ${at + 1}.`)
    cursor = next
  }
  return cursor
}
