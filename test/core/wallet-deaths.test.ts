import { describe, expect, test } from '@jest/globals'
import type { Database } from '#kernel/database/database.ts'
import { newId } from '#kernel/id.ts'
import { sweepTransferHolds } from '#core/jobs/sweep-transfer-holds.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import { clearingReport } from '#core/queries/clearing-report.ts'
import { ledgerIntegrity } from '#core/queries/integrity.ts'
import { createTransfer, type CreateTransfer } from '#remittance/operations/transfers/create-transfer.ts'
import { dyingDatabase, workerWith } from '#test/remittance/transfer-history.ts'
import { claim, setting, type Setting } from '#test/remittance/given.ts'
import { frequentJobs } from '#test/support/jobs.ts'
import { workerOn } from '#test/support/world.ts'
import { givenAccount } from './given-account.ts'

interface Wallet {
  readonly here: Setting
  readonly walletId: string
  order(): Promise<CreateTransfer>
}

/** Ledger state of a wallet that had 500.00 USD, and of the transfers that it paid. */
interface End {
  readonly balance: string
  readonly held: string
  readonly takings: number
  readonly transfers: readonly string[]
  readonly differences: readonly string[]
  readonly unbooked: number
  readonly isClean: boolean
}

const LEASE_MS = 10_000
const FIVE_MINUTES_MS = 5 * 60_000 + 1_000

/** Creates a sender with a new wallet for each case. */
async function openWallet(here: Setting, lastName = 'Obi'): Promise<Wallet> {
  const { id: customerId, session: by } = await here.customer()
  const { id: walletId } = await givenAccount(here, { customerId, currency: 'USD' })
  const teller = here.as({ kind: 'staff', roles: ['teller'] })
  await deposit(teller, {
    accountId: walletId,
    amount: '500.00',
    channel: 'BRANCH',
    narration: 'Cash',
    initiatedBy: teller.actor.subjectId,
  })
  return {
    here: { ...here, sender: by },
    walletId,
    order: async () => here.order({ by, walletId, recipientId: (await here.recipient({ by, lastName })).id }),
  }
}

/**
 * Lets leases expire, the remittance complete and orphaned holds be released, and returns the final state.
 */
async function recovered({ here, walletId }: Wallet): Promise<End> {
  await here.work(LEASE_MS)
  await here.work(2_000, 6)
  here.clock.offsetMs += FIVE_MINUTES_MS
  await sweepTransferHolds.run(workerOn(here.platform))
  await here.work(1_000, 2)
  const rows = <Row extends object = Record<string, unknown>>(text: string): Promise<Row[]> =>
    here.database.read<Row>(here.workspaceId, text, [here.workspaceId, walletId])
  const [account] = await rows<{ balance: string; held: string }>(
    'select balance_minor::text as balance, held_minor::text as held from core.accounts where workspace_id = $1 and id = $2',
  )
  const [taken] = await rows<{ count: bigint }>(
    `select count(*) from core.transactions where workspace_id = $1 and debit_account_id = $2 and metadata ->> 'step' = 'FUNDED'`,
  )
  const transfers = await rows<{ status: string }>(
    'select status from remittance.transfers where workspace_id = $1 and wallet_id = $2',
  )
  const viewer = here.as({ kind: 'staff', roles: ['viewer'] })
  const { remittances, unbooked } = await clearingReport(viewer)
  return {
    ...account!,
    takings: Number(taken!.count),
    transfers: transfers.map(({ status }) => status),
    differences: remittances.map(({ difference }) => difference).filter(difference => difference !== '0.00'),
    unbooked,
    isClean: (await ledgerIntegrity(viewer)).checks.every(({ broken }) => broken === 0n),
  }
}

const SOUND = { held: '0', differences: [], unbooked: 0, isClean: true }
const UNTOUCHED: End = { ...SOUND, balance: '50000', takings: 0, transfers: [] }
const PAID: End = { ...SOUND, balance: '39751', takings: 1, transfers: ['COMPLETED'] }
const SENT_BACK: End = { ...SOUND, balance: '50000', takings: 1, transfers: ['REFUNDED'] }
const DECLINED: End = { ...SOUND, balance: '50000', takings: 0, transfers: ['FAILED'] }

