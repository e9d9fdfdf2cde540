import { readFileSync } from 'node:fs'
import type { SubgraphDefinition } from '#kernel/subgraph.ts'
import { KNOWN_SUBJECT } from './clients/identity.ts'
import { IN_FLIGHT, KNOWN_TRANSFERS } from './clients/remittance.ts'
import { forgetToldPostings } from './duties/forget-told-postings.ts'
import { Account } from './entities/account.ts'
import { FeeConfig } from './entities/fee-config.ts'
import { Hold } from './entities/hold.ts'
import { Limit } from './entities/limit.ts'
import { NumberBlock } from './entities/number-block.ts'
import { Policy } from './entities/policy.ts'
import { sweepTransferHolds } from './duties/sweep-transfer-holds.ts'
import { RemittanceBooking } from './entities/remittance-booking.ts'
import { SystemAccount } from './entities/system-account.ts'
import { SystemBalance } from './entities/system-balance.ts'
import { ToldPosting } from './entities/told-posting.ts'
import { TransactionHistory } from './entities/transaction-history.ts'
import { TransactionProgress } from './entities/transaction-progress.ts'
import { Transaction } from './entities/transaction.ts'
import { refuse } from './errors.ts'
import { events } from './events.ts'
import { entries, ledger } from './migrations/ledger.ts'
import { post } from './migrations/post.ts'
import { pricing } from './migrations/pricing.ts'
import { remittanceBooks } from './migrations/remittance-books.ts'
import { told } from './migrations/told.ts'
import { onPostingsMade } from './reactions/on-postings-made.ts'
import { transferHolds as transferHoldIndex } from './migrations/transfer-holds.ts'
import { onRemittanceFailed } from './reactions/on-remittance-failed.ts'
import { onRemittance } from './reactions/on-remittance.ts'
import { accounts } from './resolvers/accounts.ts'
import { merged } from './resolvers/merged.ts'
import { reports } from './resolvers/reports.ts'
import { transferHolds } from './resolvers/transfer-holds.ts'
import { transactions } from './resolvers/transactions.ts'

export const core: SubgraphDefinition = {
  name: 'core',
  schema: readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'),
  resolvers: merged([accounts, transactions, reports, transferHolds]),
  entities: [Account, FeeConfig, Hold, Limit, NumberBlock, Policy, RemittanceBooking, SystemAccount, SystemBalance, ToldPosting, Transaction, TransactionHistory, TransactionProgress],
  migrations: [ledger, pricing, entries, post, told, remittanceBooks, transferHoldIndex],
  refusals: refuse.table,
  events,
  questions: [KNOWN_SUBJECT, IN_FLIGHT, KNOWN_TRANSFERS],
  duties: [forgetToldPostings, sweepTransferHolds],
  reactions: [onPostingsMade, onRemittance, onRemittanceFailed],
}
