import type { Context } from '#kernel/context.ts'
import { domainCall } from '#kernel/graph/domain-call.ts'

export const SET_WEBHOOK_URL = domainCall<{ url: string | null }, { setWebhookTarget: boolean }>(
  'mutation SetIdvWebhookUrl($url: HttpUrl) { setWebhookTarget(service: IDV, url: $url) }',
)

export const WEBHOOK_TARGET_URL = domainCall<{ id: string }, { webhookTargetUrl: string | null }>(
  'query IdvWebhookTargetUrl($id: UUID!) { webhookTargetUrl(id: $id) }',
)

/** Sets or, with null, removes the URL that receives the events of the workspace. */
export const setWebhookUrl = async (ctx: Context, url: string | null): Promise<void> =>
  void (await ctx.callDomain(ctx, SET_WEBHOOK_URL, { url }))

/** URL of a webhook target; null after it was removed. */
export const webhookTargetUrl = async (ctx: Context, id: string): Promise<string | null> =>
  (await ctx.callDomain(ctx, WEBHOOK_TARGET_URL, { id })).webhookTargetUrl
