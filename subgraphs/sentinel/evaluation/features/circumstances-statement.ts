import { columnList, statementBuilder, type RowStatement } from './statement-builder.ts'

/** What is read about a debit or login; hours are 0, and device and conditions absent, if a part is not needed. */
export interface CircumstancesNeeds {
  readonly workspaceId: string
  readonly profileId: string
  readonly at: Date
  /** Id of the debit or event itself. */
  readonly id: string
  readonly changeTypes: readonly string[]
  readonly changeHours: number
  readonly remoteAccessHours: number
  readonly deviceHash: string | null
  readonly needsCrypto: boolean
  readonly needsTransferCountries: boolean
}

/** Reads account events before a debit or a login, and earlier transactions of its kind. */
export function circumstancesStatement(needs: CircumstancesNeeds): RowStatement {
  const { bind, values, types } = statementBuilder()
  const at = bind(needs.at, 'timestamptz')
  const workspace = bind(needs.workspaceId)
  const profile = bind(needs.profileId, 'uuid')
  const itself = bind(needs.id, 'uuid')
  const own = `workspace_id = ${workspace} and profile_id = ${profile}`
  const earlier = `${own} and occurred_at <= ${at} and id <> ${itself}`
  const columns = columnList([
    needs.changeHours > 0 &&
      `(select json_agg(json_build_object('type', type, 'at', at)) from (
      select type, max(occurred_at) as at from sentinel.account_events
      where ${earlier} and type = any(${bind(needs.changeTypes)}::text[])
        and occurred_at > ${at}::timestamptz - make_interval(hours => ${bind(needs.changeHours)}::int)
      group by type) changes) as "changes"`,
    needs.remoteAccessHours > 0 &&
      `(select max(occurred_at) from sentinel.account_events
      where ${own} and type = 'REMOTE_ACCESS' and occurred_at <= ${at}
        and occurred_at > ${at}::timestamptz - make_interval(hours => ${bind(needs.remoteAccessHours)}::int)) as "remoteAccessAt"`,
    needs.deviceHash !== null &&
      `(select json_build_object('isSeen', coalesce(bool_or(device_hash = ${bind(needs.deviceHash, 'text')}), false),
        'isOtherSeen', coalesce(bool_or(device_hash <> ${bind(needs.deviceHash, 'text')}), false))
      from sentinel.account_events
      where ${earlier} and device_hash is not null and occurred_at > ${at}::timestamptz - interval '8760 hours') as "deviceInEvents"`,
    needs.needsCrypto &&
      `exists (select from sentinel.transactions where ${earlier} and is_crypto and is_debit) as "hadCrypto"`,
    needs.needsTransferCountries &&
      `(select json_agg(distinct counterparty_country) from sentinel.transactions
      where ${earlier} and is_debit and type in ('WIRE', 'REMITTANCE', 'TRANSFER') and counterparty_country is not null) as "transferCountries"`,
    // Refers to each value that is always bound, because PostgreSQL refuses values to which a statement does not refer.
    `(${at}::timestamptz, ${workspace}::uuid, ${profile}::uuid, ${itself}::uuid) is not null as "isRead"`,
  ])
  return { text: `select ${columns}`, values, types }
}
