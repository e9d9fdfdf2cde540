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
  /** Channel of an enabled rule that every transaction on it triggers. */
  let rule: Promise<string> | undefined
  async function alertingRule(): Promise<string> {
    await fixture().ensureRuleSlot()
    const staff = await fixture().staff()
    const channel = `alerted-${tenant.code}-${fixture().next()}`
    const input = {
      ...monitoringRuleInput(mine(`ALERT-${newId()}`)),
      ...ALERTING,
      conditions: { channels: [channel] },
    }
    const { id } = await graph(CREATE_RULE, staff, { i: input })
    await graph(ENABLE_RULE, staff, { id })
    return channel
  }
  async function alertsOn(channel: string): Promise<readonly string[]> {
    const transaction = {
      transactionId: mine(`alerted-${newId()}`),
      type: 'CASH_IN',
      direction: 'CREDIT',
      channel,
      amount: '1.00',
      currency: 'USD',
      // Another customer each time, because a hit on the same one attaches to the open alert.
      customer: { id: mine(`alerted-${newId()}`), type: 'INDIVIDUAL' },
    }
    const { alertIds } = (await graph(INGEST, await fixture().staff(), {
      i: { transaction },
    })) as unknown as {
      readonly alertIds: readonly string[]
    }
    return alertIds
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
      rule ??= alertingRule()
      const [alertId] = await alertsOn(await rule)
      if (alertId !== undefined) return mine(alertId)
      // The rule was deleted, because a workspace has a maximum number of them.
      rule = alertingRule()
      const [another] = await alertsOn(await rule)
      return mine(another!)
    },
  }
}
