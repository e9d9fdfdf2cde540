import { readFile } from 'node:fs/promises'
import type { Client } from 'pg'
import type { Sql } from '#kernel/database/dedicated.ts'
import { parameter } from '#kernel/database/values.ts'
import { sentenceOf } from '#core/ledger/chain/check-blocks.ts'
import { verifyChain, type ChainReport } from '#core/ledger/chain/verify-chain.ts'
import { integrityIn, type IntegrityRow } from '#core/queries/integrity.ts'
import type { Integrity } from '#core/queries/integrity-report.ts'
import { INTEGRITY } from '#core/queries/integrity-sql.ts'
import { tableOf, workspaceOf, type AdminCommand, type Report } from './command.ts'
import { headOf, headsOf } from './noted-heads.ts'
import { progressTo } from './progress-notes.ts'

// Heads recorded in the database. A superuser could change these too, so auditors record heads outside of the database.
const PUBLISHED = `select data ->> 'position' as position, data ->> 'hash' as hash from kernel.audit where workspace_id = $1 and act = 'core.ledger_head_published' order by at`

export const ledgerCommands: readonly AdminCommand[] = [
  {
    name: 'ledger verify',
    usage: '<tenant> <environment>',
    description:
      'Verifies the ledger of a workspace: its sums at one point in time, and its hash chain against every row.',
    more: [
      'On failure, reports the first row that was changed, removed or inserted, and exits with code 1. The duration grows with the ledger; the platform may keep running.',
      'A database superuser could recompute the chain, but that changes its heads: pass the heads that you received by webhook.',
    ],
    examples: [
      'ledger verify acme production',
      'ledger verify acme production --head 4852:5f3b1c9a…',
      'ledger verify acme production --heads heads.txt --json',
    ],
    options: {
      head: { description: 'a head that was recorded outside of the database, as <position>:<hash>' },
      heads: {
        description:
          'a file of heads: each line is <position>:<hash> or the body of a ledger.head_published webhook',
      },
    },
    async run({ runtime, args, options, note }) {
      const noted = [
        ...(options['head'] === undefined ? [] : [headOf(options['head'], '--head')]),
        ...(options['heads'] === undefined
          ? []
          : headsOf(await readFile(options['heads'], 'utf8'), options['heads'])),
      ]
      const workspaceId = await workspaceOf(runtime, args)
      const [integrity, chain] = await runtime.asOwner(async owner => {
        await owner.query(
          `select set_config('app.workspace', $1, false), set_config('statement_timeout', '0', false)`,
          [workspaceId],
        )
        const sql = sqlOn(owner)
        const published = (await sql<{ position: string; hash: string }>(PUBLISHED, [workspaceId])).map(
          ({ position, hash }) => ({ position: BigInt(position), hash, source: 'the audit' }),
        )
        const chain = await verifyChain(sql, workspaceId, {
          heads: [...noted, ...published],
          onProgress: progressTo(note, runtime.signal, 'records'),
        })
        return [await booksOf(sql, workspaceId), chain] as const
      })
      return reportOf(integrity, chain)
    },
  },
]

const sqlOn =
  (owner: Client): Sql =>
  async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await owner.query<Row>({ text, values: values.map(parameter) })).rows as never

async function booksOf(sql: Sql, workspaceId: string): Promise<Integrity> {
  const rows = await sql<Record<keyof IntegrityRow, never>>(INTEGRITY, [workspaceId])
  return integrityIn(rows.map(row => ({ ...row, checked: BigInt(row.checked), broken: BigInt(row.broken) })))
}

function reportOf({ transactions, checks }: Integrity, chain: ChainReport): Report {
  const broken = checks.filter(check => check.broken > 0n)
  const hasFailed = broken.length > 0 || chain.broken > 0
  const lines = [
    tableOf(
      ['CHECK', 'LOOKED AT', 'BROKEN'],
      [
        ...checks.map(({ name, checked, broken: found }) => [name, String(checked), String(found)]),
        ['CHAIN', String(chain.records), String(chain.broken)],
      ],
      '',
    ),
    `The chain ends at position ${chain.head.position}, in block ${chain.blocks}, with ${chain.head.hash}; matching recorded heads: ${chain.heads}; records waiting for the next block: ${chain.waiting}`,
    ...chain.discrepancies.map(
      (discrepancy, index) => `${index === 0 ? 'First error in the chain: ' : ''}${sentenceOf(discrepancy)}.`,
    ),
    ...(chain.broken > chain.discrepancies.length
      ? [`Further errors in the chain:  ${chain.broken - chain.discrepancies.length}`]
      : []),
    ...broken.flatMap(({ examples }) =>
      examples.map(({ accountId, message }) => `${accountId ?? 'the books'}: ${message}`),
    ),
    ...(hasFailed ? [] : [`Transactions: ${transactions}; no errors found.`]),
  ]
  const json = {
    transactions: Number(transactions),
    checks: checks.map(check => ({ ...check, checked: Number(check.checked), broken: Number(check.broken) })),
    chain,
  }
  return { text: lines.join('\n'), json, ...(hasFailed && { hasFailed }) }
}
