import type { Context, IdempotencyClaim } from '#kernel/context.ts'
import type { CaseDisposition } from '#compliance/entities/cases/compliance-case.ts'
import type { RuleAction } from '#compliance/monitoring-rules/rule.ts'
import { closeCase } from '#compliance/operations/cases/close-case.ts'
import { createMonitoringRule } from '#compliance/operations/monitoring-rules/create-monitoring-rule.ts'
import { enableMonitoringRule } from '#compliance/operations/monitoring-rules/enable-monitoring-rule.ts'
import { cases } from '#compliance/queries/cases/cases.ts'
import { monitoredTransactions } from '#compliance/queries/monitoring/monitored-transactions.ts'
import { setTransferSettings } from '#core/operations/pricing/set-transfer-settings.ts'
import {
  transferInternally,
  type TransferInternally,
} from '#core/operations/transfers/transfer-internally.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { bank, type Bank } from './bank.ts'

export const analyst = (at: Bank): Context =>
  at.as({ kind: 'staff', scopes: ['compliance:read', 'compliance:write', 'compliance:decide'] })

/** Enables a rule on every amount from 50.00, which the transfers of these tests reach. */
export async function givenRule(at: Bank, action: RuleAction, amount = '50'): Promise<void> {
  const { id } = await createMonitoringRule(analyst(at), {
    code: `FROM-${amount}-${action}`,
    ruleType: 'THRESHOLD',
    category: 'FRAUD',
    severity: 'HIGH',
    action,
    parameters: { amount_threshold: amount },
  })
  await enableMonitoringRule(analyst(at), { id })
}

export async function closeAllCases(at: Bank, disposition: CaseDisposition): Promise<void> {
  for (const { id, status } of (await cases(analyst(at), { first: 50 })).nodes)
    if (status !== 'CLOSED') await closeCase(analyst(at), { id, disposition, reason: 'Reviewed' })
}

/** What compliance judged, newest first. */
export const judgedBy = async (
  at: Bank,
): Promise<{ decision: string | null; isVoided: boolean; transactionId: string; account: string | null }[]> =>
  (await monitoredTransactions(analyst(at), { first: 50 })).nodes.map(
    ({ decision, voidedAt, transactionId, counterparty }) => ({
      decision,
      isVoided: voidedAt !== null,
      transactionId,
      account: counterparty?.account ?? null,
    }),
  )

export const setDecisions = (at: Bank, decidesInternalTransfers: boolean): Promise<unknown> =>
  setTransferSettings(at.staff('admin'), { decidesInternalTransfers })

/** An order of 100.00 between two accounts of the tenant. */
export const internalOrder = (
  at: Bank,
  sourceAccountId: string,
  destinationAccountId: string,
  given: Partial<TransferInternally> = {},
): TransferInternally => ({
  sourceAccountId,
  destinationAccountId,
  destinationAccountName: 'Ada Obi',
  amount: '100.00',
  currency: 'NGN',
  channel: 'MOBILE',
  narration: 'Rent',
  initiatedBy: at.staff('teller').actor.subjectId,
  ...given,
})

/** A bank that decides internal transfers, with two accounts of different customers, of which one has 1,000.00. */
export async function deciding(): Promise<{ at: Bank; source: string; destination: string }> {
  const at = await bank()
  await setDecisions(at, true)
  return { at, source: await at.account(100_000n), destination: await at.account() }
}

export const transfer = (
  at: Bank,
  source: string,
  destination: string,
  parts: Partial<Context> = {},
  given: Partial<TransferInternally> = {},
): Promise<TransactionRow> =>
  transferInternally(at.staff('teller', parts), internalOrder(at, source, destination, given))

export const claim = (key: string): { idempotency: IdempotencyClaim } => ({
  idempotency: { key, subject: 'teller', fingerprint: 'the same' },
})

export const balances = async (at: Bank, ...ids: string[]): Promise<bigint[]> =>
  Promise.all(ids.map(async id => (await at.accountState(id)).balance))

/** The balance of the system account for held transfers. */
export async function heldOnSystem(at: Bank): Promise<bigint> {
  const [row] = await at.rows<{ sum: string | null }>(
    `select sum(entry.amount_minor) as sum from core.entries entry
    join core.system_accounts account on account.workspace_id = $1 and account.id = entry.account_id
    where entry.workspace_id = $1 and account.kind = 'HELD_TRANSFERS'`,
  )
  return BigInt(row?.sum ?? 0)
}
