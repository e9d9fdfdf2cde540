import type { Client } from 'pg'
import { TIERS, type Tier } from '#kernel/principal.ts'
import { createTenant } from '../../subgraphs/identity/administration/create-tenant.ts'
import { setTier } from '../../subgraphs/identity/administration/set-tier.ts'
import { findTenant, listTenants, type Tenant } from '../../subgraphs/identity/administration/workspaces.ts'
import { dayOf, tableOf, type AdminCommand } from './command.ts'

export const tenantCommands: readonly AdminCommand[] = [
  {
    name: 'tenant create', usage: '<code> <name>',
    description: 'Makes a tenant with its sandbox and production workspaces, and prints its id.',
    more: ['The code is short: 2 to 32 small letters, digits and hyphens, a letter first.'],
    examples: ['tenant create acme \'Acme Money\'', 'tenant create acme \'Acme Money\' --tier enterprise'],
    options: { tier: { description: 'how much it may ask for: standard (default), professional or enterprise' } },
    async run({ ground, args: { code, name }, options, by }) {
      const tier = tierNamed(options['tier'] ?? 'standard')
      const made = await ground.asOwner(async owner => {
        if (await findTenant(owner, code!)) throw new Error(`There is a tenant "${code}" already.`)
        return createTenant(owner, { code: code!, name: name!, tier, keys: ground.keys, at: new Date(), by })
      })
      return { text: described({ code: code!, ...made }), json: { code, name, ...made } }
    },
  },
  {
    name: 'tenant tier', usage: '<tenant> <tier>',
    description: 'Sets how much a tenant may ask for: standard, professional or enterprise.',
    more: ['Gateways know it within ten seconds. Keys with a tier of their own keep it.'],
    examples: ['tenant tier acme professional'],
    async run({ ground, args, by }) {
      const tier = tierNamed(args['tier']!)
      const isThere = await ground.asOwner(owner => setTier(owner, { codeOrId: args['tenant']!, tier, at: new Date(), by }))
      if (!isThere) throw new Error(`There is no tenant "${args['tenant']}".`)
      return { text: `Tenant ${args['tenant']} is on the tier ${tier}; gateways know it within ten seconds.`, json: { tenant: args['tenant'], tier } }
    },
  },
  {
    name: 'tenant list', usage: '',
    description: 'Lists all tenants, by code.',
    examples: ['tenant list', 'tenant list --json'],
    async run({ ground }) {
      const tenants = await ground.asOwner(owner => listTenants(owner))
      return { text: tableOf(['CODE', 'X-TENANT-ID', 'MADE', 'NAME'], tenants.map(({ code, tenantId, createdAt, name }) => [code, tenantId, dayOf(createdAt), name]), 'There is no tenant.'), json: tenants }
    },
  },
  {
    name: 'tenant show', usage: '<tenant>',
    description: 'Shows a tenant, named by its code or id, with the ids of its workspaces.',
    examples: ['tenant show acme'],
    async run({ ground, args: { tenant } }) {
      const found = await ground.asOwner((owner: Client) => findTenant(owner, tenant!))
      if (!found) throw new Error(`There is no tenant "${tenant}".`)
      return { text: described(found), json: found }
    },
  },
]

function tierNamed(text: string): Tier {
  const tier = TIERS.find(each => each === text)
  if (tier === undefined) throw new Error(`The tier is one of ${TIERS.join(', ')}.`)
  return tier
}

const described = ({ code, tenantId, workspaces }: Pick<Tenant, 'code' | 'tenantId' | 'workspaces'>): string =>
  `Tenant ${code}\n  X-Tenant-ID  ${tenantId}\n  sandbox      ${workspaces.sandbox}\n  production   ${workspaces.production}`
