import type { Context } from '#kernel/context.ts'
import { dependenciesOf } from '#compliance/screening/dependencies.ts'
import { LISTS_IN_FORCE, type StoredVersion } from '#compliance/searching/stored-lists.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'

/** The active version of each list. */
export async function activeVersions(ctx: Context): Promise<Readonly<Partial<Record<ListSource, string>>>> {
  const rows = await ctx.database.read<StoredVersion>(ctx.actor.workspaceId, LISTS_IN_FORCE, [])
  return Object.fromEntries(rows.map(({ source, version }) => [source, version]))
}

/** Lists whose active version is loaded for searches; just after a change a list is still loading. */
export async function loadedLists(ctx: Context): Promise<readonly ListSource[]> {
  const loaded = dependenciesOf(ctx).searcher.versions()
  const active = Object.entries(await activeVersions(ctx)) as [ListSource, string][]
  return active.filter(([source, version]) => loaded[source] === version).map(([source]) => source)
}
