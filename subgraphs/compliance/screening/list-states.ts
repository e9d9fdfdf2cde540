import type { Context } from '#kernel/context.ts'
import type { ListSource } from '../watchlists/formats/formats.ts'
import { bearableHours } from '../watchlists/sources.ts'

interface ListState {
  readonly source: ListSource
  readonly isDemo: boolean
  readonly lastCheckedAt: Date | null
}

const STATES = `select list.source, version.is_demo as "isDemo", list.last_checked_at as "lastCheckedAt"
  from compliance.list_sources list
  join compliance.list_versions version on version.source = list.source and version.number = list.active_number`

const HOUR_MS = 3_600_000

/**
 * Of these lists the ones that nobody has looked after for longer than the policy bears, or that are not there. What is
 * refreshed more rarely than daily may be older by as much; demonstration lists do not age.
 */
export async function unusableLists({ database, actor: { workspaceId }, now }: Context, sources: readonly ListSource[], staleAfterHours: number): Promise<ListSource[]> {
  const states = await database.read<ListState & Record<string, unknown>>(workspaceId, STATES, [])
  const bySource = new Map(states.map(state => [state.source, state]))
  return sources.filter(source => {
    const state = bySource.get(source)
    if (!state) return true
    if (state.isDemo) return false
    return state.lastCheckedAt === null || now().getTime() - state.lastCheckedAt.getTime() > bearableHours(source, staleAfterHours) * HOUR_MS
  })
}
