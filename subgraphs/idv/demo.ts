import type { Context } from '#kernel/context.ts'
import type { DemoWorkspace } from '#kernel/graph/subgraph.ts'
import { fillVerifications } from './demo/fill-verifications.ts'

/** Adds verifications of invented people to the sandbox of the tenant `demo`. Takes one statement when they are there. */
export async function demoHistory(ctx: Context, { tenant, environment }: DemoWorkspace): Promise<void> {
  if (tenant === 'demo' && environment === 'sandbox') await fillVerifications(ctx)
}
