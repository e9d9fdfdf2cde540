import type { Tx } from '#kernel/command.ts'
import type { RuleSet } from '#compliance/evaluation/rule-set.ts'
import { affectedScopes, type AffectedScope, type ScopeValues } from './affected-scopes.ts'

/** What is known of the next transaction in the order of arrival before it is judged. */
export interface NextArrival {
  readonly sequence: bigint
  /** Whether the rules of the evaluation are already stored. */
  readonly hasSnapshot: boolean
  /** When the customer's newest stored transaction happened; null without one. */
  readonly newestOfCustomer: Date | null
  /** When the newest stored transaction of the workspace happened; null without one. Nothing that happens after it is late. */
  readonly newest: Date | null
}

const NEWEST =
  'select occurred_at from compliance.monitored_transactions where workspace_id = $1 and voided_at is null'
const NEXT = `
  select nextval('compliance.monitored_transactions_sequence') as sequence,
    exists (select from compliance.rule_snapshots where workspace_id = $1 and hash = $3) as "hasSnapshot",
    (${NEWEST} and customer_id = $2 order by occurred_at desc, sequence desc limit 1) as "newestOfCustomer",
    (${NEWEST} order by occurred_at at time zone 'UTC' desc limit 1) as newest`

/** Takes the next place in the order of arrival. Call it under the locks of the transaction. */
export async function nextArrival(
  tx: Tx,
  { hash }: Pick<RuleSet, 'hash'>,
  customerId: string,
): Promise<NextArrival> {
  const [next] = await tx.sql<NextArrival>(NEXT, [tx.actor.workspaceId, customerId, hash])
  return next!
}

/** A statement that says whether a later transaction with an equal value was judged in one of the scopes. */
const affectsText = (scopes: readonly AffectedScope[]): string => {
  const conditions = scopes.map(
    ({ column, isInCurrency = false }, index) => `
    exists (
      select from compliance.monitored_transactions where workspace_id = $1 and ${column} = $${index + 4}
        and occurred_at > $2 and voided_at is null ${isInCurrency ? 'and currency = $3' : ''})`,
  )
  return `select $3::text is not null and (${conditions.join(' or')}) as affects`
}

const texts = new WeakMap<readonly AffectedScope[], string>()

/**
 * Whether transactions were judged before this one arrived in whose history the rules would have found it. Of payments several steps away, only
 * those count that follow a later payment of its own parties. Call it under the locks of the transaction.
 */
export async function affectsJudged(
  tx: Tx,
  { needs }: Pick<RuleSet, 'needs'>,
  occurredAt: Date,
  values: ScopeValues,
): Promise<boolean> {
  const scopes = affectedScopes(needs)
  if (scopes.length === 0) return false
  const text = texts.get(scopes) ?? affectsText(scopes)
  texts.set(scopes, text)
  const [row] = await tx.sql<{ affects: boolean }>(text, [
    tx.actor.workspaceId,
    occurredAt,
    values.currency,
    ...scopes.map(({ valueOf }) => valueOf(values)),
  ])
  return row!.affects
}
