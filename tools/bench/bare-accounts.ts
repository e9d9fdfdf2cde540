import fastify, { type FastifyReply } from 'fastify'
import pg from 'pg'
import { formatMinor } from '#kernel/money.ts'
import { halfEven } from '#core/rules/interest/accrual.ts'
import type { AccountStatements } from './account-statements.ts'

/**
 * Baseline for core banking reads: Fastify and pg only, with the same statements, tenancy and response
 * bodies. It has no graph, tokens, limits or logs.
 */
const { port, databaseUrl, statements, tokens, tenantId, workspaceId, page } = JSON.parse(
  process.env['BARE']!,
) as {
  port: number
  databaseUrl: string
  statements: AccountStatements
  tokens: string[]
  tenantId: string
  workspaceId: string
  page: number
}
const credentials = new Set(tokens)
pg.types.setTypeParser(pg.types.builtins.INT8, value => BigInt(value) as never)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, pipeline: true } as pg.PoolConfig)
const beginReading = `begin read only;set local app.workspace='${workspaceId}'`
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

async function read<Row>(name: keyof AccountStatements, values: unknown[]): Promise<Row[]> {
  const client = await pool.connect()
  try {
    const [, { rows }] = await Promise.all([
      client.query(beginReading),
      client.query({ name, text: statements[name], values }),
      client.query('commit'),
    ])
    return rows as Row[]
  } finally {
    client.release()
  }
}

const app = fastify()
app.addHook('onRequest', async (request, reply) => {
  if (!credentials.has(request.headers.authorization ?? '') || request.headers['x-tenant-id'] !== tenantId)
    return reply.code(401).send({ error: 'unauthenticated' })
})

interface Account {
  id: string
  accountNumber: string
  accountName: string
  customerId: string
  productId: string
  accountType: string
  currency: string
  branchId: string
  status: string
  restriction: string
  balanceMinor: bigint
  heldMinor: bigint
  unclearedMinor: bigint
  overdraftMinor: bigint
  minimumMinor: bigint
  entries: bigint
  version: number
  openedAt: Date
  closedAt: Date | null
}

const raw = (minor: bigint, currency: string): unknown =>
  (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(formatMinor(minor, currency))

const sent = (reply: FastifyReply, body: unknown): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(body))

const account = async (id: string): Promise<Account | undefined> =>
  (await read<Account>('account', [workspaceId, [id], new Date()]))[0]

app.get<{ Params: { id: string } }>('/accounts/:id', async (request, reply) => {
  const row = await account(request.params.id)
  if (!row) return reply.code(404).send({ error: 'not found' })
  const { currency } = row
  const [accrued] = await read<{ units: string }>('accruedInterest', [workspaceId, [row.id]])
  return sent(reply, {
    id: row.id,
    tenant_id: tenantId,
    account_number: row.accountNumber,
    account_name: row.accountName,
    customer_id: row.customerId,
    product_id: row.productId,
    account_type: row.accountType,
    currency,
    branch_id: row.branchId,
    status: row.status,
    restriction: row.restriction,
    ledger_balance: raw(row.balanceMinor, currency),
    available_balance: raw(
      row.balanceMinor - row.heldMinor - row.unclearedMinor - row.minimumMinor + row.overdraftMinor,
      currency,
    ),
    held_balance: raw(row.heldMinor, currency),
    uncleared_balance: raw(row.unclearedMinor, currency),
    overdraft_limit: raw(row.overdraftMinor, currency),
    version: row.version,
    opened_at: row.openedAt,
    closed_at: row.closedAt,
    accrued_interest: raw(accrued ? halfEven(BigInt(accrued.units)) : 0n, currency),
    term: null,
  })
})

interface Posting {
  id: string
  reference: string
  type: string
  transferType: string | null
  postedStatus: string
  channel: string
  currency: string
  amountMinor: bigint
  feeMinor: bigint
  vatMinor: bigint
  debitAccountId: string
  debitSequence: bigint | null
  creditAccountId: string
  creditSequence: bigint | null
  otherAccountNumber: string | null
  otherBankCode: string | null
  destinationName: string | null
  narration: string | null
  description: string | null
  initiatedBy: string | null
  approvedBy: string | null
  sessionId: string | null
  externalReference: string | null
  reversesId: string | null
  reason: string | null
  metadata: unknown
  createdAt: Date
}

