import { readFileSync } from 'node:fs'
import { waitingIn } from '#kernel/heartbeat.ts'
import type { SubgraphDefinition } from '#kernel/subgraph.ts'
import { CUSTOMER_OF_ACCOUNT, KNOWN_SUBJECT } from './clients/identity.ts'
import { demo } from './demo.ts'
import { advanceTransactions } from './duties/advance-transactions.ts'
import { endHolds } from './duties/end-holds.ts'
import { AccountChange } from './entities/account-change.ts'
import { AccountWord } from './entities/account-word.ts'
import { Account } from './entities/account.ts'
import { FeeConfig } from './entities/fee-config.ts'
import { Hold } from './entities/hold.ts'
import { Limit } from './entities/limit.ts'
import { NumberBlock } from './entities/number-block.ts'
import { Policy } from './entities/policy.ts'
import { ProductVersion } from './entities/product-version.ts'
import { Product } from './entities/product.ts'
import { SimulatedRailTransfer } from './entities/simulated-rail-transfer.ts'
import { SystemAccount } from './entities/system-account.ts'
import { TransactionHistory } from './entities/transaction-history.ts'
import { TransactionProgress } from './entities/transaction-progress.ts'
import { Transaction } from './entities/transaction.ts'
import { refuse } from './errors.ts'
import { events } from './events.ts'
import { accountKeeping } from './migrations/accounts.ts'
import { entries, ledger } from './migrations/ledger.ts'
import { post } from './migrations/post.ts'
import { pricing } from './migrations/pricing.ts'
import { products as productTables } from './migrations/products.ts'
import { rails as railsMigration } from './migrations/rails.ts'
import { transactionLists } from './migrations/transaction-lists.ts'
import { accountActivity } from './resolvers/account-activity.ts'
import { accounts } from './resolvers/accounts.ts'
import { customers } from './resolvers/customers.ts'
import { holds } from './resolvers/holds.ts'
import { merged } from './resolvers/merged.ts'
import { pricing as pricingParts } from './resolvers/pricing.ts'
import { products } from './resolvers/products.ts'
import { rails } from './resolvers/rails.ts'
import { transactionParts } from './resolvers/transactions.ts'
import { transferParts } from './resolvers/transfers.ts'

export const core: SubgraphDefinition = {
  name: 'core',
  schema: readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'),
  resolvers: merged([accounts, accountActivity, customers, products, transactionParts, transferParts, pricingParts, rails, holds]),
  entities: [
    Account, AccountChange, AccountWord, FeeConfig, Hold, Limit, NumberBlock, Policy, Product, ProductVersion, SimulatedRailTransfer, SystemAccount,
    Transaction, TransactionHistory, TransactionProgress,
  ],
  migrations: [ledger, pricing, entries, post, productTables, accountKeeping, railsMigration, transactionLists],
  refusals: refuse.table,
  events,
  questions: [CUSTOMER_OF_ACCOUNT, KNOWN_SUBJECT],
  duties: [advanceTransactions, endHolds],
  backlogs: [{
    queue: 'rail_transfers', says: 'transfers to other banks whose next step is due',
    text: waitingIn('core.transaction_progress', 'due_at', 'where due_at <= $1 order by due_at'),
  }],
  demo,
}
