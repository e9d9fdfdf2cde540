import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type pg from 'pg'
import { contextOf } from '#kernel/context.ts'
import { openDatabase } from '#kernel/database/database.ts'
import { openOrm } from '#kernel/database/orm.ts'
import { newId } from '#kernel/id.ts'
import { platformPrincipal } from '#kernel/principal.ts'
import { withClient } from '#app/database/with-client.ts'
import type { StatementFormat } from '#core/rules/statements/statement.ts'
import { produceStatement } from '#core/statements/produce.ts'
import { sourceOn } from '../account-statements.ts'
import { rounds, rows } from '../effort.ts'
import type { Environment } from '../environment.ts'
import { table, verdict } from '../table.ts'

const LINES = rows(100_000)
const ROUNDS = rounds(3)
const OTHERS = 1_000
const OPENING = 1_000_000_000n

const ACCOUNTS = `insert into core.accounts (workspace_id, id, account_number, account_name, name_key, customer_id, product_id, product_version, account_type, currency, status, balance_minor, entries, opened_at)
  select $1, gen_random_uuid(), lpad(n::text, 10, '0'), 'Customer ' || n, '', $1, $1, 1, 'CURRENT', 'NGN', 'ACTIVE', 0, 0, now() from generate_series(0, $2::int) as n
  returning id`

/** Transfers between the first account and all others, three of four into it. */
const FILL = `insert into core.transactions (workspace_id, id, reference, type, transfer_type, posted_status, channel, currency, amount_minor, debit_account_id, debit_sequence, debit_after_minor,
    credit_account_id, credit_sequence, credit_after_minor, destination_name, narration, actor_kind, actor_id, request_id, booking_date, value_date, created_at)
  select $1, uuidv7(), 'TRN20261124' || lpad(n::text, 8, '0'), 'TRANSFER', 'INTERNAL', 'COMPLETED', 'API', 'NGN', 100,
    case when n % 4 = 0 then $2::uuid else other end, case when n % 4 = 0 then n else 1 + n / $4 end, case when n % 4 = 0 then balance else 0 end,
    case when n % 4 = 0 then other else $2::uuid end, case when n % 4 = 0 then 1 + n / $4 else n end, case when n % 4 = 0 then 0 else balance end,
    'Chidi Okafor', 'Rent for the month of November, invoice ' || n, 'platform', 'bench', 'bench', current_date, current_date, now()
  from (select n, ($3::uuid[])[1 + n % $4] as other, $5::bigint + 100 * (n - 2 * (n / 4)) as balance from generate_series(1, $6::int) as n) numbered`

const REQUEST = `insert into core.statements (workspace_id, id, account_id, from_date, to_date, period_from, period_to, format, status, before_sequence, last_sequence, file_name, attempts, requested_by, created_at)
  values ($1, $2, $3, current_date, current_date, now() - interval '1 day', now(), $4, 'RUNNING', 0, $5, 'statement', 1, 'bench', now())`

interface Stand {
  readonly workspaceId: string
  readonly accountId: string
}

interface Measured {
  readonly seconds: number
  readonly bytes: number
  readonly liveMiB: number
}

/** Writes documents of long statements in this process, beside a cursor that reads the same rows. */
export async function statementFiles(environment: Environment): Promise<string> {
  const stand = await withClient(environment.admin, filled)
  const files: (readonly [string, Measured])[] = []
  for (const format of ['CAMT053', 'MT940', 'CSV', 'JSON', 'PDF'] as const)
    files.push([format.toLowerCase(), await medianOf(watch => produced(environment, stand, format, watch))])
  const yardstick = await medianOf(watch => read(environment, stand, watch))
  const row = (name: string, { seconds, bytes, liveMiB }: Measured): string[] => [
    name,
    seconds.toFixed(2),
    (seconds / yardstick.seconds).toFixed(1),
    (bytes / 2 ** 20).toFixed(1),
    liveMiB.toFixed(0),
  ]
  const camt053 = files[0]![1]
  return [
    table([
      [`${LINES} lines`, 'seconds', 'times the cursor', 'MiB written', 'MiB in use'],
      ...files.map(([name, measured]) => row(name, measured)),
      row('a cursor', yardstick),
    ]),
    '',
    verdict('camt053, seconds', camt053.seconds, 5, false),
    verdict('camt053, MiB in use', camt053.liveMiB, 64, false),
  ].join('\n')
}

