import fastify from 'fastify'
import pg from 'pg'
import { newId } from '#kernel/id.ts'
import { formatMinor, toMinor } from '#kernel/money.ts'
import { marginOf, calculatePrice } from '#remittance/rules/quote.ts'
import type { QuoteStatements } from './statements.ts'

/**
 * Baseline: Fastify and pg only. It runs the same statements, one transaction for each read and one for the
 * write, with the same tenancy, arithmetic and response bodies. It has no graph, tokens, limits or logs.
 */
const { port, databaseUrl, statements, keys, tenantId } = JSON.parse(process.env['BARE']!) as {
  port: number
  databaseUrl: string
  statements: QuoteStatements
  keys: string[]
  tenantId: string
}
const credentials = new Set(keys.map(key => `Bearer ${key}`))
const { workspaceId } = statements
pg.types.setTypeParser(pg.types.builtins.INT8, value => BigInt(value) as never)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, pipeline: true } as pg.PoolConfig)

const begin = `begin;set local app.workspace='${workspaceId}'`
const beginReading = `begin read only;set local app.workspace='${workspaceId}'`

async function read(name: string, text: string, values: unknown[]): Promise<Record<string, never>[]> {
  const client = await pool.connect()
  try {
    const [, { rows }] = await Promise.all([
      client.query(beginReading),
      client.query({ name, text, values }),
      client.query('commit'),
    ])
    return rows
  } finally {
    client.release()
  }
}

const app = fastify()
app.addHook('onRequest', async (request, reply) => {
  if (!credentials.has(request.headers.authorization ?? '') || request.headers['x-tenant-id'] !== tenantId)
    return reply.code(401).send({ error: 'unauthenticated' })
})

interface QuoteRow {
  id: string
  exchangeRate: string
  sendAmountMinor: bigint
  sendCurrency: string
  receiveAmountMinor: bigint
  receiveCurrency: string
  feeMinor: bigint
  expiresAt: Date
}

const shown = (row: QuoteRow): Record<string, string> => ({
  quoteId: row.id,
  exchangeRate: row.exchangeRate,
  sendAmount: formatMinor(row.sendAmountMinor, row.sendCurrency),
  sendCurrency: row.sendCurrency,
  receiveAmount: formatMinor(row.receiveAmountMinor, row.receiveCurrency),
  receiveCurrency: row.receiveCurrency,
  feeTotal: formatMinor(row.feeMinor, row.sendCurrency),
  expiresAt: row.expiresAt.toISOString(),
})

app.get<{ Params: { id: string } }>('/quotes/:id', async (request, reply) => {
  const [row] = await read('read', statements.read, [workspaceId, [request.params.id]])
  return row ? shown(row as unknown as QuoteRow) : reply.code(404).send({ error: 'not found' })
})

interface Wanted {
  sendAmount: string
  sendCurrency: string
  receiveCurrency: string
  destinationCountry: string
}

const body = {
  type: 'object',
  additionalProperties: false,
  required: ['sendAmount', 'sendCurrency', 'receiveCurrency', 'destinationCountry'],
  properties: {
    sendAmount: { type: 'string', pattern: '^\\d{1,15}(\\.\\d+)?$' },
    sendCurrency: { type: 'string' },
    receiveCurrency: { type: 'string' },
    destinationCountry: { type: 'string' },
  },
}

app.post<{ Body: Wanted }>('/quotes', { schema: { body } }, async (request, reply) => {
  const { sendAmount, sendCurrency, receiveCurrency, destinationCountry } = request.body
  const at = new Date()
  const [[corridor], [rate]] = (await Promise.all([
    read('corridor', statements.corridor, [workspaceId, sendCurrency, receiveCurrency, destinationCountry]),
    read('rate', statements.rate, [workspaceId, sendCurrency, receiveCurrency, at]),
  ])) as unknown as [
    [Parameters<typeof calculatePrice>[2] & { id: string; lockSeconds: number }],
    [{ bid: string }],
  ]
  const sendAmountMinor = toMinor(sendAmount, sendCurrency)
  const { exchangeRate, receiveAmountMinor, feeMinor } = calculatePrice(sendAmountMinor, rate.bid, corridor)!
  const id = newId()
  const client = await pool.connect()
  try {
    const values = [
      workspaceId,
      id,
      corridor.id,
      null,
      sendAmountMinor,
      sendCurrency,
      receiveAmountMinor,
      receiveCurrency,
      destinationCountry,
      exchangeRate,
      feeMinor,
      marginOf(sendAmountMinor, corridor),
      at,
      new Date(at.getTime() + corridor.lockSeconds * 1_000),
      null,
      null,
    ]
    const [
      ,
      {
        rows: [row],
      },
    ] = await Promise.all([
      client.query(begin),
      client.query({ name: 'insert', text: statements.insert, values }),
    ])
    const event = [
      workspaceId,
      request.id,
      at,
      [newId()],
      ['remittance.quote_created'],
      ['quote'],
      [id],
      [
        JSON.stringify({
          id,
          customerId: null,
          corridorId: corridor.id,
          expiresAt: (row as QuoteRow).expiresAt,
        }),
      ],
      [null],
    ]
    await Promise.all([
      client.query({ name: 'outbox', text: statements.outbox, values: event }),
      client.query('commit'),
    ])
    return reply.code(201).send(shown(row as QuoteRow))
  } finally {
    client.release()
  }
})

await app.listen({ port, host: '127.0.0.1' })
console.log('the bare handler listens')
