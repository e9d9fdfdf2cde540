import type { Tx } from '#kernel/command.ts'
import type { RiskBand } from './assessment.ts'
import type { FactorChange } from '../entities/risk-settings.ts'

const LOCK = `insert into compliance.risk_settings as settings (workspace_id, version, updated_at) values ($1, 1, $2)
  on conflict (workspace_id) do update set version = settings.version + 1, updated_at = $2
  returning factors, bands`

interface Settings { readonly factors: Readonly<Record<string, FactorChange>>; readonly bands: readonly RiskBand[] | null }

/** Makes the next version of a workspace's settings and locks it, so that one change comes after the other, and every process reads anew. */
export async function nextSettings({ sql, actor: { workspaceId }, now }: Tx): Promise<Settings> {
  const [settings] = await sql<Settings & Record<string, unknown>>(LOCK, [workspaceId, now()])
  return settings!
}
