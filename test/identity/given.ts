import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { platformPrincipal, type Environment } from '#kernel/principal.ts'
import { adminOf } from '#test/support/cluster.ts'
import type { World } from '#test/support/world.ts'
import { asOwner } from '#test/support/clients.ts'
import { addStaffMember } from '#identity/operations/staff/create-staff-member.ts'
import { createApiKey, type CreatedApiKey } from '#identity/operations/tenants/create-api-key.ts'
import { createPartner } from '#identity/operations/tenants/create-partner.ts'
import { exchangeHandoffToken } from '#identity/operations/sessions/exchange-handoff-token.ts'
import { mintHandoffToken, type MintHandoffToken } from '#identity/operations/sessions/mint-handoff-token.ts'
import type { SessionTokens } from '#identity/operations/sessions/start-session.ts'
import { hashPassword } from '#identity/passwords.ts'
import { authenticate, type Authenticated, type Credentials } from '#identity/queries/authenticate.ts'
import { command } from '#kernel/command.ts'
import type { Partner } from '#identity/queries/partners.ts'
import type { StaffMember } from '#identity/queries/staff.ts'

export const PASSWORD = 'a good long password'

/** A synthetic administrator of the tenant: only its rights matter. */
export const administrator = (world: World): Context =>
  world.as({ kind: 'staff', roles: ['admin'], scopes: ['identity:write'] })

/** A staff member of the tenant with read access only. */
export const reader = (world: World): Context =>
  world.as({ kind: 'staff', roles: ['viewer'], scopes: ['identity:read'] })

/** A caller without credential who named the tenant. */
export const anonymous = (world: World): Context => world.as({ kind: 'anonymous', subjectId: '' })

/** A caller with neither credential nor tenant. */
export const withoutTenant = (world: World): Context =>
  world.as({ kind: 'anonymous', subjectId: '', workspaceId: '', tenantId: '' })

/** The context in which the gateway authenticates credentials. */
export const whoIs = (world: World, credentials: Partial<Credentials>): Promise<Authenticated | null> =>
  authenticate(
    world.as(platformPrincipal({ workspaceId: '', tenantId: '', environment: 'sandbox' }, 'gateway')),
    { audience: 'remittance', environment: 'sandbox', tenant: world.tenantId, ...credentials },
  )

export interface GivenPartner {
  readonly partner: Partner
  readonly key: CreatedApiKey
  readonly ctx: Context
}

/** A partner with a key and the context of its backend. */
export async function givenPartner(
  world: World,
  returnUrls: readonly string[] = ['https://app.partner.example/'],
): Promise<GivenPartner> {
  const partner = await createPartner(administrator(world), { name: 'Partner', returnUrls })
  const key = await createApiKey(administrator(world), { partnerId: partner.id, name: 'Partner backend' })
  return {
    partner,
    key,
    ctx: world.as({
      kind: 'partner_key',
      subjectId: key.apiKey.id,
      partnerId: partner.id,
      scopes: key.apiKey.scopes,
    }),
  }
}

/** A handoff token that has not been exchanged. */
export async function givenHandoffToken(
  world: World,
  input: Partial<MintHandoffToken> = {},
): Promise<string> {
  const { ctx } = await givenPartner(world)
  return (await mintHandoffToken(ctx, { partnerUserId: newId(), ...input })).token
}

/** A session of a customer. */
export const givenSession = async (world: World): Promise<SessionTokens> =>
  exchangeHandoffToken(withoutTenant(world), { token: await givenHandoffToken(world) })

let passwordHash: Promise<string> | undefined

const add = command(addStaffMember)

/**
 * A staff member who signs in with PASSWORD. The initial password counts as changed, unless stated otherwise.
 */
export async function givenStaff(
  world: World,
  {
    email = `${newId()}@staff.example`,
    roles = ['officer'],
    scopes = ['core:read'],
    mustChangePassword = false,
    environment = 'sandbox' as Environment,
  } = {},
): Promise<StaffMember> {
  const { platformContext: ctx, workspaceId, production } = world
  const inEnvironment = {
    ...ctx,
    actor: {
      ...ctx.actor,
      environment,
      workspaceId: environment === 'production' ? production.workspaceId : workspaceId,
    },
  }
  return add(inEnvironment, {
    email,
    name: 'Staff',
    roles,
    scopes,
    mustChangePassword,
    passwordHash: await (passwordHash ??= hashPassword(PASSWORD)),
  })
}

/** Runs one statement as the database's superuser, which bypasses row-level security. */
export const inDatabase = <Row extends object = Record<string, unknown>>(
  world: World,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> =>
  asOwner(adminOf(world.databaseName), async owner => {
    await owner.query('reset role')
    return (await owner.query<Row>(text, values as unknown[])).rows
  })
