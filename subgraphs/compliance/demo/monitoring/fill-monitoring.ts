import type { Context } from '#kernel/context.ts'
import { addBlacklistEntry } from '#compliance/operations/blacklists/add-blacklist-entry.ts'
import { closeCase } from '#compliance/operations/cases/close-case.ts'
import { commentOnCase } from '#compliance/operations/cases/comment-on-case.ts'
import { createCase } from '#compliance/operations/cases/create-case.ts'
import { createMonitoringRule } from '#compliance/operations/monitoring-rules/create-monitoring-rule.ts'
import { disableMonitoringRule } from '#compliance/operations/monitoring-rules/disable-monitoring-rule.ts'
import { enableMonitoringRule } from '#compliance/operations/monitoring-rules/enable-monitoring-rule.ts'
import { ingestTransaction } from '#compliance/operations/transactions/ingest-transaction.ts'
import type { TransactionInput } from '#compliance/schema.gen.ts'
import { DENIED_DEVICE, heldDeposit, inventedTransactions } from './invented-transactions.ts'
import { RULE_PACK, STRUCTURING_USD } from './rule-pack.ts'
import { storeHistory } from './store-history.ts'

// Deleted rules count too, so that a rule that a visitor deleted does not return.
const PRESENT = `
  select
    (select coalesce(json_object_agg(code, id), '{}') from compliance.monitoring_rules
      where workspace_id = $1 and code = any($2::text[])) as "ruleIds",
    (select coalesce(array_agg(transaction_id), '{}') from compliance.monitored_transactions
      where workspace_id = $1 and transaction_id = any($3::text[])) as "transactionIds",
    (select coalesce(array_agg(target_id), '{}') from compliance.case_links
      where workspace_id = $1 and kind = 'TRANSACTION' and target_id = any($3::text[])) as "linkedIds"`

interface PresentRow {
  readonly ruleIds: Readonly<Record<string, string>>
  readonly transactionIds: readonly string[]
  readonly linkedIds: readonly string[]
}

/** The same caller under the name of an invented analyst. */
const actingAs = (ctx: Context, subjectId: string): Context => ({
  ...ctx,
  actor: { ...ctx.actor, subjectId },
})

/** Adds disabled rules of every type, sixty days of invented transactions and three cases, unless they are there. */
export async function fillMonitoring(ctx: Context): Promise<void> {
  const { workspaceId } = ctx.actor
  const transactions = inventedTransactions(ctx.now())
  const held = heldDeposit(ctx.now())
  const [present] = await ctx.database.read<PresentRow & object>(workspaceId, PRESENT, [
    workspaceId,
    RULE_PACK.map(({ code }) => code),
    [...transactions, held].map(({ transactionId }) => transactionId),
  ])
  const { ruleIds, transactionIds, linkedIds } = present!
  const created = new Map(Object.entries(ruleIds))
  for (const rule of RULE_PACK)
    if (!created.has(rule.code)) created.set(rule.code, (await createMonitoringRule(ctx, rule)).id)
  if (!transactions.some(({ transactionId }) => transactionIds.includes(transactionId))) {
    await addBlacklistEntry(ctx, { kind: 'DEVICE', value: DENIED_DEVICE, reason: 'Reported as stolen.' })
    await storeHistory(ctx, { transactions })
  }
  if (!transactionIds.includes(held.transactionId))
    await holdDeposit(ctx, held, created.get(STRUCTURING_USD)!)

  const of = (customer: string, type: TransactionInput['type']): string[] =>
    transactions.flatMap(each =>
      each.customer.id === customer && each.type === type ? [each.transactionId] : [],
    )
  const isLinked = (ids: readonly string[]): boolean => ids.some(id => linkedIds.includes(id))
  const listed = of('demo-customer-6', 'WIRE')
  if (!isLinked(listed)) await proposeClosing(actingAs(ctx, 'ada@bank.example'), listed)
  const deposits = of('demo-trader', 'CASH_IN')
  if (!isLinked(deposits)) await clearTrader(actingAs(ctx, 'chidi@bank.example'), deposits)
}

/** The rule is in force for this deposit only: it raises an alert of severity HIGH and opens a case, which stays open. */
async function holdDeposit(ctx: Context, transaction: TransactionInput, ruleId: string): Promise<void> {
  await enableMonitoringRule(ctx, { id: ruleId })
  try {
    await ingestTransaction(ctx, { transaction })
  } finally {
    await disableMonitoringRule(ctx, { id: ruleId })
  }
}

/** A confirmed match with a list waits for the approval of a second person. */
async function proposeClosing(ctx: Context, transactionIds: readonly string[]): Promise<void> {
  const { id } = await createCase(ctx, {
    type: 'SANCTIONS',
    priority: 'P1',
    customerId: 'demo-customer-6',
    title: 'Wire to a listed person',
    transactionIds,
  })
  await closeCase(ctx, {
    id,
    disposition: 'TRUE_POSITIVE',
    reason: 'Name and purpose of the payment agree with the list.',
  })
}

async function clearTrader(ctx: Context, transactionIds: readonly string[]): Promise<void> {
  const { id } = await createCase(ctx, {
    type: 'TRANSACTION',
    priority: 'P3',
    customerId: 'demo-trader',
    title: 'Cash close to the reporting line',
    transactionIds,
  })
  await commentOnCase(ctx, { id, text: 'Takings of a market stall; the receipts are in the file.' })
  await closeCase(ctx, {
    id,
    disposition: 'FALSE_POSITIVE',
    reason: 'The deposits agree with the receipts.',
  })
}
