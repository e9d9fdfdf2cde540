import type { Tx } from '#kernel/command.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import { sharedRead } from '#kernel/database/read-groups.ts'
import type { BlacklistHit } from '#compliance/evaluation/history/history.ts'
import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import type { BlacklistKind } from '#compliance/monitoring-rules/parameters.ts'
import type { SubjectRow } from '#compliance/entities/subject.ts'
import { decryptSubject } from '#compliance/subjects/details.ts'
import { SUBJECT_COLUMNS } from '#compliance/subjects/subject-rows.ts'
import { valueHash } from './entries.ts'
import { normalise } from './normalise.ts'

/** A transaction to look up, with the kinds of blacklists that rules name. */
export interface BlacklistLookup {
  readonly workspaceId: string
  /** Entries count that were on the list at this moment. */
  readonly at: Date
  readonly transaction: Omit<MonitoredTransaction, 'counterpartyKey'>
  readonly kinds: Iterable<BlacklistKind>
}

type Values = Partial<Record<BlacklistKind, readonly (string | null | undefined)[]>>

/** Kinds whose values no transaction has; they belong to the customer's subject. */
const SUBJECT_KINDS: ReadonlySet<BlacklistKind> = new Set([
  'EMAIL',
  'EMAIL_DOMAIN',
  'PHONE',
  'NATIONAL_ID',
  'ADDRESS',
])

/** Characters 5 and 6 of a BIC are the country of the bank (ISO 9362). */
const countryOfBic = (bic: string | null | undefined): string | undefined => bic?.slice(4, 6)

const valuesOf = ({
  customer,
  counterparty,
  accountId,
  cardId,
  walletId,
  merchantId,
  device,
}: BlacklistLookup['transaction']): Values => ({
  NAME: [customer.name, counterparty?.name],
  ACCOUNT: [accountId, counterparty?.account],
  CARD_HASH: [cardId],
  DEVICE: [device.fingerprint],
  IP: [device.ip],
  WALLET: [walletId],
  MERCHANT: [merchantId],
  COUNTRY: [customer.country, counterparty?.country, countryOfBic(counterparty?.bankBic), device.ipCountry],
})

const SUBJECT = `select ${SUBJECT_COLUMNS} from compliance.subjects subject
  where workspace_id = $1 and external_id = $2 and status <> 'DELETED'`

/** The values of the customer's subject; none if the tenant has no subject with the customer's id. */
async function subjectValues(
  sql: Tx['sql'],
  keys: Keyring,
  workspaceId: string,
  customerId: string,
): Promise<Values> {
  const [row] = await sql<SubjectRow>(SUBJECT, [workspaceId, customerId])
  const details = row && decryptSubject(keys, row).details
  if (!details) return {}
  const identifiers = (type: string): string[] =>
    (details.identifiers ?? []).filter(each => each.type === type).map(({ value }) => value)
  const emails = identifiers('EMAIL')
  return {
    EMAIL: emails,
    EMAIL_DOMAIN: emails.map(email => email.slice(email.lastIndexOf('@') + 1)),
    PHONE: identifiers('PHONE'),
    NATIONAL_ID: identifiers('NATIONAL_ID'),
    ADDRESS: details.addresses ?? [],
  }
}

/** Each half of the union uses its own index. */
const HITS = sharedRead(`with hit as (
    select * from compliance.blacklist_entries where workspace_id = $1 and value_hash = any($2::text[])
    union all
    select * from compliance.blacklist_entries where workspace_id = $1 and network >>= $3::inet)
  select id as "entryId", kind as "kind", reason as "reason" from hit
  where added_at <= $4 and (removed_at is null or removed_at > $4) and (expires_at is null or expires_at > $4)
  order by kind, id`)

/** The blacklist entries of these kinds that a transaction hits. The keys of the workspace must be loaded. */
export async function blacklistHits(
  sql: Tx['sql'],
  keys: Keyring,
  { workspaceId, at, transaction, kinds }: BlacklistLookup,
): Promise<BlacklistHit[]> {
  const wanted = [...new Set(kinds)]
  const values: Values = {
    ...valuesOf(transaction),
    ...(wanted.some(kind => SUBJECT_KINDS.has(kind)) &&
      (await subjectValues(sql, keys, workspaceId, transaction.customer.id))),
  }
  const hashes = wanted.flatMap(kind =>
    (values[kind] ?? []).flatMap(value => {
      const normal = typeof value === 'string' ? normalise(kind, value) : undefined
      return normal === undefined ? [] : valueHash(keys, workspaceId, kind, normal)
    }),
  )
  const { ip } = transaction.device
  const address = wanted.includes('CIDR') && ip !== null ? (normalise('IP', ip) ?? null) : null
  if (hashes.length === 0 && address === null) return []
  return sql<BlacklistHit>(HITS, [workspaceId, [...new Set(hashes)], address, at])
}
