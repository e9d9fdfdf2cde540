import type { Context } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import { admitRole } from '../rules/rights.ts'
import { INTEGRITY } from './integrity-sql.ts'

export const INTEGRITY_CHECKS = ['DOUBLE_ENTRY', 'BALANCE', 'SEQUENCE', 'HOLDS', 'CURRENCY', 'ACCOUNT_NUMBER', 'OWN_ACCOUNT'] as const

export interface IntegrityCheck {
  readonly name: typeof INTEGRITY_CHECKS[number]
  /** How many accounts, numbers or currencies it looked at. */
  readonly checked: bigint
  readonly broken: bigint
  /** The first of those that are broken. */
  readonly examples: readonly { readonly accountId: string | null; readonly says: string }[]
}

export interface Integrity { readonly transactions: bigint; readonly checks: readonly IntegrityCheck[] }

/** Proves the books of a workspace as they are at one moment; see integrity-sql.ts. */
export async function integrityOf(database: Pick<Database, 'read'>, workspaceId: string): Promise<Integrity> {
  return integrityIn(await database.read<IntegrityRow>(workspaceId, INTEGRITY, [workspaceId]))
}

export type IntegrityRow = { readonly name: string } & Omit<IntegrityCheck, 'name'>

/** What the rows of the proof come to. */
export function integrityIn(rows: readonly IntegrityRow[]): Integrity {
  const of = (name: string): Omit<IntegrityCheck, 'name'> | undefined => rows.find(row => row.name === name)
  return {
    transactions: of('TRANSACTIONS')!.checked,
    checks: INTEGRITY_CHECKS.map(name => ({ checked: 0n, broken: 0n, examples: [], ...of(name), name })),
  }
}

/** Looks whether the workspace's books are right. */
export async function ledgerIntegrity(ctx: Context): Promise<Integrity & { readonly checkedAt: Date }> {
  admitRole(ctx.actor, 'viewer')
  return { checkedAt: ctx.now(), ...await integrityOf(ctx.database, ctx.actor.workspaceId) }
}
