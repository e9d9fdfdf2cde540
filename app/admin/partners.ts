import { dayOf, runIn, tableOf, type AdminCommand } from './command.ts'

interface Partner {
  readonly id: string
  readonly name: string
  readonly returnUrls: readonly string[]
  readonly createdAt: string
  readonly apiKeys?: readonly { readonly revokedAt: string | null }[]
}

export const partnerCommands: readonly AdminCommand[] = [
  {
    name: 'partner create',
    usage: '<tenant> <environment> <name>',
    description:
      'Creates a partner with its permitted return URLs. Then create its API key with "key create … partner".',
    examples: [
      "partner create acme sandbox 'Shop' --return-urls https://shop.example/done,https://app.shop.example/",
    ],
    options: {
      'return-urls': { description: 'origins and path prefixes, separated by commas (default: none)' },
    },
    async run(call) {
      const returnUrls = call.options['return-urls']?.split(',').map(url => url.trim()) ?? []
      const { createPartner } = await runIn<{ createPartner: Partner }>(
        call,
        'mutation CreatePartner($input: CreatePartnerInput!) { createPartner(input: $input) { id name returnUrls createdAt } }',
        { input: { name: call.args['name'], returnUrls } },
      )
      return {
        text: `Partner ${createPartner.name}\n  ${createPartner.id}${createPartner.returnUrls.map(url => `\n  ${url}`).join('')}`,
        json: createPartner,
      }
    },
  },
  {
    name: 'partner list',
    usage: '<tenant> <environment>',
    description: 'Lists the partners of a workspace, newest first.',
    examples: ['partner list acme sandbox'],
    async run(call) {
      const { partners } = await runIn<{ partners: Partner[] }>(
        call,
        '{ partners { id name returnUrls createdAt apiKeys { revokedAt } } }',
      )
      const keys = ({ apiKeys = [] }: Partner): string =>
        String(apiKeys.filter(({ revokedAt }) => revokedAt === null).length)
      return {
        text: tableOf(
          ['ID', 'MADE', 'KEYS', 'NAME', 'RETURN URLS'],
          partners.map(partner => [
            partner.id,
            dayOf(partner.createdAt),
            keys(partner),
            partner.name,
            partner.returnUrls.join(' '),
          ]),
          'There are no partners.',
        ),
        json: partners,
      }
    },
  },
]
