/** What each group of operations is for. */
export const tags: Readonly<Record<string, string>> = {
  Authentication: 'Every other operation takes an access token: get one for a staff member by name and password, or for an API key, and renew it with its refresh token. Roles are viewer, teller, officer, manager and admin, each with the rights of those before it.',
  Accounts: 'An account holds a customer\'s money in one currency. What is available is the ledger balance less holds and uncleared money, with the overdraft.',
  Movements: 'Money that is handed in, handed out, or moved. The answer is the whole transaction; fees and limits are part of the same posting.',
}
