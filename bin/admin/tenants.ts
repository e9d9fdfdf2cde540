import type { Client } from 'pg'
import { createTenant } from '../../subgraphs/identity/administration/create-tenant.ts'
import { findTenant, listTenants, type Tenant } from '../../subgraphs/identity/administration/workspaces.ts'
import { dayOf, tableOf, type AdminCommand } from './command.ts'

export const tenantCommands: readonly AdminCommand[] = [
  {
    name: 'tenant create', usage: '<code> <name>',
    says: 'Makes a tenant with its sandbox and production workspaces, and prints its id.',
    more: ['The code is short: 2 to 32 small letters, digits and hyphens, a letter first.'],
    examples: ['tenant create acme \'Acme Money\''],
    async run({ ground, args: { code, name }, by }) {
      const made = await ground.asOwner(async owner => {
        if (await findTenant(owner, code!)) throw new Error(`There is a tenant "${code}" already.`)
        return createTenant(owner, { code: code!, name: name!, at: new Date(), by })
      })
      return { text: described({ code: code!, ...made }), json: { code, name, ...made } }
    },
  },
  {
    name: 'tenant list', usage: '',
    says: 'Lists all tenants, by code.',
    examples: ['tenant list', 'tenant list --json'],
    async run({ ground }) {
      const tenants = await ground.asOwner(owner => listTenants(owner))
      return { text: tableOf(['CODE', 'X-TENANT-ID', 'MADE', 'NAME'], tenants.map(({ code, tenantId, createdAt, name }) => [code, tenantId, dayOf(createdAt), name]), 'There is no tenant.'), json: tenants }
    },
  },
  {
    name: 'tenant show', usage: '<tenant>',
    says: 'Shows a tenant, named by its code or id, with the ids of its workspaces.',
    examples: ['tenant show acme'],
    async run({ ground, args: { tenant } }) {
      const found = await ground.asOwner((owner: Client) => findTenant(owner, tenant!))
      if (!found) throw new Error(`There is no tenant "${tenant}".`)
      return { text: described(found), json: found }
    },
  },
]

const described = ({ code, tenantId, workspaces }: Pick<Tenant, 'code' | 'tenantId' | 'workspaces'>): string =>
  `Tenant ${code}\n  X-Tenant-ID  ${tenantId}\n  sandbox      ${workspaces.sandbox}\n  production   ${workspaces.production}`
