import type { Context } from '#kernel/context.ts'
import { domainCall } from '#kernel/graph/domain-call.ts'

interface ElderCaseInput extends Record<string, unknown> {
  readonly customerId: string
  readonly alertId: string
  readonly priority: 'P1' | 'P2' | 'P3' | 'P4'
  readonly reason: string
  readonly escalatedBy: string
}

export const OPEN_ELDER_CASE = domainCall<{ input: ElderCaseInput }, { openElderCase: string }>(
  'mutation OpenElderCase($input: OpenElderCaseInput!) { openElderCase(input: $input) }',
)

/** Opens the customer's compliance case of type ELDER, or joins the open one; returns its id. A repeat returns the same case. */
export const openElderCase = async (ctx: Context, input: ElderCaseInput): Promise<string> =>
  (await ctx.callDomain(ctx, OPEN_ELDER_CASE, { input })).openElderCase
