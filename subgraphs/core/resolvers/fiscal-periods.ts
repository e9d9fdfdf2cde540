import type { Context } from '#kernel/context.ts'
import { closeFiscalPeriod } from '#core/operations/fiscal-periods/close-fiscal-period.ts'
import {
  generateFiscalPeriods,
  type GenerateFiscalPeriods,
} from '#core/operations/fiscal-periods/generate-fiscal-periods.ts'
import { lockFiscalPeriod } from '#core/operations/fiscal-periods/lock-fiscal-period.ts'
import { openFiscalPeriod } from '#core/operations/fiscal-periods/open-fiscal-period.ts'
import {
  reopenFiscalPeriod,
  type ReopenFiscalPeriod,
} from '#core/operations/fiscal-periods/reopen-fiscal-period.ts'
import { softCloseFiscalPeriod } from '#core/operations/fiscal-periods/soft-close-fiscal-period.ts'
import { fiscalPeriodChecklist } from '#core/queries/fiscal-periods/checklist.ts'
import {
  fiscalPeriod,
  fiscalPeriodById,
  fiscalPeriods as fiscalPeriodList,
} from '#core/queries/fiscal-periods/fiscal-periods.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}

export const fiscalPeriods = {
  Query: {
    fiscalPeriods: (_: unknown, years: { readonly year?: number | null }, ctx: Context) =>
      fiscalPeriodList(ctx, years),
    fiscalPeriod: (_: unknown, { id }: Id, ctx: Context) => fiscalPeriod(ctx, id),
    fiscalPeriodChecklist: (_: unknown, { id }: Id, ctx: Context) => fiscalPeriodChecklist(ctx, id),
  },
  Mutation: {
    generateFiscalPeriods: (_: unknown, { input }: Input<GenerateFiscalPeriods>, ctx: Context) =>
      generateFiscalPeriods(ctx, input),
    openFiscalPeriod: (_: unknown, { id }: Id, ctx: Context) => openFiscalPeriod(ctx, { id }),
    softCloseFiscalPeriod: (_: unknown, { id }: Id, ctx: Context) => softCloseFiscalPeriod(ctx, { id }),
    closeFiscalPeriod: (_: unknown, { id }: Id, ctx: Context) => closeFiscalPeriod(ctx, { id }),
    lockFiscalPeriod: (_: unknown, { id }: Id, ctx: Context) => lockFiscalPeriod(ctx, { id }),
    reopenFiscalPeriod: (
      _: unknown,
      { id, input }: Id & Input<Omit<ReopenFiscalPeriod, 'id'>>,
      ctx: Context,
    ) => reopenFiscalPeriod(ctx, { id, ...input }),
  },
  FiscalPeriod: {
    __resolveReference: ({ id }: Id, ctx: Context) => fiscalPeriodById(ctx, id),
  },
} satisfies Resolvers
