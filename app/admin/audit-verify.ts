import type { Client } from 'pg'
import { verifyAudit, type AuditReport } from '#kernel/audit-chain/verify-audit.ts'
import type { Sql } from '#kernel/database/dedicated.ts'
import { parameter } from '#kernel/database/values.ts'
import { tableOf, type AdminCommand, type Report } from './command.ts'
import { headOf } from './noted-heads.ts'
import { progressTo } from './progress-notes.ts'

const WORKSPACES = `select workspace.id, tenant.code as tenant, workspace.environment
  from identity.workspaces workspace join identity.tenants tenant on tenant.id = workspace.tenant_id
  where ($1::text is null or tenant.code = $1 or tenant.id::text = lower($1)) and ($2::text is null or workspace.environment = $2)
  order by tenant.code, workspace.environment`

interface VerifiedWorkspace {
  readonly tenant: string
  readonly environment: string
  readonly report: AuditReport
}

export const auditVerify: AdminCommand = {
  name: 'audit verify',
  usage: '',
  description:
    'Verifies the audit log against its hash chain, in every workspace or in those of one tenant or environment.',
  more: [
    'On failure, reports the first row that was changed, removed, inserted or moved, and exits with code 1. The platform may keep running.',
    'A database superuser could recompute the chain, but that changes its head: note the printed heads outside of the database, and pass one as --head together with --tenant and --environment.',
  ],
  examples: [
    'audit verify',
    'audit verify --tenant acme --environment production',
    'audit verify --tenant acme --environment production --head 4852:5f3b1c9a… --json',
  ],
  options: {
    tenant: { description: 'only the workspaces of the tenant with this code or id' },
    environment: { description: 'only sandbox or only production' },
    head: { description: 'a head that was noted earlier, as <sequence>:<hash>' },
  },
  async run({ runtime, options, note }) {
    const { tenant, environment, head } = options
    if (environment !== undefined && environment !== 'sandbox' && environment !== 'production')
      throw new Error('--environment must be "sandbox" or "production".')
    if (head !== undefined && (tenant === undefined || environment === undefined))
      throw new Error('--head belongs to one workspace: name it with --tenant and --environment.')
    const noted = head === undefined ? undefined : headOf(head, '--head')
    const heads = noted ? [{ sequence: noted.position, hash: noted.hash }] : []
    const verified = await runtime.asOwner(async owner => {
      const { rows } = await owner.query<{ id: string; tenant: string; environment: string }>(WORKSPACES, [
        tenant ?? null,
        environment ?? null,
      ])
      if (tenant !== undefined && rows.length === 0) throw new Error(`The tenant "${tenant}" does not exist.`)
      const results: VerifiedWorkspace[] = []
      for (const { id, ...workspace } of rows)
        results.push({
          ...workspace,
          report: await inSnapshot(owner, id, sql =>
            verifyAudit(sql, id, { heads, onProgress: progressTo(note, runtime.signal, 'rows') }),
          ),
        })
      return results
    })
    return reportOf(verified)
  },
}

/** Runs the work in a workspace, in one read-only transaction that sees all tables as of one moment. */
async function inSnapshot<Result>(
  owner: Client,
  workspaceId: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  await owner.query('begin isolation level repeatable read read only')
  try {
    await owner.query(
      `select set_config('app.workspace', $1, true), set_config('statement_timeout', '0', true)`,
      [workspaceId],
    )
    return await work(
      async (text, values = []) => (await owner.query({ text, values: values.map(parameter) })).rows as never,
    )
  } finally {
    await owner.query('rollback')
  }
}

function reportOf(verified: readonly VerifiedWorkspace[]): Report {
  const broken = verified.filter(({ report }) => report.broken > 0)
  const lines = [
    tableOf(
      ['TENANT', 'ENVIRONMENT', 'SEALED', 'UNSEALED', 'BROKEN', 'HEAD'],
      verified.map(({ tenant, environment, report: { sealed, unsealed, broken: count, head } }) => [
        tenant,
        environment,
        String(sealed),
        String(unsealed),
        String(count),
        head.sequence === 0n ? null : `${head.sequence}:${head.hash}`,
      ]),
      'There are no workspaces.',
    ),
    ...broken.flatMap(({ tenant, environment, report: { broken: count, discrepancies } }) => [
      ...discrepancies.map(({ kind, sequence, message }, index) => {
        const where = sequence === null ? 'without a seal' : `at sequence ${sequence}`
        return `${index === 0 ? 'First error' : 'Error'} of ${tenant} ${environment}, ${where}: ${kind}, ${message}.`
      }),
      ...(count > discrepancies.length
        ? [`Further errors of ${tenant} ${environment}: ${count - discrepancies.length}`]
        : []),
    ]),
    ...(broken.length === 0 ? ['No errors found.'] : []),
  ]
  const json = verified.map(({ report, ...workspace }) => ({
    ...workspace,
    ...report,
    sealed: String(report.sealed),
    head: { ...report.head, sequence: String(report.head.sequence) },
    discrepancies: report.discrepancies.map(each => ({
      ...each,
      sequence: each.sequence?.toString() ?? null,
    })),
  }))
  return { text: lines.join('\n'), json, ...(broken.length > 0 && { hasFailed: true }) }
}
