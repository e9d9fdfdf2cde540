/** What each group of operations is for. */
export const tags: Readonly<Record<string, string>> = {
  Authentication: 'Every other operation takes an access token: get one for a staff member by name and password, or for an API key, and renew it with its refresh token. Roles are viewer, teller, officer, manager and admin, each with the rights of those before it. A staff session ends 12 hours after signing in, and 30 minutes after it was last renewed. Whoever was given a password gets a token that changes it and does nothing else: everything is refused with `PASSWORD_CHANGE_REQUIRED` until then. In production, administrators and managers enrol a second factor first (`SECOND_FACTOR_ENROLMENT_REQUIRED`).',
  Customers: 'The people and businesses that accounts are opened for; the same ones that every other service speaks of by their `external_id`. A new customer is ACTIVE at once, and whether its identity is known is told by `kyc_status`. CLOSED is for good; PENDING, DORMANT and BLACKLISTED are reserved.',
  Products: 'What accounts are opened as. A change of terms makes the next version, and accounts keep the one that they were opened under. Interest terms are kept and not run yet.',
  Accounts: 'An account holds a customer\'s money in one currency. What is available is the ledger balance less holds and uncleared money, with the overdraft.',
  Movements: 'Money that is handed in, handed out, or moved. The answer is the whole transaction; fees and limits are part of the same posting. ' +
    'What goes to another bank is booked at once as PENDING, handed on by the worker (PROCESSING), and ends COMPLETED, or FAILED with amount, fee and VAT back. ' +
    'An outcome that is not known yet stays PROCESSING and is asked about; nothing is ever sent twice.',
  Holds: 'Money of an account that is set aside: it stays on the ledger balance and leaves the available one. A hold ends when it is captured or released, or by itself at its time.',
  Transactions: 'What became of money that moved. Fees and reversals are transactions of their own, linked to the one that they belong to.',
  'Fees and limits': 'What movements cost, and how much may be moved at once, in a day, a week and a month. A change makes a new version, in force from the next posting on.',
  Reports: 'Proofs and summaries of the books. They read much, so ask for them when they are needed and not on every page. Accounts of the tenant\'s own are never locked by a posting: their balances are added up afterwards, and what has not been added up yet stands beside it.',
}
