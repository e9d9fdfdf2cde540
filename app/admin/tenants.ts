import type { Client } from 'pg'
import { TIERS, type Tier } from '#kernel/principal.ts'
import { createTenant } from '#identity/administration/create-tenant.ts'
import { setTier } from '#identity/administration/set-tier.ts'
import { findTenant, listTenants, type Tenant } from '#identity/administration/workspaces.ts'
import { dayOf, tableOf, type AdminCommand } from './command.ts'

export const tenantCommands: readonly AdminCommand[] = [
  {
    name: 'tenant create',
    usage: '<code> <name>',
    description: 'Creates a tenant with its sandbox and production workspaces, and prints its id.',
    more: ['The code has 2 to 32 lower-case letters, digits and hyphens, and starts with a letter.'],
    examples: ["tenant create acme 'Acme Money'", "tenant create acme 'Acme Money' --tier enterprise"],
    options: { tier: { description: 'rate-limit tier: standard (default), professional or enterprise' } },
    async run({ runtime, args: { code, name }, options, by }) {
      const tier = tierNamed(options['tier'] ?? 'standard')
      const created = await runtime.asOwner(async owner => {
        if (await findTenant(owner, code!)) throw new Error(`The tenant "${code}" already exists.`)
        return createTenant(owner, { code: code!, name: name!, tier, keys: runtime.keys, at: new Date(), by })
      })
      return { text: described({ code: code!, ...created }), json: { code, name, ...created } }
    },
  },
  {
    name: 'tenant tier',
    usage: '<tenant> <tier>',
    description: 'Sets the rate-limit tier of a tenant: standard, professional or enterprise.',
    more: ['Gateways apply the change within ten seconds. API keys with their own tier keep it.'],
    examples: ['tenant tier acme professional'],
    async run({ runtime, args, by }) {
      const tier = tierNamed(args['tier']!)
      const isThere = await runtime.asOwner(owner =>
        setTier(owner, { codeOrId: args['tenant']!, tier, at: new Date(), by }),
      )
      if (!isThere) throw new Error(`The tenant "${args['tenant']}" does not exist.`)
      return {
        text: `Tenant ${args['tenant']} has the tier ${tier}; gateways apply it within ten seconds.`,
        json: { tenant: args['tenant'], tier },
      }
    },
  },
  {
    name: 'tenant list',
    usage: '',
    description: 'Lists all tenants, by code.',
    examples: ['tenant list', 'tenant list --json'],
    async run({ runtime }) {
      const tenants = await runtime.asOwner(owner => listTenants(owner))
      return {
        text: tableOf(
          ['CODE', 'X-TENANT-ID', 'MADE', 'NAME'],
          tenants.map(({ code, tenantId, createdAt, name }) => [code, tenantId, dayOf(createdAt), name]),
          'There are no tenants.',
        ),
        json: tenants,
      }
    },
  },
  {
    name: 'tenant show',
    usage: '<tenant>',
    description: 'Shows a tenant with the ids of its workspaces. Identify the tenant by its code or id.',
    examples: ['tenant show acme'],
    async run({ runtime, args: { tenant } }) {
      const found = await runtime.asOwner((owner: Client) => findTenant(owner, tenant!))
      if (!found) throw new Error(`The tenant "${tenant}" does not exist.`)
      return { text: described(found), json: found }
    },
  },
]

function tierNamed(text: string): Tier {
  const tier = TIERS.find(each => each === text)
  if (tier === undefined) throw new Error(`The tier must be one of ${TIERS.join(', ')}.`)
  return tier
}

const described = ({
  code,
  tenantId,
  workspaces,
}: Pick<Tenant, 'code' | 'tenantId' | 'workspaces'>): string =>
  `Tenant ${code}\n  X-Tenant-ID  ${tenantId}\n  sandbox      ${workspaces.sandbox}\n  production   ${workspaces.production}`
