/** What each group of operations is for. */
export const tags: Readonly<Record<string, string>> = {
  Accounts: 'An account holds a customer\'s money in one currency. What is available is the ledger balance less holds and uncleared money, with the overdraft.',
  Movements: 'Money that is handed in, handed out, or moved. The answer is the whole transaction; fees and limits are part of the same posting.',
  Transactions: 'What became of money that moved. Fees and reversals are transactions of their own, linked to the one that they belong to.',
  'Fees and limits': 'What movements cost, and how much may be moved at once, in a day, a week and a month. A change makes a new version, in force from the next posting on.',
}
