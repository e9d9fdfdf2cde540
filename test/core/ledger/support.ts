import { newId } from '#kernel/id.ts'
import type { StatementConnection } from '#kernel/database/statement-connection.ts'
import { withClient } from '#test/support/clients.ts'
import { createBatcher, type Batcher } from '#core/ledger/batcher.ts'
import { openWriter, postBatch } from '#core/ledger/writers.ts'
import type { PostingLimitCheck, Posting, PostResult } from '#core/ledger/posting.ts'
import { integrityOf } from '#core/queries/integrity.ts'
import { adminOf } from '#test/support/cluster.ts'
import type { World } from '#test/support/world.ts'

/** A posting for a test; an omitted side is the cash account. */
export interface Wanted extends Partial<Omit<Posting, 'debit' | 'credit' | 'fee' | 'claim'>> {
  readonly from?: string
  readonly to?: string
  readonly amountMinor: bigint
  readonly withFee?: boolean
  readonly key?: string
  readonly fingerprint?: string
  /** Time of the request, by default now. */
  readonly at?: Date
  readonly waitMs?: number
}

export const TODAY = '2026-11-24'

/** A limit on internal transfers (class 2) by default. */
export const limit = (bounds: Partial<PostingLimitCheck>): PostingLimitCheck => ({
  classes: 0b10,
  singleMinor: null,
  dayMinor: null,
  weekMinor: null,
  monthMinor: null,
  ...bounds,
})

/** The usage of an internal transfer. */
export const usage = (date = TODAY): NonNullable<Posting['usage']> => ({ class: 2, date })

interface AccountRow {
  status: string
  version: number
  active_on: string
  id: string
  balance_minor: bigint
  held_minor: bigint
  entries: bigint
  used: bigint[] | null
  unauthorised_overdraft_minor: bigint
}
interface AccountOptions {
  currency?: string
  columns?: Readonly<Record<string, unknown>>
}

let numbers = 0

/** Direct access to the ledger of a workspace: its accounts, and postings for tests. */
export type Ledger = Awaited<ReturnType<typeof openLedger>>

export async function openLedger(at: World, { writers: count = 2, batchMax = 256, queueMax = 2_000 } = {}) {
  const { database, workspaceId } = at
  const run = <Row extends object = Record<string, unknown>>(
    text: string,
    values: unknown[] = [],
  ): Promise<Row[]> =>
    withClient(adminOf(at.databaseName), async client => (await client.query<Row>(text, values)).rows)
  const own = { CASH: newId(), FEE_INCOME: newId(), VAT_PAYABLE: newId() }
  await run(
    `insert into core.policies (workspace_id, version, time_zone) values ($1, 1, 'Africa/Lagos') on conflict do nothing`,
    [workspaceId],
  )
  for (const [kind, id] of Object.entries(own))
    for (const currency of ['NGN', 'USD'])
      await run(
        'insert into core.system_accounts (workspace_id, id, kind, currency) values ($1, $2, $3, $4) on conflict do nothing',
        [workspaceId, currency === 'NGN' ? id : newId(), kind, currency],
      )
  const ownIds = new Map(
    (
      await run<{ kind: string; id: string }>(
        `select kind, id from core.system_accounts where workspace_id = $1 and currency = 'NGN'`,
        [workspaceId],
      )
    ).map(({ kind, id }) => [kind, id]),
  )
  const writers: StatementConnection[] = Array.from({ length: count }, () => openWriter(database))
  const batcher = createBatcher({
    writers: writers.map(writer => batch => postBatch(writer, batch)),
    batchMax,
    queueMax,
    secondWriterAt: 0,
  })

  function posting({
    from,
    to,
    withFee,
    key,
    fingerprint = 'f',
    at: _at,
    waitMs: _waitMs,
    ...rest
  }: Wanted): Posting {
    const reference = `TRN${newId()}`
    return {
      workspaceId,
      policyVersion: 1n,
      today: TODAY,
      bookingDate: TODAY,
      type: 'TRANSFER',
      transferType: 'INTERNAL',
      status: 'COMPLETED',
      channel: 'API',
      reference,
      currency: 'NGN',
      debit: from === undefined ? { id: ownIds.get('CASH')!, isSystem: true } : { id: from, isSystem: false },
      credit: to === undefined ? { id: ownIds.get('CASH')!, isSystem: true } : { id: to, isSystem: false },
      actorKind: 'staff',
      actorId: 'x',
      requestId: 'r',
      narration: 'Rent',
      ...(key !== undefined && { claim: { subject: 'staff:x', key, fingerprint } }),
      ...(withFee && {
        fee: {
          reference: `${reference}F`,
          accountId: ownIds.get('FEE_INCOME')!,
          vatAccountId: ownIds.get('VAT_PAYABLE')!,
        },
      }),
      ...rest,
    }
  }

  const post = (wanted: Wanted, through: Batcher = batcher): Promise<PostResult> =>
    through.post(posting(wanted), Date.now() + (wanted.waitMs ?? 15_000), wanted.at ?? new Date())

  return {
    workspaceId,
    run,
    posting,
    post,
    batcher,
    own: ownIds,
    /** Creates an account and deposits its initial balance. */
    async account(
      balanceMinor = 0n,
      { currency = 'NGN', columns = {} }: AccountOptions = {},
    ): Promise<string> {
      const id = newId()
      await run(
        `insert into core.accounts (workspace_id, id, account_number, account_name, name_key, customer_id, product_id, product_version, account_type, currency, status, opened_at)
        values ($1, $2, $3, 'A', 'a', $2, $2, 1, 'SAVINGS', $4, 'ACTIVE', now())`,
        [workspaceId, id, String(numbers++).padStart(10, '0'), currency],
      )
      if (balanceMinor > 0n)
        await post({ to: id, amountMinor: balanceMinor, type: 'DEPOSIT', transferType: null, currency })
      for (const [column, value] of Object.entries(columns))
        await run(`update core.accounts set ${column} = $2 where id = $1`, [id, value])
      return id
    },
    /** Places a hold on money of an account, as the operation would. */
    async hold(account: string, amountMinor: bigint, expiresAt: Date | null = null): Promise<string> {
      const id = newId()
      await run(
        `with placed as (insert into core.holds (workspace_id, id, account_id, type, status, amount_minor, remaining_minor, currency, reason, expires_at, created_by, created_at, updated_at)
          values ($1, $2, $3, 'LIEN', 'ACTIVE', $4, $4, 'NGN', 'test', $5, 'x', now(), now()))
        update core.accounts set held_minor = held_minor + $4, holds_end_at = least(holds_end_at, $5) where workspace_id = $1 and id = $3`,
        [workspaceId, id, account, amountMinor, expiresAt],
      )
      return id
    },
    state: async (id: string): Promise<AccountRow> =>
      (
        await database.read<AccountRow>(
          workspaceId,
          'select * from core.accounts where workspace_id = $1 and id = $2',
          [workspaceId, id],
        )
      )[0]!,
    /** Names of the violated ledger invariants. */
    broken: async (): Promise<string[]> =>
      (await integrityOf(database, workspaceId)).checks
        .filter(({ broken }) => broken > 0n)
        .map(({ name }) => name),
  }
}