interface Progress {
  transactionId: string
  status: string
  processedAt: Date | null
  completedAt: Date | null
  failureReason: string | null
  externalReference: string | null
  reversedById: string | null
  reversalReason: string | null
}

const numbers = new Map<string, string>()

async function shown(rows: readonly Posting[]): Promise<unknown[]> {
  const unknown = rows
    .flatMap(({ debitAccountId, debitSequence, creditAccountId, creditSequence }) => [
      ...(debitSequence === null ? [] : [debitAccountId]),
      ...(creditSequence === null ? [] : [creditAccountId]),
    ])
    .filter(id => !numbers.has(id))
  const [found] = await Promise.all([
    read<Progress>('progress', [workspaceId, rows.map(({ id }) => id)]),
    unknown.length === 0
      ? undefined
      : read<{ id: string; accountNumber: string }>('events', [workspaceId, unknown]).then(events =>
          events.forEach(({ id, accountNumber }) => numbers.set(id, accountNumber)),
        ),
  ])
  const byId = new Map(found.map(each => [each.transactionId, each]))
  return rows.map(row => {
    const progress = byId.get(row.id)
    const doneAt = progress ? null : row.postedStatus === 'COMPLETED' ? row.createdAt : null
    const [source, destination] = [
      row.debitSequence === null ? null : row.debitAccountId,
      row.creditSequence === null ? null : row.creditAccountId,
    ]
    return {
      id: row.id,
      tenant_id: tenantId,
      transaction_ref: row.reference,
      transaction_type: row.type,
      status: progress?.status ?? row.postedStatus,
      source_account_id: source,
      source_account_num: source && numbers.get(source),
      source_bank_code: null,
      dest_account_id: destination,
      dest_account_num: row.otherAccountNumber ?? (destination && numbers.get(destination)),
      dest_bank_code: row.otherBankCode,
      dest_account_name: row.destinationName,
      amount: raw(row.amountMinor, row.currency),
      currency: row.currency,
      fee: raw(row.feeMinor, row.currency),
      vat: raw(row.vatMinor, row.currency),
      total_amount: raw(row.amountMinor + row.feeMinor + row.vatMinor, row.currency),
      transfer_type: row.transferType,
      channel: row.channel,
      narration: row.narration,
      description: row.description,
      initiated_by: row.initiatedBy,
      approved_by: row.approvedBy,
      processed_at: progress ? progress.processedAt : doneAt,
      completed_at: progress ? progress.completedAt : doneAt,
      failure_reason: progress?.failureReason ?? null,
      external_ref: progress?.externalReference ?? row.externalReference,
      session_id: row.sessionId,
      reversed_txn_id: row.reversesId ?? progress?.reversedById ?? null,
      reversal_reason: progress?.reversalReason ?? (row.type === 'REVERSAL' ? row.reason : null),
      metadata: row.metadata,
    }
  })
}

const pageOf = async (rows: readonly Posting[], hasMore: boolean): Promise<unknown> => ({
  transactions: await shown(rows),
  has_more: hasMore,
  next_cursor: Buffer.from(rows.at(-1)?.id ?? '').toString('base64url'),
})

app.get('/transactions', async (_, reply) => {
  const rows = await read<Posting>('newest', [workspaceId, '-infinity', 'infinity', LAST_ID, page + 1])
  return sent(reply, await pageOf(rows.slice(0, page), rows.length > page))
})

app.get<{ Params: { id: string } }>('/accounts/:id/transactions', async (request, reply) => {
  const row = await account(request.params.id)
  if (!row) return reply.code(404).send({ error: 'not found' })
  const lowest = row.entries - BigInt(page) + 1n > 1n ? row.entries - BigInt(page) + 1n : 1n
  const rows = await read<Posting>('entries', [workspaceId, [row.id], [lowest], [row.entries]])
  const sequenceOf = ({ debitAccountId, debitSequence, creditSequence }: Posting): bigint =>
    debitAccountId === row.id ? debitSequence! : creditSequence!
  return sent(
    reply,
    await pageOf(
      rows.sort((one, other) => (sequenceOf(one) < sequenceOf(other) ? 1 : -1)),
      lowest > 1n,
    ),
  )
})

await app.listen({ port, host: '127.0.0.1' })
console.log('the bare handler listens')
