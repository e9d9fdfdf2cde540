import type { Context } from '#kernel/context.ts'
import type { Worker } from './job.ts'

/** Runs `work` in every workspace that the statement selects, one after the other. An error in one workspace is logged and the next one follows. */
export async function runInWorkspaces(
  worker: Worker,
  text: string,
  values: readonly unknown[],
  work: (ctx: Context) => Promise<number>,
): Promise<number> {
  let done = 0
  for (const { workspaceId } of await worker.sql<{ workspaceId: string }>(text, values)) {
    try {
      done += await work(await worker.contextIn(workspaceId))
    } catch (error) {
      worker.log({ error, workspaceId }, 'a job failed in a workspace')
    }
  }
  return done
}
