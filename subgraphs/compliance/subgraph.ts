import { readFileSync } from 'node:fs'
import type { SubgraphDefinition } from '#kernel/subgraph.ts'
import { demo } from './demo.ts'
import { refreshLists } from './duties/refresh-lists.ts'
import { tellAlerts } from './duties/tell-alerts.ts'
import { DenyListEntry } from './entities/deny-list-entry.ts'
import { ListAlert } from './entities/list-alert.ts'
import { ListEntry } from './entities/list-entry.ts'
import { ListRefresh } from './entities/list-refresh.ts'
import { ListSourceState } from './entities/list-source.ts'
import { ListVersion } from './entities/list-version.ts'
import { PaymentScreening } from './entities/payment-screening.ts'
import { refuse } from './errors.ts'
import { events } from './events.ts'
import { initial } from './migrations/initial.ts'
import { listImport } from './migrations/list-import.ts'
import { lists } from './migrations/lists.ts'
import { screeningStages } from './migrations/screening-stages.ts'
import { datasetParts } from './resolvers/datasets.ts'
import { matching } from './resolvers/matching.ts'
import { merged } from './resolvers/merged.ts'
import { payments } from './resolvers/payments.ts'
import { loadLists } from './searching/searchers.ts'

export const compliance: SubgraphDefinition = {
  name: 'compliance',
  schema: readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'),
  resolvers: merged([payments, matching, datasetParts]),
  entities: [DenyListEntry, PaymentScreening, ListSourceState, ListVersion, ListEntry, ListAlert, ListRefresh],
  migrations: [initial, screeningStages, lists, listImport],
  refusals: refuse.table,
  events,
  questions: [],
  duties: [refreshLists(), tellAlerts],
  getReady: loadLists,
  demo,
}
