import { sentinelClient, type SentinelClient } from './rest-client.ts'
import { DAY_MS } from './stored-transactions.ts'

/** A baseline as REST returns it. */
export interface BaselineBody {
  readonly id: string
  readonly metric: string
  readonly currency: string | null
  readonly status: string
  readonly observations: number
  readonly n: number
  readonly median: string | null
  readonly mad: string | null
  readonly quantiles: Readonly<Record<string, string>> | null
  readonly log_scale: { readonly median: number; readonly mad: number; readonly iqr: number } | null
  readonly mix: readonly { readonly key: string; readonly count: number }[] | null
  readonly schedule: readonly Readonly<Record<string, unknown>>[] | null
  readonly version: number
  readonly window_to: string
  readonly computed_at: string
}

/** Computes and reads baselines. */
export interface BaselineClient extends SentinelClient {
  ago(days: number): Date
  /** The baselines of a profile after a computation. */
  recomputed(profileId: string): Promise<readonly BaselineBody[]>
}

export async function baselineClient(): Promise<BaselineClient> {
  const at = await sentinelClient()
  const now = (): number => at.platform.source.now().getTime()
  return {
    ...at,
    ago: days => new Date(now() - days * DAY_MS),
    async recomputed(profileId) {
      const { status, body, text } = await at.call('POST', `/profiles/${profileId}/baselines/recompute`)
      if (status !== 200) throw new Error(text)
      return (body as { readonly baselines: readonly BaselineBody[] }).baselines
    },
  }
}

export const baselineOf = (
  baselines: readonly BaselineBody[],
  metric: string,
  currency: string | null = null,
): BaselineBody => baselines.find(each => each.metric === metric && each.currency === currency)!
