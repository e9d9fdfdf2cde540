import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { sha256 } from '#kernel/security/keyring.ts'
import { SCOPE_DOMAINS, type Service, type Tier } from '#kernel/principal.ts'
import type { DemoWorkspace } from '#kernel/graph/subgraph.ts'
import { one } from '#kernel/database/one.ts'
import { recordAttestation } from './operations/customers/attest-kyc.ts'
import { addApiKey } from './operations/tenants/create-api-key.ts'
import { addPartner } from './operations/tenants/create-partner.ts'
import { addStaffMember } from './operations/staff/create-staff-member.ts'
import { findOrAddCustomer, type CustomerDetails } from './operations/customers/find-or-add-customer.ts'
import { hashPassword } from './passwords.ts'

const PASSWORD = 'demo-password-1'
const PARTNER = 'Demo partner'

/** Staff of each tenant of the demonstration; the part before the @ is the name. */
const STAFF: readonly { name: string; roles: readonly string[]; scopes: readonly string[] }[] = [
  { name: 'viewer', roles: ['viewer'], scopes: ['core:read', 'identity:read'] },
  { name: 'teller', roles: ['teller'], scopes: ['core:write', 'identity:read'] },
  { name: 'officer', roles: ['officer'], scopes: ['core:write', 'identity:read'] },
  { name: 'manager', roles: ['manager'], scopes: ['core:write', 'webhooks:write', 'identity:read'] },
  {
    name: 'admin',
    roles: ['admin'],
    scopes: [...SCOPE_DOMAINS.map(domain => `${domain}:write`), 'compliance:decide', 'idv:decide'],
  },
  { name: 'dashboard', roles: ['viewer'], scopes: SCOPE_DOMAINS.map(domain => `${domain}:read`) },
]

const VERIFIED = {
  externalId: 'verified-user',
  firstName: 'Ada',
  lastName: 'Obi',
  dateOfBirth: '1990-05-17',
  countryCode: 'GB',
  email: 'ada.obi@example.com',
  phone: '+447700900123',
  address: '1 Example Street, London',
}
const UNVERIFIED = { externalId: 'unverified-user' }
/** The customer of the demo life of elder protection. */
const ELDER = {
  externalId: 'demo-elder',
  firstName: 'Margaret',
  lastName: 'Ellwood',
  dateOfBirth: '1942-05-21',
  countryCode: 'US',
  email: 'margaret@ellwood.example',
  phone: '+12125550142',
  address: '12 Orchard Street, Kingston, New York',
}

/** The customers of the demo loans of core banking. */
const BORROWERS = [
  ['demo-borrower-1', 'Ngozi', 'Eze'],
  ['demo-borrower-2', 'Tunde', 'Bakare'],
  ['demo-borrower-3', 'Halima', 'Musa'],
  ['demo-borrower-4', 'Emeka', 'Nwosu'],
].map(([externalId, firstName, lastName]) => ({
  externalId: externalId!,
  firstName,
  lastName,
  countryCode: 'NG',
}))

interface DemoKey {
  readonly opens: Service | 'partner'
  readonly secret: string
  readonly name: string
  readonly role?: string
  readonly tier?: Tier
}

/** Keys whose secrets are published in docs/demo.md. Each is valid in one workspace, because the secret contains tenant and environment. */
function keysOf({ tenant, environment }: DemoWorkspace): readonly DemoKey[] {
  const isSandbox = environment === 'sandbox'
  const [named, short] = isSandbox ? ['sandbox', 'test'] : ['live', 'live']
  const key = (opens: Service | 'partner', secret: string, more: Partial<DemoKey> = {}): DemoKey => ({
    opens,
    secret,
    name: `Demo ${opens}`,
    ...more,
  })
  return [
    key('remittance', `svc_${named}_${tenant}`),
    key('partner', `pk_${named}_${tenant}`),
    key('compliance', `sk_${named}_${tenant}`),
    key('sentinel', `${short}_sentinel_${tenant}`),
    key('idv', `${short}_idv_${tenant}`),
    key('banking', `${short}_banking_${tenant}`),
    key('core', `${short}_core_${tenant}`, { role: 'admin' }),
    ...(isSandbox && tenant === 'demo'
      ? [
          key('compliance', 'sk_sandbox_standard', {
            name: 'Demo compliance, standard tier',
            tier: 'standard',
          }),
          key('idv', 'test_idv_basic', { name: 'Demo idv, basic tier', tier: 'standard' }),
          key('sentinel', 'test_sentinel_standard', {
            name: 'Demo sentinel, standard tier',
            tier: 'standard',
          }),
        ]
      : []),
  ]
}

type Present = {
  readonly hashes: string[]
  readonly emails: string[]
  readonly customers: string[]
  readonly partnerId: string | null
}

