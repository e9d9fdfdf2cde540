import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import type { RiskBand } from '#compliance/risk/assessment.ts'
import { areBands } from '#compliance/risk/bands.ts'
import { bandsOf } from '#compliance/risk/risk-config.ts'
import { nextSettings } from '#compliance/risk/settings.ts'

const WRITE = 'update compliance.risk_settings set bands = $2 where workspace_id = $1'

/** Sets the risk bands for later assessments; earlier assessments keep their band. */
export const changeRiskBands = command(
  async (tx, { bands }: { bands: readonly RiskBand[] }): Promise<readonly RiskBand[]> => {
    allow(tx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })
    if (!areBands(bands)) throw refuse('INVALID_BANDS')
    await nextSettings(tx)
    await tx.sql(WRITE, [tx.actor.workspaceId, JSON.stringify(bands)])
    tx.emit(events.risk_bands_changed, tx.actor.workspaceId, { bands })
    return bandsOf(bands)
  },
)
