import { question } from '#kernel/ask.ts'
import type { Context } from '#kernel/context.ts'

// Asked by the domain's own duties: the lists are loaded where the graph is served, and the worker may be another process.

export const SCREEN_DUE_SUBJECTS = question<Record<string, never>, { screenDueSubjects: number }>('mutation ScreenDueSubjects { screenDueSubjects }')

export const CONTINUE_RESCREENING = question<Record<string, never>, { continueRescreening: number }>('mutation ContinueRescreening { continueRescreening }')

/** Has subjects of the workspace screened whose time has come; says how many. */
export const dueSubjectsScreened = async (ctx: Context): Promise<number> => (await ctx.ask(ctx, SCREEN_DUE_SUBJECTS, {})).screenDueSubjects

/** Has the workspace's oldest rescreening go on; says how many subjects were compared. */
export const rescreeningContinued = async (ctx: Context): Promise<number> => (await ctx.ask(ctx, CONTINUE_RESCREENING, {})).continueRescreening
