import { readFileSync } from 'node:fs'
import { waitingIn } from '#kernel/jobs/heartbeat.ts'
import { sealedById } from '#kernel/security/sealed-columns.ts'
import type { SubgraphDefinition } from '#kernel/graph/subgraph.ts'
import { DECIDE_TRANSFER, VOID_DECISION_OF_TRANSFER } from './clients/compliance.ts'
import { CAPTURE_HOLD, PLACE_HOLD, RELEASE_HOLD, WALLETS } from './clients/core.ts'
import { CUSTOMER_ID, SENDER, SENDER_STATUS } from './clients/identity.ts'
import { DECIDE_DISBURSEMENT, VOID_DISBURSEMENT } from './clients/sentinel.ts'
import { demo } from './demo.ts'
import { advanceTransfers, screenHeldTransfers } from './jobs/advance-transfers.ts'
import { purgeQuotes } from './jobs/purge-quotes.ts'
import { purgeSimulated } from './jobs/purge-simulated.ts'
import { sealPayoutDetails } from './jobs/seal-payout-details.ts'
import { sealRecipients } from './jobs/seal-recipients.ts'
import { watchForReturns } from './jobs/watch-for-returns.ts'
import { Agreement } from './entities/agreement.ts'
import { Corridor } from './entities/corridor.ts'
import { KycLimit } from './entities/kyc-limit.ts'
import { Quote } from './entities/quote.ts'
import { Rate } from './entities/rate.ts'
import { Recipient } from './entities/recipient.ts'
import { SimulatedCollection } from './entities/simulated-collection.ts'
import { SimulatedPayout } from './entities/simulated-payout.ts'
import { Sender } from './entities/sender.ts'
import { SignedAgreement } from './entities/signed-agreement.ts'
import { TransferEvent } from './entities/transfer-event.ts'
import { Transfer } from './entities/transfer.ts'
import { refuse } from './errors.ts'
import { events } from './events.ts'
import { corridors } from './migrations/corridors.ts'
import { recipients } from './migrations/recipients.ts'
import { senders } from './migrations/senders.ts'
import { simulators } from './migrations/simulators.ts'
import { transfers } from './migrations/transfers.ts'
import { onCustomerErased } from './reactions/on-customer-erased.ts'
import { onCustomerStatusChanged } from './reactions/on-customer-status-changed.ts'
import { onPaymentDecided } from './reactions/on-payment-decided.ts'
import { onProtectiveHoldEnded } from './reactions/on-protective-hold-ended.ts'
import { resolvers } from './resolvers.ts'

export const remittance: SubgraphDefinition = {
  name: 'remittance',
  schema: readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'),
  resolvers,
  entities: [
    Agreement,
    Corridor,
    KycLimit,
    Rate,
    Quote,
    Recipient,
    Sender,
    SignedAgreement,
    SimulatedCollection,
    SimulatedPayout,
    Transfer,
    TransferEvent,
  ],
  migrations: [corridors, senders, recipients, transfers, simulators],
  refusals: refuse.table,
  events,
  domainCalls: [
    SENDER,
    SENDER_STATUS,
    CUSTOMER_ID,
    DECIDE_TRANSFER,
    VOID_DECISION_OF_TRANSFER,
    DECIDE_DISBURSEMENT,
    VOID_DISBURSEMENT,
    WALLETS,
    PLACE_HOLD,
    CAPTURE_HOLD,
    RELEASE_HOLD,
  ],
  jobs: [
    advanceTransfers,
    screenHeldTransfers,
    watchForReturns,
    sealRecipients,
    sealPayoutDetails,
    purgeQuotes,
    purgeSimulated,
  ],
  backlogs: [
    {
      queue: 'transfers',
      description: 'transfers whose next step is due',
      text: waitingIn(
        'remittance.transfers',
        'due_at',
        'where due_at <= $1 and hold is null order by due_at',
      ),
    },
  ],
  sealed: [sealedById('remittance.recipients', 'details'), sealedById('remittance.transfers', 'parties')],
  unfinished: [
    {
      what: 'transfers that are under way: let them end or cancel them',
      text: `select count(*)::int as found from remittance.transfers where workspace_id = $1 and (status in ('CREATED', 'FUNDED', 'PROCESSING') or due_at is not null)`,
    },
  ],
  reactions: [onCustomerErased, onCustomerStatusChanged, onPaymentDecided, onProtectiveHoldEnded],
  demo,
}
