import { newId } from '#kernel/id.ts'
import { monitoringRuleInput } from './monitoring-rule.ts'
import { bearer, type Json } from '#tools/traffic/exchange.ts'
import type { CaseFixture, Tenant, TenantFixture } from '#tools/traffic/fixtures.ts'

interface Tools {
  readonly label: string
  graph(query: string, headers: Readonly<Record<string, string>>, variables?: object): Promise<Json>
}

const CREATE = 'mutation M($i: CreateCaseInput!) { createCase(input: $i) { id } }'
const CLOSE = 'mutation M($id: UUID!, $i: CloseCaseInput!) { closeCase(id: $id, input: $i) { id } }'
const CLOSING = { disposition: 'NO_ACTION', reason: 'Nothing to do' }
const CREATE_RULE = 'mutation M($i: CreateMonitoringRuleInput!) { createMonitoringRule(input: $i) { id } }'
const ENABLE_RULE = 'mutation M($id: UUID!) { enableMonitoringRule(id: $id) { id } }'
const INGEST = 'mutation M($i: IngestTransactionInput!) { ingestTransaction(input: $i) { alertIds } }'
/** Every transaction triggers it, and it opens no case. */
const ALERTING = { severity: 'INFO', parameters: { amount_threshold: '1' } }

export function caseFixture(
  fixture: () => TenantFixture,
  tenant: Tenant,
  { graph, label }: Tools,
): CaseFixture {
  const mine = (text: string): string => {
    fixture().own.add(text)
    return text
  }
  const opened = async (priority: 'P1' | 'P3'): Promise<string> => {
    const i = { type: 'FRAUD', priority, title: mine(`Case ${tenant.code} ${label} ${fixture().next()}`) }
    return mine((await graph(CREATE, await fixture().staff(), { i })).id)
  }
  return {
    case: () => opened('P3'),
    async closedCase() {
      const id = await opened('P3')
      await graph(CLOSE, await fixture().staff(), { id, i: CLOSING })
      return id
    },
    async proposedClosing() {
      const id = await opened('P1')
      const key = bearer(`sk_sandbox_${tenant.code}`, tenant.id)
      const proposer = { ...key, 'x-actor': 'proposer@bank.example' }
      await graph(CLOSE, proposer, { id, i: CLOSING })
      return id
    },
    async alert() {
      const channel = `alerted-${tenant.code}-${label}-${fixture().next()}`
      const staff = await fixture().staff()
      const rule = {
        ...monitoringRuleInput(mine(`ALERT-${newId()}`)),
        ...ALERTING,
        conditions: { channels: [channel] },
      }
      const { id } = await graph(CREATE_RULE, staff, { i: rule })
      await graph(ENABLE_RULE, staff, { id })
      const transaction = {
        transactionId: mine(`alerted-${newId()}`),
        type: 'CASH_IN',
        direction: 'CREDIT',
        channel,
        amount: '1.00',
        currency: 'USD',
        customer: { id: `payer-${tenant.code}`, type: 'INDIVIDUAL' },
      }
      const { alertIds } = (await graph(INGEST, staff, { i: { transaction } })) as unknown as {
        readonly alertIds: readonly string[]
      }
      return mine(alertIds[0]!)
    },
  }
}