/** Requests a transfer in a process that dies. */
async function expectRefused(
  { here }: Wallet,
  order: CreateTransfer,
  key: string,
  database: Database,
): Promise<void> {
  await createTransfer(here.sender({ database, idempotency: claim(key) }), order).catch(() => undefined)
}

describe.each([
  ['before', false],
  ['after', true],
] as const)('a process that dies %s any of its steps', (_, isLastDone) => {
  test('of creating a transfer leaves no hold without a transfer; a repeat under its key creates and pays it once', async () => {
    const here = await setting()
    const [orphaned, created] = [new Set<number>(), new Set<number>()]
    for (let lifetime = 1, isDead = true; isDead; lifetime++) {
      const [left, repeated] = [await openWallet(here), await openWallet(here)]
      const [unpaid, order] = [await left.order(), await repeated.order()]
      const [first, second] = [
        dyingDatabase(here, lifetime, isLastDone),
        dyingDatabase(here, lifetime, isLastDone),
      ]
      const key = newId()
      await expectRefused(left, unpaid, newId(), first)
      await expectRefused(repeated, order, key, second)
      isDead = first.isDead()
      const again = await createTransfer(repeated.here.sender({ idempotency: claim(key) }), order)
      if (await heldFor(left)) orphaned.add(lifetime)

      const [end, repeatedEnd] = [await recovered(left), await recovered(repeated)]
      if (end.transfers.length > 0) created.add(lifetime)

      expect({ lifetime, ...end }).toEqual({ lifetime, ...(end.transfers.length > 0 ? PAID : UNTOUCHED) })
      expect({ lifetime, id: again.id, ...repeatedEnd }).toEqual({ lifetime, id: again.id, ...PAID })
    }

    // Covers the death between placing the hold and creating the transfer, and the one after creating it if
    // the last step completes.
    expect([...orphaned].some(lifetime => !created.has(lifetime))).toBe(true)
    expect(created.size).toBeGreaterThan(0)
  }, 240_000)

  test.each<[history: string, lastName: string, isFrozen: boolean, end: End]>([
    ['that is paid out', 'Obi', false, PAID],
    ['that is sent back', 'test-payout-rejected', false, SENT_BACK],
    ['whose wallet is frozen before the payout', 'Obi', true, DECLINED],
  ])(
    'of a transfer %s leaves the money collected once or not at all, and nothing held',
    async (_history, lastName, isFrozen, end) => {
      const here = await setting()
      let deaths = 0
      for (let lifetime = 1, isDead = true; isDead; lifetime++) {
        const at = await openWallet(here, lastName)
        await createTransfer(at.here.sender(), await at.order())
        if (isFrozen) await frozen(at)
        const database = dyingDatabase(here, lifetime, isLastDone)
        const dying = workerWith(here, database)
        for (let round = 0; round < 6 && !database.isDead(); round++) {
          for (const job of frequentJobs)
            while (!database.isDead() && (await job.run(dying)) > 0) {
              /* until nothing is due */
            }
          here.clock.offsetMs += 1_000
        }
        isDead = database.isDead()
        if (isDead) deaths += 1

        expect({ lifetime, ...(await recovered(at)) }).toEqual({ lifetime, ...end })
      }

      expect(deaths).toBeGreaterThan(10)
    },
    240_000,
  )
})

const heldFor = async ({ here, walletId }: Wallet): Promise<boolean> =>
  (
    await here.database.read(
      here.workspaceId,
      'select 1 from core.accounts where workspace_id = $1 and id = $2 and held_minor > 0',
      [here.workspaceId, walletId],
    )
  ).length > 0

const frozen = ({ here, walletId }: Wallet): Promise<void> =>
  here.database.transaction(here.workspaceId, session =>
    session.commit({
      text: `update core.accounts set status = 'FROZEN' where workspace_id = $1 and id = $2`,
      values: [here.workspaceId, walletId],
    }),
  )
