/** Tag descriptions. */
export const tags: Readonly<Record<string, string>> = {
  Authentication:
    'Every other operation requires an access token. Get one with the user name and password of a staff member, or with an API key, and renew it with its refresh token. Roles are viewer, teller, officer, manager and admin, each with the rights of the roles before it. A staff session ends 12 hours after signing in, and 30 minutes after it was last renewed. A staff member with a temporary password gets a token that can only change the password; other operations return `PASSWORD_CHANGE_REQUIRED` until then. In production, administrators and managers must enrol a second factor first (`SECOND_FACTOR_ENROLMENT_REQUIRED`).',
  Branches:
    'Branches of the tenant. Accounts and customers belong to the head office (`HO`) unless another branch is given. Each branch has an account per currency for what it owes the other branches.',
  Customers:
    'The people and businesses for which accounts are opened. All services share customers, identified by their `external_id`. A new customer is ACTIVE immediately; `kyc_status` shows whether its identity is verified. CLOSED is permanent; PENDING, DORMANT and BLACKLISTED are reserved. BVN, NIN, TIN and the numbers of documents are encrypted at rest and shown masked; `POST /customers/search` finds a customer by a full number.',
  Products:
    'The terms under which accounts are opened. A change of terms creates a new version, and accounts keep the version under which they were opened. Interest accrues at the close of each business date and is paid at the end of its period.',
  Accounts:
    "An account holds a customer's money in one currency. The available balance is the ledger balance less holds, uncleared money and the minimum balance, plus the overdraft limit. Accounts of the type JOINT can have joint holders, and every account can have signatories.",
  Terms:
    'Terms of fixed deposits. A term makes the whole balance of an account its principal: until it matures, debits and credits are refused with `TERM_RUNNING`. The close of its maturity date pays simple interest less withholding tax, and pays the deposit out or starts the next term. A term that cannot be paid out, for example because the payout account is closed, is listed in the run and tried again at each later close.',
  Statements:
    'Statements of an account as files: JSON, CSV, PDF, camt.053 (camt.053.001.08) and MT940, of up to 1,000,000 lines. A request returns immediately, and a worker writes the file, which can be downloaded for seven days. `GET /accounts/{id}/statement` returns statements of up to 5,000 lines immediately.',
  'Business dates':
    'Transactions are booked on the business date. Closing a date ends what expired, makes the transfers of standing instructions that are due, accrues its interest, pays the interest whose period ends with it, ends the terms that mature, runs the sweeps, and marks accounts that have been unused for long. Then the next date is open. A date in `from`, `to` or `as_of` is a business date.',
  'Standing instructions':
    'Transfers at regular dates. Each is made when its due date is closed, before interest accrues, as any other transfer: with its fee, within limits, and after the decision of compliance. Due dates are counted from the first, so the 31st stays the last day of each month. A due date has one transfer at most, however often closing is interrupted; due dates that passed without being closed are made good in their order.',
  'Virtual accounts':
    'Accounts with numbers of their own that belong to an account: one for each payer, invoice or branch. They are paid like any account: by transfers, by other banks, in cash. The kind says what happens to a credit: COLLECTION hands it to the parent in the same posting, SWEEP when a business date is closed; SUB_ACCOUNT keeps and spends it; ESCROW pays out only by a release; POOLING counts towards the interest of the parent. An expected amount, an end or a suspension makes it refuse credits.',
  Sweeps:
    'Orders that keep an account at its target. When a business date is closed, after its interest is posted, each sweep moves what its method says to the target account, or from it, once. It moves money that is available, never an overdraft, and never fails for want of money. It has no fee and counts towards no limit.',
  'Fiscal periods':
    'The months of fiscal years, and for each year an adjustment period: its last day again. A journal belongs to the month of its effective date, or to the period that it names. ' +
    'A period that the business date enters is opened. A soft-closed period takes journals of managers, and a closed one takes none. A period can be closed once its checklist has passed.',
  Journals:
    'Journals are sets of entries in the general ledger. A journal is even in each currency, and its amounts are also valued in the currency of the tenant; the rounding difference of that goes to the account 5900. ' +
    'A journal counts from its effective date, also where that lies before the business date. Posted journals never change: a reversal posts the mirror image. Journal numbers have no gaps.',
  Loans:
    'Loan products and loans. A change of a product creates a new version, and loans keep the version under which they were requested. A schedule is computed to the unit: interest is rounded half-even, installments half-up, and the last installment has the rest. A payment pays the oldest installment first.',
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
  Currencies:
    'Exchange rates, the pairs of currencies between which customers can convert money, and transfers between accounts in different currencies. ' +
    'A customer who gives the base currency of a rate gets BUY, and one who takes it pays SELL, both moved against the customer by the spread of the corridor. ' +
    "A pair without rates crosses over the tenant's currency.",
  'General ledger':
    "The chart of accounts and its balances. Every tenant starts with a standard chart, and every posting reaches it: customers' money is on 2000 to 2300 by account type, cash on 1000, loans on 1300. Accounts that stand for a sub-ledger (`is_control`) take no journals. Balances contain what was posted until the request, are positive on the normal side of the account, and include the accounts below it.",
  'Fraud and screening':
    'Screenings of parties against watchlists, evaluations of transactions by the rules of monitoring, and their alerts. They are those of the compliance service: its watchlists, its policy and its rules decide, and its analysts work on the alerts there. Movements on accounts are evaluated without a request, while monitoring of movements is on. Requires the role officer, because a person must not learn that an alert names them.',
  'Financial reports':
    "Reports on the general ledger in the tenant's currency. They contain what was posted until the request; `ledger_sequence` in the query returns the report as it was after an earlier change. A date, a range, a fiscal period or a fiscal year can be given, and else the report ends on the business date. A balance in another currency is valued at the MID rate at the end of the range; the rounding difference goes to the account 5900. `checks` lists amounts that must agree. `format=csv` returns the lines and totals as CSV, and `format=pdf` the report as a document.",
  Reports:
    'Integrity checks and summaries of the ledger. Reports read many rows, so request them only when needed. Postings never lock system accounts: their balances are summed later, and each balance shows the part that is not summed yet.',
}
