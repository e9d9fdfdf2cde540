import type { Context } from '#kernel/context.ts'
import type { DemoWorkspace } from '#kernel/graph/subgraph.ts'
import { fillElder } from './demo/fill-elder.ts'

/** Adds a victim of a scam, with the history before it, to the sandbox of the tenant `demo`. Takes one statement when it is there. */
export async function demoHistory(ctx: Context, { tenant, environment }: DemoWorkspace): Promise<void> {
  if (tenant === 'demo' && environment === 'sandbox') await fillElder(ctx)
}
