import { installationAudit } from '#kernel/audit.ts'
import { auditVerify } from './audit-verify.ts'
import {
  dayOf,
  momentOf,
  runIn,
  tableOf,
  type AdminCommand,
  type AdminOption,
  type CommandCall,
} from './command.ts'

interface Entry {
  readonly id: string
  readonly at: string
  readonly act: string
  readonly outcome: string
  readonly actorKind: string
  readonly actorId: string
  readonly aggregateId: string | null
  readonly sourceAddress: string | null
  readonly data: unknown
}

interface Page {
  readonly auditEntries: {
    readonly nodes: readonly Entry[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  }
}

const DOCUMENT = `query Audit($filter: AuditFilter, $first: Int!, $after: String) { auditEntries(filter: $filter, first: $first, after: $after) {
  nodes { id at act outcome actorKind actorId aggregateType aggregateId data requestId sourceAddress } pageInfo { hasNextPage endCursor } } }`

const PAGE = 200

const RANGE: Readonly<Record<string, AdminOption>> = {
  since: { description: 'first day or time to include (default: all)' },
  limit: { description: 'maximum number of entries, newest first (default 100)' },
}

export const auditCommands: readonly AdminCommand[] = [
  auditVerify,
  {
    name: 'audit installation',
    usage: '',
    description:
      'Lists administrative actions on the whole installation: tenants, signing keys, migrations, backups, restores.',
    examples: ['audit installation --since 2026-11-01'],
    options: RANGE,
    async run({ runtime, options }) {
      const acts = await runtime.asOwner(owner =>
        installationAudit(owner, { since: momentOf(options['since'], 'since'), limit: limitOf(options) }),
      )
      return {
        text: tableOf(
          ['AT', 'WHO', 'ACT', 'WHAT'],
          acts.map(({ at, by, act, data }) => [dayOf(at), by, act, truncatedJson(data)]),
          'No entries found.',
        ),
        json: acts,
      }
    },
  },
  {
    name: 'audit',
    usage: '<tenant>',
    description:
      'Lists the actions in a tenant that the audit log records, including refused ones, newest first, in both environments.',
    examples: ['audit acme', 'audit acme --environment production --since 2026-11-22 --limit 1000 --json'],
    options: {
      environment: { description: 'only sandbox or only production' },
      act: { description: 'only this type of action, such as identity.api_key_created' },
      actor: { description: 'only actions of the staff member or API key with this id' },
      ...RANGE,
    },
    async run(call) {
      const { options } = call
      const [limit, environments] = [
        limitOf(options),
        options['environment'] === undefined ? ['sandbox', 'production'] : [options['environment']],
      ]
      const read = await Promise.all(
        environments.map(async environment =>
          (await entriesOf(call, environment, limit)).map(entry => ({ environment, ...entry })),
        ),
      )
      const entries = read
        .flat()
        .sort((a, b) => (a.at < b.at || (a.at === b.at && a.id < b.id) ? 1 : -1))
        .slice(0, limit)
      return {
        text: tableOf(
          ['AT', 'ENVIRONMENT', 'WHO', 'FROM', 'ACT', 'WHAT'],
          entries.map(each => [
            dayOf(each.at),
            each.environment,
            `${each.actorKind} ${each.actorId}`,
            each.sourceAddress,
            each.outcome === 'DONE' ? each.act : `${each.act} (refused)`,
            truncatedJson(each.data),
          ]),
          'No entries found.',
        ),
        json: entries,
      }
    },
  },
]

async function entriesOf(call: CommandCall, environment: string, limit: number): Promise<Entry[]> {
  const { options, args } = call
  const since = momentOf(options['since'], 'since')
  const filter = {
    act: options['act'] ?? null,
    actorId: options['actor'] ?? null,
    since: since?.toISOString() ?? null,
  }
  const entries: Entry[] = []
  for (let after: string | null = null; ;) {
    const {
      auditEntries: { nodes, pageInfo },
    }: Page = await runIn<Page>({ ...call, args: { ...args, environment } }, DOCUMENT, {
      filter,
      first: Math.min(PAGE, limit - entries.length),
      after,
    })
    entries.push(...nodes)
    if (!pageInfo.hasNextPage || entries.length >= limit) return entries
    after = pageInfo.endCursor
  }
}

function limitOf(options: Readonly<Record<string, string | undefined>>): number {
  const text = options['limit'] ?? '100'
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error('--limit must be a whole number from 1 to 999999.')
  return Number(text)
}

const WIDTH = 120
const truncatedJson = (data: unknown): string => {
  const text = JSON.stringify(data)
  return text.length > WIDTH ? `${text.slice(0, WIDTH)}…` : text
}
