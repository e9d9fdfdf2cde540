import type { Context } from '#kernel/context.ts'
import { policyOf, systemAccount } from '#core/ledger/policy.ts'
import type { Posting } from '#core/ledger/posting.ts'
import { postingOrigin } from '#core/ledger/price-posting.ts'
import type { SystemAccountKind } from '#core/rules/accounts/system-account-kind.ts'
import type { LoanBooks } from '#core/rules/loans/day-close.ts'

/** The accounts that an increase debits and credits. */
const FLOWS: Readonly<
  Record<keyof LoanBooks, { debit: SystemAccountKind; credit: SystemAccountKind; narration: string }>
> = {
  accruedMinor: {
    debit: 'LOAN_INTEREST_RECEIVABLE',
    credit: 'LOAN_INTEREST_INCOME',
    narration: 'Interest of loans',
  },
  suspendedMinor: {
    debit: 'LOAN_INTEREST_INCOME',
    credit: 'LOAN_INTEREST_SUSPENSE',
    narration: 'Suspended interest of loans',
  },
  provisionMinor: {
    debit: 'LOAN_IMPAIRMENT',
    credit: 'LOAN_ALLOWANCE',
    narration: 'Provisions for loans',
  },
}

const NAMES = Object.keys(FLOWS) as (keyof LoanBooks)[]

/** The branch and the currency whose loans are posted as one sum. */
export interface LoanGroup {
  readonly branchId: string
  readonly currency: string
}

/** The postings of a group's changes, without their amounts. */
export type BookPostings = Readonly<Record<keyof LoanBooks, Posting>>

/** Builds the postings of a group. Call before the transaction in which they are posted. */
export async function bookPostings(ctx: Context, { branchId, currency }: LoanGroup): Promise<BookPostings> {
  const policy = await policyOf(ctx)
  const side = async (kind: SystemAccountKind): Promise<Posting['debit']> => ({
    id: await systemAccount(ctx, policy, kind, currency),
    isSystem: true,
  })
  const postings = await Promise.all(
    NAMES.map(async (name): Promise<[keyof LoanBooks, Posting]> => {
      const { debit, credit, narration } = FLOWS[name]
      return [
        name,
        {
          ...(await postingOrigin(ctx, policy)),
          type: 'TRANSFER',
          status: 'COMPLETED',
          channel: 'API',
          currency,
          amountMinor: 0n,
          debit: await side(debit),
          credit: await side(credit),
          narration,
          metadata: { isOfLoans: true, branchId },
        },
      ]
    }),
  )
  return Object.fromEntries(postings) as unknown as BookPostings
}

/** The postings of changes of the books; a decrease moves the amount back. */
export const changePostings = (postings: BookPostings, change: LoanBooks): Posting[] =>
  NAMES.flatMap(name => {
    const [posting, minor] = [postings[name], change[name]]
    if (minor === 0n) return []
    if (minor > 0n) return [{ ...posting, amountMinor: minor }]
    return [{ ...posting, debit: posting.credit, credit: posting.debit, amountMinor: -minor }]
  })
