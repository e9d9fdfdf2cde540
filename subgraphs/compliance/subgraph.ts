import { readFileSync } from 'node:fs'
import type { SubgraphDefinition } from '#kernel/subgraph.ts'
import { demo } from './demo.ts'
import { DenyListEntry } from './entities/deny-list-entry.ts'
import { PaymentScreening } from './entities/payment-screening.ts'
import { RiskSettings } from './entities/risk-settings.ts'
import { Ruleset, RulesetVersion } from './entities/ruleset.ts'
import { refuse } from './errors.ts'
import { events } from './events.ts'
import { initial } from './migrations/initial.ts'
import { lists } from './migrations/lists.ts'
import { risk } from './migrations/risk.ts'
import { screeningStages } from './migrations/screening-stages.ts'
import { matching } from './resolvers/matching.ts'
import { merged } from './resolvers/merged.ts'
import { payments } from './resolvers/payments.ts'
import { risk as riskParts } from './resolvers/risk.ts'

export const compliance: SubgraphDefinition = {
  name: 'compliance',
  schema: readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'),
  resolvers: merged([payments, matching, riskParts]),
  entities: [DenyListEntry, PaymentScreening, RiskSettings, Ruleset, RulesetVersion],
  migrations: [initial, screeningStages, lists, risk],
  refusals: refuse.table,
  events,
  questions: [],
  duties: [],
  demo,
}
