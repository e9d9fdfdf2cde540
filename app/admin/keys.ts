import { SERVICES } from '#kernel/principal.ts'
import { ROLES } from '#core/rules/rights.ts'
import { dayOf, momentOf, runIn, tableOf, type AdminCommand } from './command.ts'

interface Key {
  readonly id: string
  readonly service: string | null
  readonly partnerId: string | null
  readonly name: string
  readonly prefix: string
  readonly scopes: readonly string[]
  readonly role: string | null
  readonly createdAt: string
  readonly expiresAt: string | null
  readonly revokedAt: string | null
}

const FIELDS = 'id service partnerId name prefix scopes role createdAt expiresAt revokedAt'

export const keyCommands: readonly AdminCommand[] = [
  {
    name: 'key create',
    usage: '<tenant> <environment> <service>',
    description: 'Creates an API key for a service such as remittance, and prints its secret once.',
    more: [
      `Services: ${SERVICES.join(', ')}; or "partner" with --partner.`,
      `A key for core requires --role: ${ROLES.join(', ')}.`,
      'A scope is the service with read, write or *, such as remittance:read. To decide on matches, pairs and held payments, a compliance key needs compliance:decide, which compliance:* includes and compliance:write does not.',
    ],
    examples: [
      'key create acme production remittance',
      'key create acme sandbox remittance --scopes remittance:read --expires 2027-06-30',
      'key create acme production compliance --scopes compliance:read,compliance:write',
      'key create acme production core --role teller',
      'key create acme sandbox partner --partner 0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f',
    ],
    options: {
      name: { description: 'display name (default "made by administration")' },
      scopes: { description: 'comma-separated scopes (default: all scopes of the service)' },
      role: { description: 'role of a core banking key' },
      expires: { description: 'day or time at which the key expires (default: never)' },
      partner: { description: 'id of the partner that owns the key' },
    },
    async run(call) {
      const { args, options } = call
      const isPartner = args['service'] === 'partner'
      if (!isPartner && !SERVICES.some(each => each === args['service']))
        throw new Error(`The service must be one of ${SERVICES.join(', ')}.`)
      if (isPartner !== (options['partner'] !== undefined))
        throw new Error(
          'A partner key requires --partner with the id of the partner; other keys do not accept it.',
        )
      if ((args['service'] === 'core') !== (options['role'] !== undefined))
        throw new Error(
          `A core key requires --role with one of ${ROLES.join(', ')}; other keys do not accept it.`,
        )
      const { createApiKey } = await runIn<{ createApiKey: { secret: string; apiKey: Key } }>(
        call,
        `mutation CreateApiKey($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { ${FIELDS} } } }`,
        {
          input: {
            ...(isPartner ? { partnerId: options['partner'] } : { service: args['service']!.toUpperCase() }),
            name: options['name'] ?? 'made by administration',
            ...(options['scopes'] !== undefined && {
              scopes: options['scopes'].split(',').map(scope => scope.trim()),
            }),
            ...(options['role'] !== undefined && { role: options['role'] }),
            ...(options['expires'] !== undefined && {
              expiresAt: momentOf(options['expires'], 'expires')!.toISOString(),
            }),
          },
        },
      )
      return {
        text: `Key ${createApiKey.apiKey.id}\n  ${createApiKey.secret}\nThe secret is not shown again.`,
        json: { ...createApiKey.apiKey, secret: createApiKey.secret },
      }
    },
  },
  {
    name: 'key list',
    usage: '<tenant> <environment>',
    description:
      'Lists the API keys of a workspace without their secrets, newest first, including revoked keys.',
    examples: ['key list acme production'],
    async run(call) {
      const { apiKeys } = await runIn<{ apiKeys: Key[] }>(call, `{ apiKeys { ${FIELDS} } }`)
      return {
        text: tableOf(
          ['ID', 'BEGINS WITH', 'OPENS', 'MADE', 'ENDS', 'NAME'],
          apiKeys.map(key => [
            key.id,
            key.prefix,
            key.service?.toLowerCase() ?? 'partner',
            dayOf(key.createdAt),
            key.revokedAt === null ? dayOf(key.expiresAt) : 'revoked',
            key.name,
          ]),
          'There are no keys.',
        ),
        json: apiKeys,
      }
    },
  },
  {
    name: 'key revoke',
    usage: '<tenant> <environment> <key>',
    description: 'Revokes a key permanently; running processes reject it within ten seconds.',
    more: ['Identify the key by its id, which "key list" shows.'],
    examples: ['key revoke acme production 0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f'],
    confirmation: ({ key, tenant, environment }) =>
      `Revoke key ${key} of ${tenant} (${environment})? Clients that use it lose access, and it cannot be restored.`,
    async run(call) {
      const { revokeApiKey } = await runIn<{ revokeApiKey: Key }>(
        call,
        `mutation RevokeApiKey($id: UUID!) { revokeApiKey(id: $id) { ${FIELDS} } }`,
        { id: call.args['key'] },
      )
      return {
        text: `Key ${revokeApiKey.id} (${revokeApiKey.prefix}…) was revoked at ${revokeApiKey.revokedAt}.`,
        json: revokeApiKey,
      }
    },
  },
]
