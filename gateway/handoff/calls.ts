import type { Context } from '#kernel/context.ts'
import type { Planner, PreparedOperation } from '#gateway/graph/plan/planner.ts'
import { firstRefusal } from '#gateway/graph/execute/result.ts'

/**
 * Data of a one-time token that the page may show before sign-in. The user's names are null when unknown or when the token is not
 * valid; the return URL is null without one. For an unknown token every field except `state` is null.
 */
export interface Preview {
  readonly state: 'VALID' | 'USED' | 'EXPIRED' | 'UNKNOWN'
  readonly tenantName: string | null
  readonly environment: 'SANDBOX' | 'PRODUCTION' | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly returnUrl: string | null
  readonly expiresAt: string | Date | null
}

/** The session's customer, and the return URL and context from the partner; both null outside a customer's session. */
export interface SignedIn {
  readonly tenantName: string | null
  readonly environment: 'SANDBOX' | 'PRODUCTION'
  readonly customer: { readonly firstName: string | null; readonly lastName: string | null } | null
  readonly handoff: {
    readonly returnUrl: string | null
    readonly context: Readonly<Record<string, unknown>> | null
  } | null
}

/** Graph operations of the page. Each throws a Refusal when the graph refuses the operation. */
export interface HandoffCalls {
  preview(token: string, ctx: Context): Promise<Preview>
  exchange(token: string, ctx: Context): Promise<{ readonly accessToken: string; readonly expiresIn: number }>
  session(ctx: Context): Promise<SignedIn>
  end(ctx: Context): Promise<void>
}

/** Call that only the gateway makes to identity; the field is not part of the public graph. */
export const HANDOFF_PREVIEW = `query HandoffPreview($token: String!) {
  handoffPreview(token: $token) { state tenantName environment firstName lastName returnUrl expiresAt }
}`
const EXCHANGE =
  'mutation OpenHandoffSession($token: String!) { exchangeHandoffToken(token: $token) { accessToken expiresIn } }'
const SESSION =
  'query HandoffSession { viewer { tenantName environment customer { firstName lastName } handoff { returnUrl context } } }'
const END = 'mutation EndHandoffSession { endSession }'

/** Public documents that the page of a handoff runs. */
export const HANDOFF_DOCUMENTS: readonly string[] = [EXCHANGE, SESSION, END]

/** Compiles the operations of the page against the graph. */
export function handoffCalls(planner: Planner<Context>): HandoffCalls {
  const preview = planner.compile(HANDOFF_PREVIEW, { internal: true })
  const exchange = planner.prepare(EXCHANGE)
  const session = planner.prepare(SESSION)
  const end = planner.prepare(END)
  return {
    preview: (token, ctx) => runField(preview, { token }, ctx, 'handoffPreview'),
    exchange: (token, ctx) => runField(exchange, { token }, ctx, 'exchangeHandoffToken'),
    session: ctx => runField(session, {}, ctx, 'viewer'),
    end: async ctx => {
      await runField(end, {}, ctx, 'endSession')
    },
  }
}

async function runField<Value>(
  operation: PreparedOperation<Context>,
  variables: Record<string, unknown>,
  ctx: Context,
  field: string,
): Promise<Value> {
  const result = await operation.run(variables, ctx)
  const refusal = firstRefusal(result)
  if (refusal) throw refusal
  return result.data![field] as Value
}
