/** What each group of operations is for. */
export const tags: Readonly<Record<string, string>> = {
  Accounts: 'An account holds a customer\'s money in one currency. What is available is the ledger balance less holds and uncleared money, with the overdraft.',
  Movements: 'Money that is handed in, handed out, or moved. The answer is the whole transaction; fees and limits are part of the same posting.',
  Reports: 'Proofs and summaries of the books. They read every posting, so ask for them when they are needed and not on every page.',
}
