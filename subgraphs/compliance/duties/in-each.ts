import type { Context } from '#kernel/context.ts'
import type { Worker } from '#kernel/subgraph.ts'

/** Works in every workspace that the statement finds, one after the other; one in which it fails does not keep the others waiting. */
export async function inEach(worker: Worker, text: string, values: readonly unknown[], work: (ctx: Context) => Promise<number>): Promise<number> {
  let done = 0
  for (const { workspaceId } of await worker.sql<{ workspaceId: string }>(text, values)) {
    try {
      done += await work(await worker.within(workspaceId))
    } catch (error) {
      worker.log({ error, workspaceId }, 'monitored subjects could not be screened')
    }
  }
  return done
}
