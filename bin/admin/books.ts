import { integrityIn, type IntegrityRow } from '../../subgraphs/core/queries/integrity.ts'
import { INTEGRITY } from '../../subgraphs/core/queries/integrity-sql.ts'
import { tableOf, workspaceOf, type AdminCommand } from './command.ts'

export const bookCommands: readonly AdminCommand[] = [
  {
    name: 'books prove', usage: '<tenant> <environment>',
    says: 'Proves the ledger of a workspace as it is at one moment: debits and credits, balances, sequences, holds, numbers.',
    more: ['The same proof as GET /reports/integrity, which has ten seconds: this one takes as long as the books are large, beside the running platform.'],
    examples: ['books prove acme production'],
    async run({ ground, args }) {
      const workspaceId = await workspaceOf(ground, args)
      const rows = await ground.asOwner(async owner => {
        await owner.query(`select set_config('app.workspace', $1, false), set_config('statement_timeout', '0', false)`, [workspaceId])
        return (await owner.query<Record<keyof IntegrityRow, never>>(INTEGRITY, [workspaceId])).rows
      })
      const { transactions, checks } = integrityIn(rows.map(row => ({ ...row, checked: BigInt(row.checked), broken: BigInt(row.broken) })))
      const broken = checks.filter(check => check.broken > 0n)
      const text = tableOf(['CHECK', 'LOOKED AT', 'BROKEN'], checks.map(({ name, checked, broken: found }) => [name, String(checked), String(found)]), '')
      if (broken.length > 0) throw new Error(`${text}\n${broken.flatMap(({ examples }) => examples.map(({ accountId, says }) => `${accountId ?? 'the books'}: ${says}`)).join('\n')}`)
      return { text: `${text}\n${transactions} transactions; nothing is broken.`, json: { transactions: Number(transactions), checks: checks.map(check => ({ ...check, checked: Number(check.checked), broken: Number(check.broken) })) } }
    },
  },
]
