import type { Context } from '#kernel/context.ts'
import { sharedRead } from '#kernel/database/read-groups.ts'
import type { Found } from '#compliance/searching/searcher.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { ageMaxHours } from '#compliance/watchlists/sources.ts'

/** A list with an active version. */
interface ListState {
  readonly source: ListSource
  readonly version: string
  readonly isDemo: boolean
  readonly importedAt: Date
  readonly lastCheckedAt: Date | null
}

export type ListStates = ReadonlyMap<ListSource, ListState>

const STATES =
  sharedRead(`select list.source, version.version, version.is_demo as "isDemo", version.imported_at as "importedAt", list.last_checked_at as "lastCheckedAt"
  from compliance.list_sources list
  join compliance.list_versions version on version.source = list.source and version.number = list.active_number`)

const HOUR_MS = 3_600_000
/** Twice the time to load all lists. A searcher that still uses another version after that time fails to load the active one. */
const LOADED_MS = 60_000

export async function loadListStates({ database, actor: { workspaceId } }: Context): Promise<ListStates> {
  const states = await database.read<ListState>(workspaceId, STATES, [])
  return new Map(states.map(state => [state.source, state]))
}

interface FreshnessLimits {
  readonly sources: readonly ListSource[]
  readonly staleAfterHours: number
  readonly now: Date
}

/**
 * The lists that are missing, or older than the policy allows. Lists that are refreshed less often than daily may be older
 * by that interval; demo lists never count as outdated.
 */
export const unusableLists = (
  states: ListStates,
  { sources, staleAfterHours, now }: FreshnessLimits,
): ListSource[] =>
  sources.filter(source => {
    const state = states.get(source)
    if (!state) return true
    if (state.isDemo) return false
    return (
      state.lastCheckedAt === null ||
      now.getTime() - state.lastCheckedAt.getTime() > ageMaxHours(source, staleAfterHours) * HOUR_MS
    )
  })

/**
 * The lists that were searched in another version than the active one, although the active one was imported long enough ago to be
 * loaded. The search may lack its new entries, even if the list itself is fresh.
 */
export const outdatedLists = (states: ListStates, searched: Found['versions'], now: Date): ListSource[] =>
  [...states.values()]
    .filter(
      ({ source, version, importedAt }) =>
        searched[source] !== undefined &&
        searched[source] !== version &&
        now.getTime() - importedAt.getTime() > LOADED_MS,
    )
    .map(({ source }) => source)
