import { domainCall } from '#kernel/graph/domain-call.ts'
import type { Context } from '#kernel/context.ts'

// Calls from the domain's own jobs: the lists are loaded where the graph is served, and the worker may be another process.

export const SCREEN_DUE_SUBJECTS = domainCall<Record<string, never>, { screenDueSubjects: number }>(
  'mutation ScreenDueSubjects { screenDueSubjects }',
)

export const CONTINUE_LIST_UPDATE_RUN = domainCall<Record<string, never>, { continueListUpdateRun: number }>(
  'mutation ContinueListUpdateRun { continueListUpdateRun }',
)

/** Screens due subjects of the workspace; returns the number screened. */
export const callScreenDueSubjects = async (ctx: Context): Promise<number> =>
  (await ctx.callDomain(ctx, SCREEN_DUE_SUBJECTS, {})).screenDueSubjects

/** Continues the oldest list update run of the workspace; returns the number of subjects compared. */
export const callContinueListUpdateRun = async (ctx: Context): Promise<number> =>
  (await ctx.callDomain(ctx, CONTINUE_LIST_UPDATE_RUN, {})).continueListUpdateRun
