import { refusals } from '#kernel/refusals.ts'
import { bookErrors } from './book-errors.ts'
import { currencyErrors } from './currency-errors.ts'
import { termErrors } from './term-errors.ts'
import { journalErrors } from './journal-errors.ts'
import { liquidityErrors } from './liquidity-errors.ts'
import { railErrors } from './rail-errors.ts'
import { holderErrors } from './holder-errors.ts'
import { loanErrors } from './loan-errors.ts'

export const refuse = refusals({
  ACCOUNT_NOT_FOUND: {
    kind: 'not-found',
    message: 'The account does not exist.',
    resolution: 'Use the id of an account of this tenant.',
  },
  CUSTOMER_NOT_FOUND: {
    kind: 'not-found',
    message: 'The customer does not exist.',
    resolution: 'Use the id of a customer of this tenant and environment.',
  },
  CUSTOMER_CLOSED: {
    kind: 'conflict',
    message: 'The customer is permanently closed.',
    resolution: 'Add a new customer.',
  },
  CUSTOMER_NOT_ACTIVE: {
    kind: 'refused',
    message: 'The customer is not active.',
    resolution: 'Read the reason in status_reason, and activate the customer first.',
  },
  PRODUCT_NOT_FOUND: {
    kind: 'not-found',
    message: 'The product does not exist.',
    resolution: 'Use the id of a product of this tenant.',
  },
  PRODUCT_NOT_ACTIVE: {
    kind: 'refused',
    message: 'The product is not active.',
    resolution: 'Use a product whose status is ACTIVE.',
  },
  PRODUCT_UNAVAILABLE: {
    kind: 'refused',
    message: 'There is no active product for this account type and currency.',
    resolution: 'Choose a product from GET /products, or ask an administrator to activate one.',
  },
  ACCOUNT_NUMBERS_EXHAUSTED: {
    kind: 'refused',
    message: 'The bank has no account numbers left.',
    resolution: 'Ask the operator for another bank code; one code has 999,999,999 account numbers.',
  },
  ACCOUNT_NOT_EMPTY: {
    kind: 'refused',
    message: 'The account has a balance, open holds or pending transactions.',
    resolution:
      'Bring the balance to zero, release the holds, and wait until pending transactions are finished.',
  },
  EOD_RUNNING: {
    kind: 'conflict',
    message: 'A run of the end of day has not finished yet.',
    resolution: 'Wait until GET /eod/runs shows that the run is COMPLETED or FAILED.',
  },
  EOD_RUN_NOT_FOUND: {
    kind: 'not-found',
    message: 'The run does not exist.',
    resolution: 'Use the id of a run from GET /eod/runs.',
  },
  BUSINESS_DATE_AHEAD: {
    kind: 'refused',
    message: 'The business date would be ahead of the calendar.',
    resolution: 'Close dates that have passed in the time zone of the tenant. Only a sandbox may run ahead.',
  },
  STANDING_INSTRUCTION_NOT_FOUND: {
    kind: 'not-found',
    message: 'The standing instruction does not exist.',
    resolution: 'Use the id of a standing instruction of this tenant.',
  },
  ...bookErrors,
  ...liquidityErrors,
  ...journalErrors,
  STATEMENT_TOO_LONG: {
    kind: 'refused',
    message: 'The statement has too many lines.',
    resolution:
      'Ask for a shorter period, or request a document with POST /accounts/{id}/statements, which has up to 1,000,000 lines.',
  },
  STATEMENT_NOT_EXPRESSIBLE: {
    kind: 'refused',
    message: 'The format has no room for an amount of the statement.',
    resolution: 'Request the statement as pdf, csv or json.',
  },
  STATEMENT_NOT_FOUND: {
    kind: 'not-found',
    message: 'The statement does not exist, or its retention has ended.',
    resolution: 'Use the id of a statement of this tenant, or request the statement again.',
  },
  STATEMENT_LIMIT_REACHED: {
    kind: 'conflict',
    message: 'Too many statements are waiting to be written.',
    resolution: 'Wait until one of them is completed.',
  },
  INVALID_STATE: {
    kind: 'conflict',
    message: 'The current status does not allow this operation.',
    resolution: 'Read the current status, and choose an operation that it allows.',
  },
  PRODUCT_EXISTS: {
    kind: 'conflict',
    message: 'A product with this code already exists.',
    resolution: 'Update that product, or use another code.',
  },
  PRODUCT_RETIRED: {
    kind: 'conflict',
    message: 'The product is permanently retired.',
    resolution: 'Create a new product.',
  },
  TRANSACTION_NOT_FOUND: {
    kind: 'not-found',
    message: 'The transaction does not exist.',
    resolution: 'Use the id of a transaction of this tenant.',
  },
  BULK_ROLLED_BACK: {
    kind: 'refused',
    message: 'The bulk was rolled back because another item was refused.',
    resolution: 'Correct the items with other codes, or send the bulk without atomic.',
  },
  FEE_NOT_FOUND: {
    kind: 'not-found',
    message: 'The fee configuration does not exist.',
    resolution: 'Use the id of a fee configuration of this tenant.',
  },
  FEE_NOT_IN_FORCE: {
    kind: 'conflict',
    message: 'The fee configuration was replaced or ended.',
    resolution: 'Use the id of its latest version.',
  },
  FEE_BANDS_OVERLAP: {
    kind: 'refused',
    message: 'The band overlaps another band of this transaction type and currency.',
    resolution: 'Use the exact bounds of the existing band to replace it, or end that band first.',
  },
  SCREENING_BLOCKED: {
    kind: 'refused',
    message: 'The transfer cannot be made.',
    resolution: 'Do not repeat the transfer; an analyst of compliance sees why it was refused.',
  },
  INITIATOR_UNKNOWN: {
    kind: 'refused',
    message: 'initiated_by does not identify a staff member, API key or customer of this tenant.',
    resolution: 'Use the id of a staff member, API key or customer of this tenant.',
  },
  INSUFFICIENT_FUNDS: {
    kind: 'refused',
    message: 'The available balance of the account is too low.',
    resolution:
      'Compare available_balance with the sum of amount, fee and VAT; holds and pending debits reduce it.',
  },
  BALANCE_TOO_LARGE: {
    kind: 'refused',
    message: 'The balance would exceed the largest balance of an account.',
    resolution: 'Divide the amount between several accounts.',
  },
  LIMIT_EXCEEDED: {
    kind: 'refused',
    message: 'The amount exceeds a transaction limit.',
    resolution:
      'Read the limit and the remaining amount in the message; GET /accounts/{id}/limits lists all limits.',
  },
  BRANCH_NOT_FOUND: {
    kind: 'not-found',
    message: 'The branch does not exist.',
    resolution: 'Use the id of a branch from GET /branches.',
  },
  BRANCH_EXISTS: {
    kind: 'conflict',
    message: 'A branch with this code already exists.',
    resolution: 'Use that branch, or another code.',
  },
  SAME_BRANCH: {
    kind: 'refused',
    message: 'The accounts belong to the same branch.',
    resolution: 'Use POST /transfers/internal.',
  },
  CURRENCY_MISMATCH: {
    kind: 'refused',
    message: 'The currency of an account differs from the requested currency.',
    resolution: 'Use accounts in one currency, and request that currency.',
  },
  ...currencyErrors,
  ...termErrors,
  ...railErrors,
  ...holderErrors,
  ...loanErrors,
  SAME_ACCOUNT: {
    kind: 'refused',
    message: 'The source and destination accounts are the same.',
    resolution: 'Use two different accounts.',
  },
  ACCOUNT_FROZEN: {
    kind: 'refused',
    message: 'The account is frozen.',
    resolution: 'Ask a manager to unfreeze the account.',
  },
  ACCOUNT_DORMANT: {
    kind: 'refused',
    message: 'The account is dormant.',
    resolution: 'Reactivate the account first.',
  },
  ACCOUNT_CLOSED: { kind: 'refused', message: 'The account is closed.', resolution: 'Use another account.' },
  ACCOUNT_NOT_ACTIVE: {
    kind: 'refused',
    message: 'The account is not active.',
    resolution: 'Read the status of the account.',
  },
  POST_NO_DEBIT: {
    kind: 'refused',
    message: 'Debits on the account are blocked.',
    resolution: 'Lift the restriction PND or FULL first.',
  },
  POST_NO_CREDIT: {
    kind: 'refused',
    message: 'Credits on the account are blocked.',
    resolution: 'Lift the restriction PNC or FULL first.',
  },
  DISBURSEMENT_HELD: {
    kind: 'refused',
    message: 'The payment cannot be made at present.',
    resolution: 'Do not repeat the payment; an analyst of elder protection sees why it was refused.',
  },
  ALREADY_REVERSED: {
    kind: 'conflict',
    message: 'The transaction or journal is already reversed.',
    resolution: 'Read reversed_txn_id of the transaction, or the status of the journal.',
  },
  HOLD_NOT_FOUND: {
    kind: 'not-found',
    message: 'The hold does not exist.',
    resolution: 'Use the id of a hold of this tenant.',
  },
  HOLD_AMOUNT_EXCEEDED: {
    kind: 'refused',
    message: 'The amount exceeds the remaining amount of the hold.',
    resolution: 'Use at most remaining_amount.',
  },
  INTEGRITY_NOT_READY: {
    kind: 'unavailable',
    message: 'The first integrity report of this ledger is not finished yet.',
    resolution: 'Repeat after the seconds in Retry-After; the run continues in the background.',
  },
  DUPLICATE_REFERENCE: {
    kind: 'conflict',
    message: 'The reference is already in use.',
    resolution: 'Use another reference, or read the object with this reference.',
  },
})
