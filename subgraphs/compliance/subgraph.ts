import { readFileSync } from 'node:fs'
import type { SubgraphDefinition } from '#kernel/subgraph.ts'
import { RUN_QUEUED } from './clients/self.ts'
import { demo } from './demo.ts'
import { runScreeningBatches } from './duties/run-screening-batches.ts'
import { AllowedPair } from './entities/allowed-pair.ts'
import { DenyListEntry } from './entities/deny-list-entry.ts'
import { PaymentScreening } from './entities/payment-screening.ts'
import { RiskSettings } from './entities/risk-settings.ts'
import { Ruleset, RulesetVersion } from './entities/ruleset.ts'
import { ScreeningBatch } from './entities/screening-batch.ts'
import { ScreeningDecision } from './entities/screening-decision.ts'
import { ScreeningMatch } from './entities/screening-match.ts'
import { Screening } from './entities/screening.ts'
import { refuse } from './errors.ts'
import { events } from './events.ts'
import { initial } from './migrations/initial.ts'
import { lists } from './migrations/lists.ts'
import { risk } from './migrations/risk.ts'
import { screeningStages } from './migrations/screening-stages.ts'
import { screenings as screeningTables } from './migrations/screenings.ts'
import { matching } from './resolvers/matching.ts'
import { merged } from './resolvers/merged.ts'
import { payments } from './resolvers/payments.ts'
import { risk as riskParts } from './resolvers/risk.ts'
import { screenings } from './resolvers/screenings.ts'
import { loadLists } from './searching/searchers.ts'

export const compliance: SubgraphDefinition = {
  name: 'compliance',
  schema: readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'),
  resolvers: merged([payments, matching, screenings, riskParts]),
  entities: [AllowedPair, DenyListEntry, PaymentScreening, RiskSettings, Ruleset, RulesetVersion, Screening, ScreeningBatch, ScreeningDecision, ScreeningMatch],
  migrations: [initial, screeningStages, lists, risk, screeningTables],
  refusals: refuse.table,
  events,
  questions: [RUN_QUEUED],
  duties: [runScreeningBatches],
  getReady: loadLists,
  demo,
}
