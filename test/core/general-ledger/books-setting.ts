import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { createBranch } from '#core/operations/branches/create-branch.ts'
import { policyOf, systemAccount } from '#core/ledger/policy.ts'
import { postWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import type { Posting, Side } from '#core/ledger/posting.ts'
import { postingOrigin } from '#core/ledger/price-posting.ts'
import { branches } from '#core/queries/branches/branches.ts'
import { integrityOf } from '#core/queries/integrity.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import type { SystemAccountKind } from '#core/rules/accounts/system-account-kind.ts'
import { workerOn, type World } from '#test/support/world.ts'
import { relay } from '../postings/relayed-postings.ts'

/** Debits less credits of the general ledger, by code, branch and currency. */
export type Books = Readonly<Record<string, bigint>>

/** The sums of the days; those that are zero are left out. */
export async function booksOf({ database, workspaceId }: World): Promise<Books> {
  const rows = await database.read<{ name: string; minor: string }>(
    workspaceId,
    `select account.code || ' ' || branch.code || ' ' || sums.currency as name, sum(debit_minor - credit_minor)::text as minor from core.gl_sums sums
     join core.gl_accounts account on account.workspace_id = sums.workspace_id and account.id = gl_account_id
     join core.branches branch on branch.workspace_id = sums.workspace_id and branch.id = branch_id
     where sums.workspace_id = $1 and grain = 'DAY' group by 1 order by 1`,
    [workspaceId],
  )
  return Object.fromEntries(
    rows.map(({ name, minor }) => [name, BigInt(minor)] as const).filter(([, minor]) => minor !== 0n),
  )
}

/** Relays until no event is waiting. */
export async function relayPostings({ platform }: World): Promise<void> {
  const worker = workerOn(platform)
  while ((await relay.run(worker)) > 0) {
    // Each run relays a bounded number.
  }
}

/** Adds branches, and returns the ids of all branches by code. */
export async function givenBranches(admin: Context, ...codes: string[]): Promise<Record<string, string>> {
  for (const code of codes) await createBranch(admin, { code, name: `Branch ${code}` })
  const { nodes } = await branches(admin, { first: 50 })
  return Object.fromEntries(nodes.map(({ code, id }) => [code, id]))
}

/** The checks of the general ledger that find violations. */
export const brokenBooks = async ({ database, workspaceId }: World): Promise<string[]> =>
  (await integrityOf(database, workspaceId)).checks
    .filter(({ name, broken }) => name.startsWith('GL_') && broken > 0n)
    .map(({ name }) => name)

export interface SystemPosting extends Pick<Partial<Posting>, 'parentId' | 'metadata' | 'parts'> {
  readonly debit: SystemAccountKind
  readonly credit: SystemAccountKind
  readonly amountMinor: bigint
}

const post = command({
  prepare: systemPosting,
  write: async (tx, _: SystemPosting, posting): Promise<TransactionRow> =>
    (await postWithin(tx, [posting]))[0]!,
})

async function systemPosting(ctx: Context, { debit, credit, ...given }: SystemPosting): Promise<Posting> {
  const policy = await policyOf(ctx)
  const side = async (kind: SystemAccountKind): Promise<Side> => ({
    id: await systemAccount(ctx, policy, kind, 'NGN'),
    isSystem: true,
  })
  return {
    ...(await postingOrigin(ctx, policy)),
    type: 'INTEREST',
    status: 'COMPLETED',
    channel: 'API',
    currency: 'NGN',
    debit: await side(debit),
    credit: await side(credit),
    ...given,
  }
}

/** Posts between two system accounts in naira. */
export const postBetweenSystemAccounts = (ctx: Context, given: SystemPosting): Promise<TransactionRow> =>
  retryOnStalePricing(ctx, () => post(ctx, given))

export interface GivenEntry {
  readonly code: string
  readonly date: string
  readonly debit?: bigint
  readonly credit?: bigint
  readonly currency?: string
  readonly branch?: string
  readonly isAdjustment?: boolean
}

const ADD_ENTRIES = `select core.add_to_general_ledger($1, (
    select jsonb_agg(jsonb_build_object('date', date, 'gl_account_id', account.id, 'branch_id', branch.id, 'currency', entry.currency, 'source', 'JOURNALS',
      'is_adjustment', is_adjustment, 'is_closing', false, 'debit', debit, 'credit', credit))
    from jsonb_to_recordset($2::jsonb) as entry (code text, date date, branch text, currency text, is_adjustment boolean, debit text, credit text)
    join core.gl_accounts account on account.workspace_id = $1 and account.code = entry.code
    join core.branches branch on branch.workspace_id = $1 and branch.code = entry.branch), now()) as sequence`

/** Adds entries to the ledger as journals do, and returns the sequence of the change. */
export const addEntries = (
  { database, workspaceId }: World,
  entries: readonly GivenEntry[],
): Promise<bigint> =>
  database.transaction(workspaceId, async session => {
    const [row] = await session.sql<{ sequence: bigint }>(ADD_ENTRIES, [
      workspaceId,
      JSON.stringify(
        entries.map(({ isAdjustment, debit = 0n, credit = 0n, ...entry }) => ({
          branch: 'HO',
          currency: 'NGN',
          ...entry,
          is_adjustment: isAdjustment ?? false,
          debit: String(debit),
          credit: String(credit),
        })),
      ),
    ])
    await session.commit()
    return row!.sequence
  })
