import type { Json } from '#tools/traffic/exchange.ts'
import type { Tenant, TenantFixture, TransactionFixture } from '#tools/traffic/fixtures.ts'

interface Tools {
  readonly label: string
  graph(query: string, headers: Readonly<Record<string, string>>, variables?: object): Promise<Json>
}

const INGEST =
  'mutation M($i: IngestTransactionInput!) { ingestTransaction(input: $i) { id: evaluationId transactionId } }'
const BATCH =
  'mutation M($i: CreateTransactionBatchInput!) { createTransactionBatch(input: $i) { id: batchId } }'

export function transactionFixture(
  fixture: () => TenantFixture,
  tenant: Tenant,
  { graph, label }: Tools,
): TransactionFixture {
  const mine = (text: string): string => {
    fixture().own.add(text)
    return text
  }
  const transaction = (): Readonly<Record<string, unknown>> => ({
    transactionId: mine(`stored-${tenant.code}-${label}-${fixture().next()}`),
    type: 'CASH_IN',
    direction: 'CREDIT',
    channel: 'branch',
    amount: '100.00',
    currency: 'USD',
    customer: { id: `payer-${tenant.code}`, type: 'INDIVIDUAL' },
  })
  return {
    async monitoredTransaction() {
      const i = { transaction: transaction() }
      const { id } = await graph(INGEST, await fixture().staff(), { i })
      return { transactionId: i.transaction['transactionId'] as string, evaluationId: mine(id) }
    },
    transactionBatch: async () =>
      mine((await graph(BATCH, await fixture().staff(), { i: { transactions: [transaction()] } })).id),
  }
}
