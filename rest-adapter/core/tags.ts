/** What each group of operations is for. */
export const tags: Readonly<Record<string, string>> = {
  Accounts: 'An account holds a customer\'s money in one currency. What is available is the ledger balance less holds and uncleared money, with the overdraft.',
  Movements: 'Money that is handed in, handed out, or moved. The answer is the whole transaction; fees and limits are part of the same posting.',
  Reports: 'What the books come to. Accounts of the tenant\'s own are never locked by a posting: their balances are added up afterwards, and what has not been added up yet stands beside it.',
}
