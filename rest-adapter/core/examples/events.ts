import type { Examples } from '#rest-adapter/endpoint.ts'
import { account } from './accounts.ts'
import { closedPeriod, reopenedPeriod } from './fiscal-periods.ts'
import { hold } from './holds.ts'
import { journalHeader } from './journals.ts'
import { transfer } from './movements.ts'
import { nip } from './rails.ts'
import { failedExecution } from './standing-instructions.ts'
import { failedSweepExecution } from './sweeps.ts'

const reversalId = '0199a1c2-7f30-7cde-8f21-00000000000f'
const at = '2026-02-01T12:00:00.000Z'
const submitted = { ...nip, processed_at: '2026-01-31T12:00:00.100Z' }
const ended = { remaining_amount: 0, updated_at: at }

/** Objects in the state that their event reports. */
export const eventExamples: NonNullable<Examples['events']> = {
  'account.created': { ledger_balance: 0, available_balance: 0, held_balance: 0 },
  'account.frozen': { status: 'FROZEN', version: 2 },
  'account.unfrozen': { version: 3 },
  'account.restricted': { restriction: 'PND', version: 2 },
  'account.reactivated': { version: 2 },
  'term.started': {
    status: 'RUNNING',
    ended_on: null,
    interest_paid: null,
    tax_withheld: null,
    interest_forgone: null,
  },
  'term.broken': {
    status: 'BROKEN',
    ended_on: '2026-06-06',
    interest_paid: 1232.87,
    tax_withheld: 123.29,
    interest_forgone: 410.97,
  },
  'account.closed': {
    status: 'CLOSED',
    ledger_balance: 0,
    available_balance: 0,
    held_balance: 0,
    version: account.version + 1,
    closed_at: at,
  },
  'transaction.created': nip,
  'transaction.processing': { ...submitted, status: 'PROCESSING' },
  'transaction.failed': {
    ...submitted,
    status: 'FAILED',
    failure_reason: 'Invalid account (07)',
    external_ref: 'SIM000000000001',
    reversed_txn_id: reversalId,
  },
  'transaction.reversed': {
    ...transfer,
    status: 'REVERSED',
    reversed_txn_id: reversalId,
    reversal_reason: 'Sent twice',
  },
  'transaction.cancelled': {
    ...nip,
    transfer_type: 'INTERBANK',
    session_id: null,
    status: 'CANCELLED',
    reversed_txn_id: reversalId,
  },
  'standing_instruction.failed': failedExecution,
  'sweep.failed': failedSweepExecution,
  'journal.created': journalHeader,
  'journal.approved': { status: 'APPROVED', approved_by: '0199a1c2-7f30-7cde-8f21-00000000000d' },
  'journal.posted': { status: 'POSTED', approved_by: '0199a1c2-7f30-7cde-8f21-00000000000d' },
  'journal.rejected': { status: 'REJECTED' },
  'journal.reversed': { status: 'REVERSED', approved_by: '0199a1c2-7f30-7cde-8f21-00000000000d' },
  'period.closed': closedPeriod,
  'period.reopened': reopenedPeriod,
  'hold.extended': { expires_at: '2026-02-14T12:00:00.000Z', updated_at: at },
  'hold.released': { ...ended, status: 'RELEASED' },
  'hold.captured': {
    ...ended,
    status: 'CAPTURED',
    captured_amount: 180.5,
    captured_transaction_id: transfer.id,
  },
  'statement.failed': {
    status: 'FAILED',
    bytes: null,
    download_url: null,
    failure_reason: 'MT940 has room for amounts of 15 characters, and the statement has a larger one.',
  },
  'hold.expired': { ...ended, status: 'EXPIRED', updated_at: hold.expires_at },
}
