import { SERVICES, TIERS, type Environment, type Tier } from '#kernel/principal.ts'
import { fillDemo } from '../demo.ts'
import { subgraphs } from '../subgraphs.ts'
import { ensureKeyCheck } from '../seal-key-check.ts'
import type { AdminGround } from './ground.ts'
import { createTenant } from '../../subgraphs/identity/administration/create-tenant.ts'
import { setTier } from '../../subgraphs/identity/administration/set-tier.ts'
import { findTenant } from '../../subgraphs/identity/administration/workspaces.ts'
import { ensureSigningKey, rotateSigningKey } from '../../subgraphs/identity/administration/rotate-signing-key.ts'

export interface AdminCommand {
  /** One or two words. */
  readonly name: string
  /** Arguments in their order, each as <name>. */
  readonly usage: string
  readonly says: string
  readonly options?: Readonly<Record<string, string>>
  run(ground: AdminGround, args: Readonly<Record<string, string>>, options: Readonly<Record<string, string | undefined>>): Promise<void>
}

export const adminCommands: readonly AdminCommand[] = [
  {
    name: 'migrate', usage: '',
    says: 'Brings roles, schemas and tables to this version, and makes the first signing key.',
    async run(ground) {
      const ran = await ground.prepare()
      await ground.asOwner(async owner => {
        await ensureKeyCheck(owner, ground.keys)
        await ensureSigningKey(owner, ground.keys, new Date())
      })
      console.log(ran.length === 0 ? 'Nothing to do: the database is at this version.' : `Ran ${ran.length} migrations:\n${ran.map(name => `  ${name}`).join('\n')}`)
    },
  },
  {
    name: 'tenant create', usage: '<code> <name>',
    says: 'Makes a tenant with its sandbox and production workspaces, and prints its id.',
    options: { tier: 'how much it may ask for: standard (default), professional or enterprise' },
    async run(ground, { code, name }, { tier = 'standard' }) {
      const granted = tierNamed(tier)
      if (await ground.asOwner(owner => findTenant(owner, code!))) throw new Error(`There is a tenant "${code}" already.`)
      const { tenantId, workspaces } = await ground.asOwner(owner => createTenant(owner, { code: code!, name: name!, tier: granted, at: new Date() }))
      console.log(`Tenant ${code}\n  X-Tenant-ID  ${tenantId}\n  sandbox      ${workspaces.sandbox}\n  production   ${workspaces.production}`)
    },
  },
  {
    name: 'tenant tier', usage: '<tenant> <tier>',
    says: 'Sets how much a tenant may ask for: standard, professional or enterprise.',
    async run(ground, args) {
      const tier = tierNamed(args['tier']!)
      if (!await ground.asOwner(owner => setTier(owner, args['tenant']!, tier))) throw new Error(`There is no tenant "${args['tenant']}".`)
      console.log(`Tenant ${args['tenant']} is on the tier ${tier}; gateways know it within ten seconds.`)
    },
  },
  {
    name: 'key create', usage: '<tenant> <environment> <service>',
    says: 'Makes an API key of a service, such as remittance; prints its secret, this once.',
    options: { name: 'what people call it (default "made by administration")' },
    async run(ground, args, { name = 'made by administration' }) {
      if (!SERVICES.some(each => each === args['service'])) throw new Error(`The service is one of ${SERVICES.join(', ')}.`)
      const { createApiKey } = await runIn(ground, args, `mutation CreateApiKey($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { id prefix } } }`,
        { input: { service: args['service']!.toUpperCase(), name } }) as { createApiKey: { secret: string; apiKey: { id: string } } }
      console.log(`Key ${createApiKey.apiKey.id}\n  ${createApiKey.secret}\nThe secret is not shown again.`)
    },
  },
  {
    name: 'staff create', usage: '<tenant> <environment> <email>',
    says: 'Makes a staff member with the role admin and all rights; the password is read from the variable STAFF_PASSWORD.',
    options: { name: 'name (default: the e-mail address)' },
    async run(ground, args, { name = args['email'] }) {
      const password = process.env['STAFF_PASSWORD']
      if (password === undefined) throw new Error('Set STAFF_PASSWORD to the first password, at least twelve characters.')
      const { createStaffMember } = await runIn(ground, args, `mutation CreateStaffMember($input: CreateStaffMemberInput!) { createStaffMember(input: $input) { id email } }`,
        { input: { email: args['email'], name, password, roles: ['admin'], scopes: ['*'] } }) as { createStaffMember: { id: string; email: string } }
      console.log(`Staff member ${createStaffMember.email}\n  ${createStaffMember.id}`)
    },
  },
  {
    name: 'demo', usage: '',
    says: 'Fills the demo tenants, whose credentials are public; only with DEMO=1. Repeating it changes nothing.',
    async run(ground) {
      if (!ground.isDemo) throw new Error('The demo tenants have public credentials: set DEMO=1 to have them all the same.')
      await fillDemo(ground.asOwner, await ground.platform(), subgraphs)
      console.log('The tenants "demo" and "rival" are there.')
    },
  },
  {
    name: 'signing-key rotate', usage: '',
    says: 'Makes a new signing key; tokens of the old one stay good until they expire.',
    async run(ground) {
      const { kid } = await ground.asOwner(owner => rotateSigningKey(owner, ground.keys, new Date()))
      console.log(`New signing key ${kid}`)
    },
  },
]

function tierNamed(text: string): Tier {
  const tier = TIERS.find(each => each === text)
  if (tier === undefined) throw new Error(`The tier is one of ${TIERS.join(', ')}.`)
  return tier
}

/** Runs an operation of the graph as the platform, in one workspace of a tenant. */
async function runIn(ground: AdminGround, { tenant, environment }: Readonly<Record<string, string>>, document: string, variables: Record<string, unknown>): Promise<unknown> {
  if (environment !== 'sandbox' && environment !== 'production') throw new Error('The environment is "sandbox" or "production".')
  const platform = await ground.platform()
  const workspaceId = await ground.asOwner(async owner => {
    const { rows } = await owner.query<{ id: string }>(
      `select w.id from identity.workspaces w join identity.tenants t on t.id = w.tenant_id where t.code = $1 and w.environment = $2`,
      [tenant, environment satisfies Environment])
    return rows[0]?.id
  })
  if (workspaceId === undefined) throw new Error(`There is no tenant "${tenant}".`)
  const { data, errors } = await platform.planner.compile(document).run(variables, await platform.within(workspaceId, 'administration'))
  if (errors?.[0]) throw new Error(errors[0].message)
  return data
}
