import { readFileSync } from 'node:fs'
import type { SubgraphDefinition } from '#kernel/subgraph.ts'
import { demo } from './demo.ts'
import { AllowedPair } from './entities/allowed-pair.ts'
import { DenyListEntry } from './entities/deny-list-entry.ts'
import { PaymentMatch } from './entities/payment-match.ts'
import { PaymentScreening } from './entities/payment-screening.ts'
import { ScreeningBatch } from './entities/screening-batch.ts'
import { ScreeningDecision } from './entities/screening-decision.ts'
import { ScreeningMatch } from './entities/screening-match.ts'
import { ScreeningPolicy } from './entities/screening-policy.ts'
import { Screening } from './entities/screening.ts'
import { refuse } from './errors.ts'
import { events } from './events.ts'
import { initial } from './migrations/initial.ts'
import { lists } from './migrations/lists.ts'
import { paymentScreening } from './migrations/payment-screening.ts'
import { screeningStages } from './migrations/screening-stages.ts'
import { screenings as screeningTables } from './migrations/screenings.ts'
import { matching } from './resolvers/matching.ts'
import { merged } from './resolvers/merged.ts'
import { payments } from './resolvers/payments.ts'

export const compliance: SubgraphDefinition = {
  name: 'compliance',
  schema: readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'),
  resolvers: merged([payments, matching]),
  entities: [AllowedPair, DenyListEntry, PaymentMatch, PaymentScreening, Screening, ScreeningBatch, ScreeningDecision, ScreeningMatch, ScreeningPolicy],
  migrations: [initial, screeningStages, lists, screeningTables, paymentScreening],
  refusals: refuse.table,
  events,
  questions: [],
  duties: [],
  demo,
}
