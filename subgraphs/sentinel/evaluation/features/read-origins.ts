import type { Tx } from '#kernel/command.ts'
import type { AccountEventRow } from '#sentinel/entities/account-event.ts'
import { before, HOUR_MS } from '#sentinel/evaluation/periods.ts'
import { largest, type RuleParameterLists } from '#sentinel/evaluation/rules-by-type.ts'

/** A login or debit from a device or country that was not seen before it. */
export interface UnseenOrigin {
  readonly at: Date
  readonly isNewDevice: boolean
  readonly isNewCountry: boolean
  /** The tenant's id of the debit; null for a login. */
  readonly transactionId: string | null
}

const ORIGINS = `
  with origins as materialized (
    select id, occurred_at as at, device_hash, country, transaction_id from sentinel.transactions
    where workspace_id = $1 and profile_id = $2 and is_debit and occurred_at <= $3 and occurred_at > $4
    union all
    select id, occurred_at, device_hash, country, null from sentinel.account_events
    where workspace_id = $1 and profile_id = $2 and type = 'LOGIN' and occurred_at <= $3 and occurred_at > $4
  ),
  judged as materialized (
    select at, transaction_id,
      device_hash is not null
        and not exists (select from sentinel.transactions seen where seen.workspace_id = $1 and seen.profile_id = $2
          and seen.device_hash = origins.device_hash and seen.occurred_at <= at and seen.id <> origins.id)
        and not exists (select from sentinel.account_events seen where seen.workspace_id = $1 and seen.profile_id = $2
          and seen.device_hash = origins.device_hash and seen.occurred_at <= at and seen.id <> origins.id and seen.id <> $5) as is_new_device,
      country is not null and country <> $6
        and not exists (select from sentinel.transactions seen where seen.workspace_id = $1 and seen.profile_id = $2
          and seen.country = origins.country and seen.occurred_at <= at and seen.id <> origins.id)
        and not exists (select from sentinel.account_events seen where seen.workspace_id = $1 and seen.profile_id = $2
          and seen.country = origins.country and seen.occurred_at <= at and seen.id <> origins.id and seen.id <> $5) as is_new_country
    from origins
  )
  select at, transaction_id as "transactionId", is_new_device as "isNewDevice", is_new_country as "isNewCountry"
  from judged where is_new_device or is_new_country order by at desc limit 20`

/** The logins and debits before a change that came from a new device or country. */
export async function readOrigins(
  tx: Pick<Tx, 'sql' | 'actor'>,
  event: AccountEventRow,
  rules: RuleParameterLists,
  homeCountry: string,
): Promise<readonly UnseenOrigin[]> {
  const hours = largest(rules.of('ACCOUNT_CHANGE').map(each => each.foreign_device_hours ?? 0))
  if (hours === 0) return []
  return tx.sql<UnseenOrigin>(ORIGINS, [
    tx.actor.workspaceId,
    event.profileId,
    event.occurredAt,
    before(event.occurredAt, hours * HOUR_MS),
    event.id,
    homeCountry,
  ])
}
