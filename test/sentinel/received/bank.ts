import { randomUUID } from 'node:crypto'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { DEMO } from '#test/e2e/support/rest.ts'
import { frequentJobs, runUntilIdle } from '#test/support/jobs.ts'
import { workerOn } from '#test/support/world.ts'
import { sentinelClient, type SentinelClient } from '../support.ts'

/** A customer of the bank, known by the tenant's id and the platform's id. */
export interface BankCustomer {
  readonly externalId: string
  readonly id: string
}

/** A transaction in the history of elder protection. */
export interface StoredTransaction {
  readonly transactionId: string
  readonly accountId: string | null
  readonly type: string
  readonly direction: string
  readonly channel: string
  readonly amountMinor: string
  readonly balanceAfterMinor: string | null
}

/** The demo tenant's bank and its elder protection, both over REST. */
export interface ElderBank {
  readonly desk: Desk
  readonly elder: SentinelClient
  customer(externalId?: string): Promise<BankCustomer>
  /** An account with this amount deposited before the customer was enrolled. */
  account(customer: BankCustomer, amount?: number): Promise<string>
  enrol(customer: Pick<BankCustomer, 'externalId'>, more?: object): Promise<string>
  /** A customer with a profile and an account; events up to now are processed. */
  enrolled(amount?: number): Promise<BankCustomer & { readonly profileId: string; readonly account: string }>
  transfer(source: string, destination: string, amount: number, more?: object): Promise<string>
  /** Runs the jobs of the platform until none has work. */
  settle(): Promise<void>
  /** Like `settle`, but the transactions of core stay queued. */
  settleUntilQueued(): Promise<void>
  /** Stored transactions of a profile in the order of their ingestion. */
  stored(profileId: string): Promise<readonly StoredTransaction[]>
  /** Number of transactions that are queued for a profile. */
  queued(profileId: string): Promise<number>
  workspaceId(): Promise<string>
}

const STORED = `select transaction_id as "transactionId", account_id as "accountId", type, direction, channel,
    amount_minor::text as "amountMinor", balance_after_minor::text as "balanceAfterMinor"
  from sentinel.transactions where workspace_id = $1 and profile_id = $2 order by id`
const QUEUED =
  'select count(*)::int as count from sentinel.received_transactions where workspace_id = $1 and profile_id = $2'
const WORKSPACE = `select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox'`

export async function elderBank(): Promise<ElderBank> {
  const elder = await sentinelClient()
  const desk = await openDesk()
  const { platform, database } = desk.demo
  let workspace: Promise<string> | undefined
  const bank: ElderBank = {
    desk,
    elder,
    async customer(externalId = `cif-${randomUUID()}`) {
      const { id } = await desk.done('POST /customers', {
        body: { external_id: externalId, first_name: 'Eleanor', last_name: 'Whitfield' },
      })
      return { externalId, id: id as string }
    },
    async account({ id: customer_id }, amount = 0) {
      const { id } = await desk.done('POST /accounts', {
        body: { customer_id, account_type: 'SAVINGS', currency: 'NGN' },
      })
      if (amount > 0) await desk.done('POST /deposits', { body: await desk.cash(id as string, amount) })
      return id as string
    },
    async enrol({ externalId }, more) {
      const { id } = await elder.enrol({ customer_id: externalId, ...more })
      return id
    },
    async enrolled(amount = 100_000) {
      const customer = await bank.customer()
      const account = await bank.account(customer, amount)
      await bank.settle()
      return { ...customer, account, profileId: await bank.enrol(customer) }
    },
    async transfer(source, destination, amount, more) {
      const body = { ...(await desk.order(source, destination, amount)), channel: 'MOBILE', ...more }
      return (await desk.done('POST /transfers/internal', { body })).id as string
    },
    settle: () => runUntilIdle(workerOn(platform), frequentJobs),
    async settleUntilQueued() {
      const worker = workerOn(platform)
      for (const name of ['kernel.relay_outbox', 'kernel.run_reactions', 'kernel.relay_outbox']) {
        const job = frequentJobs.find(each => each.name === name)!
        while ((await job.run(worker)) > 0) await worker.settled()
      }
    },
    stored: async profileId => {
      const id = await bank.workspaceId()
      return database.read<StoredTransaction>(id, STORED, [id, profileId])
    },
    async queued(profileId) {
      const [row] = await database.asWorker<{ count: number }>(QUEUED, [await bank.workspaceId(), profileId])
      return row!.count
    },
    workspaceId: () => (workspace ??= readWorkspace()),
  }
  const readWorkspace = async (): Promise<string> => {
    const rows = await database.asWorker<{ id: string }>(WORKSPACE, [DEMO.id])
    return rows[0]!.id
  }
  return bank
}
