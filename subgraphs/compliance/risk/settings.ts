import type { Tx } from '#kernel/command.ts'
import type { RiskBand } from './assessment.ts'
import type { FactorChange } from '#compliance/entities/risk-settings.ts'

const LOCK = `insert into compliance.risk_settings as settings (workspace_id, version, updated_at) values ($1, 1, $2)
  on conflict (workspace_id) do update set version = settings.version + 1, updated_at = $2
  returning factors, bands`

interface Settings {
  readonly factors: Readonly<Record<string, FactorChange>>
  readonly bands: readonly RiskBand[] | null
}

/** Increments the version of a workspace's settings and locks them. This serialises changes and invalidates the cache of every process. */
export async function nextSettings({ sql, actor: { workspaceId }, now }: Tx): Promise<Settings> {
  const [settings] = await sql<Settings>(LOCK, [workspaceId, now()])
  return settings!
}
