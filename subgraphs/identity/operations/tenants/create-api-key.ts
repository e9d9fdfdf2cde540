import { command, type Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { sha256 } from '#kernel/security/keyring.ts'
import { TIERS, type Service, type Tier } from '#kernel/principal.ts'
import { invalid, refuse as refuseInput, type ValidationIssue } from '#kernel/refusals.ts'
import { sentence } from '#kernel/graph/constraints.ts'
import { one } from '#kernel/database/one.ts'
import { ApiKey as ApiKeyTable } from '#identity/entities/api-key.ts'
import { refuse } from '#identity/errors.ts'
import { events } from '#identity/events.ts'
import { API_KEY_COLUMNS, type ApiKey } from '#identity/queries/api-keys.ts'
import { admitAdministrator } from '#identity/rules/admit.ts'
import { newKeySecret, shownPrefix } from '#identity/rules/key-secret.ts'
import { defaultScopes, keyRoleIssues, keyScopeIssues } from '#identity/rules/rights.ts'

export interface NewApiKey {
  readonly service?: Service | null
  readonly partnerId?: string | null
  readonly name: string
  readonly scopes?: readonly string[] | null
  readonly role?: string | null
  readonly tier?: Tier | null
  readonly expiresAt?: Date | null
  /** A fixed secret, for the demonstration and for administration. The graph does not accept one. */
  readonly secret?: string
}

export interface CreatedApiKey {
  readonly apiKey: ApiKey
  readonly secret: string
}

/** Creates a key for one service or one partner. Only this result contains its secret; a hash is stored. */
export const createApiKey = command(
  async (tx, input: NewApiKey) => {
    admitAdministrator(tx.actor)
    const issues = issuesOf(input, tx)
    if (issues.length > 0) throw refuseInput('VALIDATION_ERROR', { message: sentence(issues), issues })
    if (input.tier && tx.actor.kind !== 'platform') await refuseAbove(tx, input.tier)
    if (input.partnerId && !(await hasPartner(tx, input.partnerId))) throw refuse('PARTNER_NOT_FOUND')
    return addApiKey(tx, input)
  },
  { storage: 'secret' },
)

function issuesOf(
  { service, partnerId, scopes, role, expiresAt }: NewApiKey,
  { settings, now }: Pick<Tx, 'settings' | 'now'>,
): ValidationIssue[] {
  if (Boolean(service) === Boolean(partnerId))
    return [{ field: 'service', reason: 'must be given, unless partnerId is given; not both' }]
  return [
    ...keyScopeIssues(scopes ?? [], service ?? 'partner'),
    ...keyRoleIssues(role, service ?? 'partner', settings.roleHierarchies),
    ...(expiresAt && expiresAt <= now() ? [{ field: 'expiresAt', reason: 'must be in the future' }] : []),
  ]
}

async function hasPartner(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.sql('select 1 from identity.partners where workspace_id = $1 and id = $2', [
    tx.actor.workspaceId,
    id,
  ])
  return rows.length === 1
}

/** A tenant's tier is agreed with the platform, so its administrators cannot give a key a higher one. */
async function refuseAbove(tx: Tx, tier: Tier): Promise<void> {
  const workspace = one(
    await tx.sql<{ tier: Tier }>('select tier from identity.workspaces where id = $1', [
      tx.actor.workspaceId,
    ]),
  )
  if (TIERS.indexOf(tier) <= TIERS.indexOf(workspace.tier)) return
  throw invalid([
    { field: 'tier', reason: `must be at most the workspace's tier, ${workspace.tier.toUpperCase()}` },
  ])
}

const ADD = `${insertOf(ApiKeyTable, 'key')} returning ${API_KEY_COLUMNS}`

/** Inserts and publishes the key; shared with other operations. */
export async function addApiKey(tx: Tx, input: NewApiKey): Promise<CreatedApiKey> {
  const { workspaceId, environment } = tx.actor
  const opens = input.service ?? 'partner'
  const secret = input.secret ?? newKeySecret(opens, environment)
  const scopes = input.scopes ?? defaultScopes(opens)
  const id = newId()
  const apiKey = one(
    await tx.sql<ApiKey>(
      ADD,
      valuesOf(ApiKeyTable, {
        workspaceId,
        id,
        service: input.service ?? null,
        partnerId: input.partnerId ?? null,
        name: input.name,
        prefix: shownPrefix(secret, opens, environment),
        hash: sha256(secret),
        scopes: [...scopes],
        role: input.role ?? null,
        tier: input.tier ?? null,
        createdAt: tx.now(),
        expiresAt: input.expiresAt ?? null,
      }),
    ),
  )
  tx.emit(events.api_key_created, id, {
    apiKeyId: id,
    service: input.service ?? null,
    partnerId: input.partnerId ?? null,
    name: input.name,
    scopes,
    role: input.role ?? null,
    tier: input.tier ?? null,
    expiresAt: input.expiresAt?.toISOString() ?? null,
    createdBy: tx.actor.subjectId,
  })
  return { apiKey, secret }
}
