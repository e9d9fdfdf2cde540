import { readFileSync } from 'node:fs'
import type { SubgraphDefinition } from '#kernel/subgraph.ts'
import { KNOWN_SUBJECT } from './clients/identity.ts'
import { Account } from './entities/account.ts'
import { FeeConfig } from './entities/fee-config.ts'
import { Hold } from './entities/hold.ts'
import { Limit } from './entities/limit.ts'
import { NumberBlock } from './entities/number-block.ts'
import { Policy } from './entities/policy.ts'
import { SystemAccount } from './entities/system-account.ts'
import { TransactionHistory } from './entities/transaction-history.ts'
import { TransactionProgress } from './entities/transaction-progress.ts'
import { Transaction } from './entities/transaction.ts'
import { refuse } from './errors.ts'
import { events } from './events.ts'
import { entries, ledger } from './migrations/ledger.ts'
import { post } from './migrations/post.ts'
import { pricing } from './migrations/pricing.ts'
import { accounts } from './resolvers/accounts.ts'
import { merged } from './resolvers/merged.ts'
import { reports } from './resolvers/reports.ts'
import { transactions } from './resolvers/transactions.ts'

export const core: SubgraphDefinition = {
  name: 'core',
  schema: readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'),
  resolvers: merged([accounts, transactions, reports]),
  entities: [Account, FeeConfig, Hold, Limit, NumberBlock, Policy, SystemAccount, Transaction, TransactionHistory, TransactionProgress],
  migrations: [ledger, pricing, entries, post],
  refusals: refuse.table,
  events,
  questions: [KNOWN_SUBJECT],
  duties: [],
}
