import type { Context } from '#kernel/context.ts'
import { partsOf } from '../screening/parts.ts'
import type { ListSource } from '../watchlists/formats/formats.ts'

const ACTIVE = `select source.source, version.version from compliance.list_sources source
  join compliance.list_versions version on version.source = source.source and version.number = source.active_number`

/** The version of each list that is in force at this moment. */
export async function activeVersions(ctx: Context): Promise<Readonly<Partial<Record<ListSource, string>>>> {
  const rows = await ctx.database.read<{ source: ListSource; version: string }>(ctx.actor.workspaceId, ACTIVE, [])
  return Object.fromEntries(rows.map(({ source, version }) => [source, version]))
}

/** Whether a search would meet what the list holds at this moment; just after a change it is still being loaded. */
export async function isLoaded(ctx: Context, source: ListSource): Promise<boolean> {
  const active = await activeVersions(ctx)
  return partsOf(ctx).searcher.versions()[source] === active[source]
}
