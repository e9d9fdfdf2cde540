/** Tag descriptions. */
export const tags: Readonly<Record<string, string>> = {
  Authentication:
    'Every other operation requires an access token. Get one with the user name and password of a staff member, or with an API key, and renew it with its refresh token. Roles are viewer, teller, officer, manager and admin, each with the rights of the roles before it. A staff session ends 12 hours after signing in, and 30 minutes after it was last renewed. A staff member with a temporary password gets a token that can only change the password; other operations return `PASSWORD_CHANGE_REQUIRED` until then. In production, administrators and managers must enrol a second factor first (`SECOND_FACTOR_ENROLMENT_REQUIRED`).',
  Customers:
    'The people and businesses for which accounts are opened. All services share customers, identified by their `external_id`. A new customer is ACTIVE immediately; `kyc_status` shows whether its identity is verified. CLOSED is permanent; PENDING, DORMANT and BLACKLISTED are reserved.',
  Products:
    'The terms under which accounts are opened. A change of terms creates a new version, and accounts keep the version under which they were opened. Interest terms are stored, but interest is not computed yet.',
  Accounts:
    "An account holds a customer's money in one currency. The available balance is the ledger balance less holds, uncleared money and the minimum balance, plus the overdraft limit.",
  Movements:
    'Deposits, withdrawals and transfers. The response is the full transaction. Fees are charged and limits are checked in the same posting. ' +
    'A transfer within the tenant completes immediately, unless compliance has to check it first: it is then booked as PENDING, and ends COMPLETED or FAILED. ' +
    'A transfer to another bank is booked immediately as PENDING, submitted to the rail by a job (PROCESSING), and ends COMPLETED, or FAILED with amount, fee and VAT returned. ' +
    'While the outcome is unknown, the transfer stays PROCESSING and the platform queries the rail; a transfer is never sent twice.',
  Holds:
    'A hold keeps money on an account from being spent: it reduces the available balance, but not the ledger balance. A hold ends when it is captured, released, or expires.',
  Transactions:
    'Transactions and their status. Fees and reversals are separate transactions, linked to the transaction that they belong to.',
  'Fees and limits':
    'Fees of transactions, the largest amounts of one transaction, a day, a week and a month, and whether compliance decides on transfers between customers. A change creates a new version, which applies from the next posting.',
  Reports:
    'Integrity checks and summaries of the ledger. Reports read many rows, so request them only when needed. Postings never lock system accounts: their balances are summed later, and each balance shows the part that is not summed yet.',
}