async function filled(client: pg.Client): Promise<Stand> {
  const workspaceId = newId()
  await client.query(
    `insert into core.policies (workspace_id, version, time_zone, business_date) values ($1, 1, 'Africa/Lagos', current_date)`,
    [workspaceId],
  )
  const { rows: accounts } = await client.query<{ id: string }>(ACCOUNTS, [workspaceId, OTHERS])
  const [accountId = '', ...others] = accounts.map(({ id }) => id)
  await client.query(FILL, [workspaceId, accountId, others, OTHERS, OPENING, LINES])
  await client.query('vacuum analyze core.accounts, core.transactions')
  await client.query('checkpoint')
  return { workspaceId, accountId }
}

/** The median of the rounds; the memory is measured in another round, which it slows down. */
async function medianOf(measure: (watch: Watch) => Promise<Measured>): Promise<Measured> {
  const all: Measured[] = []
  for (let round = 0; round < ROUNDS; round++) all.push(await measure('time'))
  all.sort((a, b) => a.seconds - b.seconds)
  return { ...all[Math.floor(all.length / 2)]!, liveMiB: (await measure('memory')).liveMiB }
}

type Watch = 'time' | 'memory'

const EVERY_MS = 250

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Memory that is in use, in MiB. */
function live(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}

/** Runs the work, and measures its time, or by how much the memory in use grows at most. */
async function measured(watch: Watch, work: () => Promise<number>): Promise<Measured> {
  const before = watch === 'memory' ? live() : 0
  let most = before
  const watching =
    watch === 'memory'
      ? setInterval(() => {
          most = Math.max(most, live())
        }, EVERY_MS)
      : undefined
  const begunMs = performance.now()
  const bytes = await work().finally(() => clearInterval(watching))
  return { seconds: (performance.now() - begunMs) / 1_000, bytes, liveMiB: most - before }
}

async function produced(
  environment: Environment,
  { workspaceId, accountId }: Stand,
  format: StatementFormat,
  watch: Watch,
): Promise<Measured> {
  const id = newId()
  await withClient(environment.admin, client =>
    client.query(REQUEST, [workspaceId, id, accountId, format, LINES]),
  )
  const orm = openOrm([])
  const database = openDatabase({ app: environment.app, orm })
  const actor = platformPrincipal({ workspaceId, tenantId: '', environment: 'sandbox' }, 'bench')
  const ctx = contextOf(sourceOn(database, environment), { requestId: newId(), actor })
  try {
    return await measured(watch, async () => {
      const claimed = { workspaceId, id, attempts: 1 }
      const document = await produceStatement(ctx, claimed, new AbortController().signal)
      return Number(document!.bytes)
    })
  } finally {
    await database.close()
    await orm.close()
  }
}

const PAGE = 2_000

/** Reads the same rows with a cursor, and does nothing with them. */
async function read(
  { admin }: Environment,
  { workspaceId, accountId }: Stand,
  watch: Watch,
): Promise<Measured> {
  return withClient(admin, async client => {
    const result = await measured(watch, async () => {
      await client.query('begin')
      await client.query({
        text: `declare entries no scroll cursor for select * from core.transactions
          where workspace_id = '${workspaceId}' and (debit_account_id = '${accountId}' or credit_account_id = '${accountId}')`,
      })
      let found = 0
      for (let more = true; more;) {
        const { rowCount } = await client.query(`fetch ${PAGE} from entries`)
        found += rowCount ?? 0
        more = rowCount === PAGE
      }
      await client.query('commit')
      if (found !== LINES) throw new Error(`The cursor read ${found} rows of ${LINES}.`)
      return 0
    })
    return result
  })
}