const READ_PRESENT = `select
  array(select hash from identity.api_keys where workspace_id = $1 and hash = any($2::text[])) as hashes,
  array(select email from identity.staff where workspace_id = $1 and email = any($3::text[]) and is_demonstration) as emails,
  array(select external_id from identity.customers where workspace_id = $1 and external_id = any($4::text[])) as customers,
  (select id from identity.partners where workspace_id = $1 and name = $5 order by created_at limit 1) as "partnerId"`

interface Missing {
  readonly keys: readonly DemoKey[]
  readonly staff: readonly ((typeof STAFF)[number] & { readonly email: string })[]
  readonly customers: readonly (typeof VERIFIED | typeof UNVERIFIED)[]
  readonly partnerId: string | null
  readonly returnUrl: string
  readonly passwordHash: string
}

/** Fills a workspace with keys, a partner, staff and two customers. Takes one statement when everything exists. */
export async function demo(ctx: Context, workspace: DemoWorkspace): Promise<void> {
  const keys = keysOf(workspace)
  const staff = STAFF.map(member => ({ ...member, email: `${member.name}@${workspace.tenant}.example` }))
  const { workspaceId } = ctx.actor
  const present = one(
    await ctx.database.read<Present>(workspaceId, READ_PRESENT, [
      workspaceId,
      keys.map(({ secret }) => sha256(secret)),
      staff.map(({ email }) => email),
      [VERIFIED.externalId, UNVERIFIED.externalId],
      PARTNER,
    ]),
  )
  const { hashes, emails, customers, partnerId } = present
  const missing = {
    keys: keys.filter(({ secret }) => !hashes.includes(sha256(secret))),
    staff: staff.filter(({ email }) => !emails.includes(email)),
    customers: [VERIFIED, UNVERIFIED].filter(({ externalId }) => !customers.includes(externalId)),
    partnerId,
    returnUrl: `https://app.${workspace.tenant}.example/`,
  }
  if (missing.keys.length + missing.staff.length + missing.customers.length === 0 && partnerId !== null)
    return
  await fill(ctx, { ...missing, passwordHash: missing.staff.length > 0 ? await demoPasswordHash() : '' })
}

// Rows of an earlier version lack the mark. The password is published in docs/demo.md and must stay valid.
const MARK = `update identity.staff set is_demonstration = true, must_change_password = false
  where workspace_id = $1 and email = any($2::text[]) returning email`

const fill = command(
  async (tx: Tx, { keys, staff, customers, partnerId, returnUrl, passwordHash }: Missing) => {
    const partner = partnerId ?? (await addPartner(tx, { name: PARTNER, returnUrls: [returnUrl] })).id
    for (const { opens, ...key } of keys)
      await addApiKey(tx, opens === 'partner' ? { ...key, partnerId: partner } : { ...key, service: opens })
    const marked = new Set(
      (await tx.sql<{ email: string }>(MARK, [tx.actor.workspaceId, staff.map(({ email }) => email)])).map(
        ({ email }) => email,
      ),
    )
    for (const { email, name, roles, scopes } of staff)
      if (!marked.has(email))
        await addStaffMember(tx, {
          email,
          name: `Demo ${name}`,
          roles,
          scopes,
          passwordHash,
          mustChangePassword: false,
          isDemonstration: true,
        })
    for (const details of customers) {
      const { id } = await findOrAddCustomer(tx, details)
      if (details === VERIFIED)
        await recordAttestation(tx, {
          customerId: id,
          status: 'VERIFIED',
          level: 2,
          attestedBy: 'demonstration',
        })
    }
  },
  { storage: 'one-time' },
)

const READ_CUSTOMERS =
  'select external_id as "externalId" from identity.customers where workspace_id = $1 and external_id = any($2::text[])'

const addCustomers = command(
  async (tx: Tx, missing: readonly CustomerDetails[]) => {
    for (const details of missing) await findOrAddCustomer(tx, details)
  },
  { storage: 'one-time' },
)

/** Adds the customer of the demo life and those of the demo loans to the sandbox of the tenant `demo`. */
export async function demoHistory(ctx: Context, { tenant, environment }: DemoWorkspace): Promise<void> {
  if (tenant !== 'demo' || environment !== 'sandbox') return
  const { workspaceId } = ctx.actor
  const customers = [ELDER, ...BORROWERS]
  const rows = await ctx.database.read<{ externalId: string }>(workspaceId, READ_CUSTOMERS, [
    workspaceId,
    customers.map(({ externalId }) => externalId),
  ])
  const present = new Set(rows.map(({ externalId }) => externalId))
  const missing = customers.filter(({ externalId }) => !present.has(externalId))
  if (missing.length > 0) await addCustomers(ctx, missing)
}

let hashed: Promise<string> | undefined

/** The password is public, so all staff of the demonstration share one hash. Hashing takes longer than everything else here. */
const demoPasswordHash = (): Promise<string> => (hashed ??= hashPassword(PASSWORD))
