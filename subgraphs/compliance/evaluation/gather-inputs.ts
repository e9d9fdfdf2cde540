import type { Context } from '#kernel/context.ts'
import { sharedRead } from '#kernel/database/read-groups.ts'
import type { EvaluationInputs, StoredScreening } from '#compliance/entities/monitoring/evaluation.ts'
import { blacklistHits } from '#compliance/blacklists/hits.ts'
import { allowedPairs, paymentPartiesOf } from '#compliance/allow-list/allowed-payments.ts'
import { snoozedRules } from '#compliance/monitoring-rules/snoozed-rules.ts'
import type { WorkspaceSql } from './history/history-query.ts'
import type { ParsedTransaction } from './parse-transaction.ts'
import { screenParties } from './screen-parties.ts'
import type { RuleSet } from './rule-set.ts'
import { hashedAccount, partyKey, transactionKeys, type TransactionKeys } from './transaction-keys.ts'
import { customerKey, type MonitoredTransaction } from './transaction.ts'

/** A transaction that is ready to be judged as soon as its history is read. */
export interface GatheredTransaction {
  readonly parsed: ParsedTransaction
  readonly transaction: MonitoredTransaction
  readonly keys: TransactionKeys
  readonly inputs: EvaluationInputs
  readonly screening: StoredScreening | undefined
  readonly isKnownCustomer: boolean
}

const PARTIES = sharedRead(`
  select
    exists (select from compliance.monitored_customers where workspace_id = $1 and customer_id = $2) as "isKnownCustomer",
    exists (select from compliance.monitored_customers where workspace_id = $1 and customer_id = $3)
      or exists (select from compliance.subjects where workspace_id = $1 and external_id = $3) as "isCustomer",
    (select customer_id from compliance.monitored_accounts where workspace_id = $1 and account = $4) as "accountOwner",
    (select min(created_at) from compliance.subjects where workspace_id = $1 and external_id = $2) as "subjectSince"`)

interface PartiesRow {
  readonly isKnownCustomer: boolean
  readonly isCustomer: boolean
  readonly accountOwner: string | null
  readonly subjectSince: Date | null
}

/** Reads what judging a transaction needs besides the stored transactions: who its parties are, deny lists, watchlists and exemptions. */
export async function gatherInputs(
  ctx: Context,
  parsed: ParsedTransaction,
  { rules }: Pick<RuleSet, 'rules'>,
): Promise<GatheredTransaction> {
  const { workspaceId } = ctx.actor
  const keys = transactionKeys(ctx.keys, workspaceId, parsed)
  const sql: WorkspaceSql = (text, values = []) => ctx.database.read(workspaceId, text, values)
  const kinds = rules.flatMap(({ parameters }) =>
    parameters.ruleType === 'BLACKLIST' ? parameters.blacklistKinds : [],
  )
  const at = ctx.now()
  const [[parties], hits, snoozed, pairs, screening] = await Promise.all([
    sql<PartiesRow>(PARTIES, [
      workspaceId,
      parsed.customer.id,
      parsed.counterparty?.id ?? null,
      hashedAccount(ctx.keys, workspaceId, parsed.counterparty?.account ?? null),
    ]),
    kinds.length === 0 ? [] : blacklistHits(sql, ctx.keys, { workspaceId, at, transaction: parsed, kinds }),
    snoozedRules(sql, { workspaceId, customerId: parsed.customer.id, at }),
    allowedPairs(sql, ctx.keys, { workspaceId, at, ...paymentPartiesOf(parsed) }),
    screenParties(ctx, parsed, rules),
  ])
  const { isKnownCustomer, isCustomer, accountOwner, subjectSince } = parties!
  const owner = isCustomer ? parsed.counterparty!.id : accountOwner
  return {
    parsed,
    transaction: {
      ...parsed,
      counterpartyKey: owner === null ? partyKey(ctx.keys, workspaceId, parsed) : customerKey(owner),
    },
    keys,
    inputs: {
      subjectSince: subjectSince?.toISOString() ?? null,
      blacklistHits: hits,
      snoozed: [...snoozed],
      ...(pairs.length > 0 && { allowed: exemptions(pairs) }),
    },
    screening,
    isKnownCustomer,
  }
}

/** The exempted codes of all pairs together; null when one of them exempts every rule. */
export const exemptions = (
  pairs: readonly { readonly ruleCodes: readonly string[] | null }[],
): string[] | null => {
  const codes: string[] = []
  for (const { ruleCodes } of pairs) {
    if (ruleCodes === null) return null
    codes.push(...ruleCodes)
  }
  return [...new Set(codes)]
}
