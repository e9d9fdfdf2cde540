import { listedParty } from '#tools/listed-party.ts'
import type { Json } from '#tools/traffic/exchange.ts'
import type { TenantFixture, Sql, Tenant, ScreeningFixture, EntryKey } from '#tools/traffic/fixtures.ts'
import { one } from '#kernel/database/one.ts'

interface Tools {
  readonly sql: Sql
  readonly label: string
  graph(query: string, headers: Readonly<Record<string, string>>, variables?: object): Promise<Json>
}

const ENTRY = listedParty({ id: 'tried', names: [{ text: 'Tried Entry', kind: 'PRIMARY' }] })
const SNAPSHOT = { ...ENTRY, id: undefined, listedOn: null, updatedOn: null, reason: null, isDeceased: false }

const MATCH = `with counted as (update compliance.screenings set total_matches = total_matches + 1, open_matches = open_matches + 1 where id = $1 returning workspace_id, created_at as screened_at)
  insert into compliance.screening_matches (workspace_id, id, screening_id, screening_at, position, source, list_type, entry_id, entry_hash, party_key,
    matched_name, matched_name_kind, score, strength, snapshot, status, status_changed_at, created_at)
  select workspace_id, gen_random_uuid(), $1, screened_at, 1000, 'JP_MOF', 'SANCTIONS', 'tried', 'tried', 'JP_MOF:tried', 'Tried Entry', 'PRIMARY', 71, 'POSSIBLE', $2, 'OPEN', now(), now()
  from counted returning id`
const ACTIVE_ENTRY =
  'select source, entry_id as "entryId" from compliance.list_entries where until is null order by source, entry_id limit 1'
const LISTED = `insert into compliance.list_entries (source, entry_id, since, sha256, content) values ('JP_MOF', 'tried', 1, '\\x00', $1) on conflict do nothing`

const HELD = `update compliance.payment_screenings set outcome = 'HELD', hold_reason = 'MATCH' where payment_id = $1 and stage = 'CREATION' and voided_at is null`

const POLICY = {
  pepForeign: 'HOLD',
  pepDomestic: 'HOLD',
  pepInternationalOrg: 'HOLD',
  adverseMedia: 'REVIEW',
  weakAlias: 'REVIEW',
  staleAfterHours: 48,
  holdTtlHours: 168,
  autoReleaseOnFalsePositive: true,
  parties: ['PAYER', 'PAYEE', 'BANK', 'ULTIMATE'],
  minScore: 70,
  blockScore: 85,
  nameOnlyCap: 100,
  homeCountry: null,
  decisionsBy: 'ANY',
}
const PROPOSED = `insert into compliance.screening_policy_changes (workspace_id, id, status, base_version, policy, weakens, proposed_by, proposed_at, expires_at)
  select workspace.id, gen_random_uuid(), 'PENDING_APPROVAL', (select coalesce(max(version), 0) from compliance.screening_policy_versions policy where policy.workspace_id = workspace.id),
    $2, '{BLOCK_SCORE}', gen_random_uuid()::text, now(), now() + interval '7 days'
  from identity.workspaces workspace where workspace.tenant_id = $1 and workspace.environment = 'sandbox' returning id`

const SCREEN = 'mutation M($i: ScreenSubjectInput!) { screenSubject(input: $i) { id } }'
const BATCH = 'mutation M($i: CreateScreeningBatchInput!) { createScreeningBatch(input: $i) { id } }'
const RESOLVE =
  'mutation M($s: UUID!, $m: UUID!, $i: ResolveMatchInput!) { resolveMatch(screeningId: $s, matchId: $m, input: $i) { id } }'
const ALLOW = 'mutation M($i: AddAllowedPairInput!) { addAllowedPair(input: $i) { id } }'

/** Returns an active list entry, and inserts one if there is none. */
async function activeEntry(sql: Sql): Promise<EntryKey> {
  const [found] = await sql(ACTIVE_ENTRY)
  if (found) return found as unknown as EntryKey
  await sql(LISTED, [JSON.stringify(ENTRY)])
  return { source: 'JP_MOF', entryId: 'tried' }
}

export function screeningFixture(
  fixture: () => TenantFixture,
  tenant: Tenant,
  { sql, graph, label }: Tools,
): ScreeningFixture {
  const mine = (text: string): string => {
    fixture().own.add(text)
    return text
  }
  const name = (): string => mine(`Ordinary ${tenant.code} ${label} ${fixture().next()}`)
  return {
    screening: async () =>
      mine(
        (
          await graph(SCREEN, await fixture().staff(), {
            i: {
              subject: {
                type: 'INDIVIDUAL',
                name: name(),
                externalId: `screened-${tenant.code}-${fixture().next()}`,
              },
            },
          })
        ).id,
      ),
    async match() {
      const screeningId = await fixture().screening()
      const made = one(await sql(MATCH, [screeningId, JSON.stringify(SNAPSHOT)]))
      return { screeningId, matchId: mine(made['id'] as string) }
    },
    async clearedPayment() {
      const id = await fixture().transfer()
      await sql(HELD, [id])
      return id
    },
    async resolvedMatch() {
      const { screeningId, matchId } = await fixture().match()
      await graph(RESOLVE, await fixture().staff(), {
        s: screeningId,
        m: matchId,
        i: { resolution: 'INCONCLUSIVE' },
      })
      return { screeningId, matchId }
    },
    async policyChange() {
      const proposed = one(await sql(PROPOSED, [tenant.id, JSON.stringify(POLICY)]))
      return mine(proposed['id'] as string)
    },
    screeningBatch: async () =>
      mine(
        (
          await graph(BATCH, await fixture().staff(), {
            i: { subjects: [{ type: 'INDIVIDUAL', name: name() }] },
          })
        ).id,
      ),
    async allowedPair() {
      const i = {
        externalId: `screened-${tenant.code}-${fixture().next()}`,
        reason: 'Another one',
        ...(await fixture().listEntry()),
      }
      return mine((await graph(ALLOW, await fixture().staff(), { i })).id)
    },
    listEntry: () => activeEntry(sql),
  }
}
