import type { Context } from '#kernel/context.ts'
import { ledgerIntegrity, type Integrity, type IntegrityCheck } from '../queries/integrity.ts'
import type { Resolvers } from '../schema.gen.ts'

export const reports = {
  Query: {
    ledgerIntegrity: (_: unknown, __: unknown, ctx: Context) => ledgerIntegrity(ctx),
  },
  LedgerIntegrity: {
    isClean: ({ checks }: Integrity) => checks.every(({ broken }) => broken === 0n),
    transactions: ({ transactions }: Integrity) => Number(transactions),
  },
  LedgerCheck: {
    checked: ({ checked }: IntegrityCheck) => Number(checked),
    broken: ({ broken }: IntegrityCheck) => Number(broken),
    faults: ({ examples }: IntegrityCheck) => examples,
  },
} satisfies Resolvers
