import type { Tx } from '#kernel/command.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { JournalRow } from '#core/queries/journals/journals.ts'
import { bookRank } from '#core/rules/books/rank.ts'
import { readBooks, type BooksRequest } from './books.ts'
import { composeJournal, type CreateJournal } from './compose-journal.ts'
import { storeJournals, type NewJournal } from './store-journals.ts'

const distinct = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.filter(value => typeof value === 'string')),
]

function booksOf(requests: readonly CreateJournal[]): BooksRequest {
  const entries = requests.flatMap(({ entries: own }) => own)
  return {
    accountIds: distinct(entries.map(({ accountId }) => accountId)),
    accountCodes: distinct(entries.map(({ accountCode }) => accountCode)),
    branchIds: distinct(requests.map(({ branchId }) => branchId)),
    periodIds: distinct(requests.map(({ fiscalPeriodId }) => fiscalPeriodId)),
    dates: distinct(requests.map(({ effectiveDate, transactionDate }) => effectiveDate ?? transactionDate)),
    currencies: distinct(
      entries.map(({ exchangeRate, currencyCode }) =>
        typeof exchangeRate === 'string' ? null : currencyCode,
      ),
    ),
  }
}

/**
 * Creates those journals that can be created, in a few statements, and returns the journal or the refusal of each. If `areAtomic`, it creates
 * none unless all can be created.
 */
export async function createEach(
  tx: Tx,
  requests: readonly CreateJournal[],
  { areAtomic = false }: { readonly areAtomic?: boolean } = {},
): Promise<readonly (JournalRow | Refusal | undefined)[]> {
  const books = await readBooks(tx, booksOf(requests))
  const rank = bookRank(tx.actor)
  const composed = requests.map(request => composedOrRefused(() => composeJournal(request, books, rank)))
  const journals = composed.filter((each): each is NewJournal => !(each instanceof Refusal))
  if (journals.length === 0 || (areAtomic && journals.length < requests.length))
    return composed.map(each => (each instanceof Refusal ? each : undefined))
  const stored = [...(await storeJournals(tx, books.businessDate, journals))]
  return composed.map(each => (each instanceof Refusal ? each : stored.shift()))
}

function composedOrRefused(compose: () => NewJournal): NewJournal | Refusal {
  try {
    return compose()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
