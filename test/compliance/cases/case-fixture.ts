import { contextOf, type Context } from '#kernel/context.ts'
import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { platformPrincipal } from '#kernel/principal.ts'
import { recordAlerts, type RecordedAlerts } from '#compliance/alerts/record-alerts.ts'
import type { RuleHit } from '#compliance/alerts/rule-hit.ts'
import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import type { ActiveRule } from '#compliance/monitoring-rules/rule.ts'
import { world, type TestPlatform, type World } from '#test/support/world.ts'

export interface CaseFixture extends World {
  /** A staff member who may decide; each call without a name is another person. */
  analyst(subjectId?: string): Context
  record(
    triggered: readonly RuleHit[],
    transaction?: Partial<MonitoredTransaction>,
    paymentId?: string,
  ): Promise<RecordedAlerts>
  eventTypes(): Promise<string[]>
}

/** A fresh tenant with analysts, and evaluations that trigger invented rules. */
export async function caseFixture(): Promise<CaseFixture> {
  const here = await world()
  return {
    ...here,
    analyst: subjectId =>
      here.as({
        kind: 'staff',
        scopes: ['compliance:write', 'compliance:decide'],
        ...(subjectId !== undefined && { subjectId }),
      }),
    record: (triggered, transaction = {}, paymentId) =>
      record(here.as({ kind: 'tenant_key', scopes: ['compliance:write'] }), {
        triggered,
        transaction: transactionOf({ occurredAt: here.platform.source.now(), ...transaction }),
        ...(paymentId !== undefined && { paymentId }),
      }),
    eventTypes: async () => (await here.published()).map(({ type }) => type.replace('compliance.', '')),
  }
}

interface Recorded {
  readonly triggered: readonly RuleHit[]
  readonly transaction: MonitoredTransaction
  readonly paymentId?: string
}

const record = command((tx, recorded: Recorded) =>
  recordAlerts(tx, { evaluationId: newId(), isLate: false, ...recorded }),
)

/** Records an alert of high severity in a workspace of the demonstration. */
export async function recordAlertIn(
  { platform }: TestPlatform,
  workspace: { readonly workspaceId: string; readonly tenantId: string },
): Promise<RecordedAlerts> {
  const actor = platformPrincipal({ ...workspace, environment: 'sandbox' }, 'test')
  return record(contextOf(platform.source, { actor, requestId: newId() }), {
    triggered: [triggered({ severity: 'HIGH' })],
    transaction: transactionOf({ occurredAt: platform.source.now() }),
  })
}

export const transactionOf = (given: Partial<MonitoredTransaction>): MonitoredTransaction => ({
  transactionId: newId(),
  occurredAt: new Date(),
  type: 'TRANSFER',
  direction: 'DEBIT',
  channel: 'web',
  amountMinor: 1_000_00n,
  currency: 'USD',
  customer: { id: 'customer-1', type: 'INDIVIDUAL', name: null, dateOfBirth: null, country: null },
  accountId: null,
  cardId: null,
  walletId: null,
  device: { fingerprint: null, ip: null, ipCountry: null },
  counterparty: null,
  merchantId: null,
  initiatedBy: 'CUSTOMER',
  reference: null,
  counterpartyKey: null,
  ...given,
})

export const customer = (id: string): Pick<MonitoredTransaction, 'customer'> => ({
  customer: { ...transactionOf({}).customer, id },
})

/** A triggered rule; without an id it is a rule of its own. */
export function triggered(
  rule: Partial<ActiveRule> = {},
  { reason = 'An invented reason' }: { readonly reason?: string } = {},
): RuleHit {
  const action = rule.action ?? 'ALERT'
  return {
    rule: {
      ruleId: newId(),
      code: 'INVENTED',
      version: 1,
      ruleType: 'THRESHOLD',
      category: 'AML',
      severity: 'MEDIUM',
      action,
      isShadow: false,
      parameters: { ruleType: 'THRESHOLD', amountThreshold: '1', amountOperator: 'GTE' },
      conditions: {},
      transactionTypes: [],
      ...rule,
    },
    hit: {
      reason,
      observed: { amount: '1000.00' },
      threshold: { amount: '1.00' },
      window: null,
      transactionIds: ['tx-1'],
      counterfactual: null,
    },
    action,
  }
}
