import { sealedById, type SealedColumn } from '#kernel/security/sealed-columns.ts'
import { pairPartyContext } from './allow-list/payment-pair.ts'

/** The encrypted columns of this domain; the input of a decision is bound to its screening. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedById('compliance.subjects', 'details'),
  sealedById('compliance.screenings', 'subject'),
  sealedById('compliance.screening_matches', 'details'),
  sealedById('compliance.monitored_transactions', 'details'),
  sealedById('compliance.transaction_batch_items', 'content'),
  sealedById('compliance.goaml_profiles', 'people'),
  sealedById('compliance.reports', 'content'),
  sealedById(
    'compliance.reports',
    'issues',
    (workspaceId, id) => `compliance.report_issues:${workspaceId}:${id}`,
  ),
  sealedById('compliance.backtests', 'result'),
  sealedById('compliance.alerts', 'details'),
  sealedById('compliance.alerts', 'note'),
  sealedById('compliance.cases', 'details'),
  sealedById('compliance.case_history', 'text'),
  sealedById('compliance.case_approvals', 'details'),
  sealedById('compliance.blacklist_entries', 'value'),
  sealedById('compliance.allow_list', 'payer', pairPartyContext('payer')),
  sealedById('compliance.allow_list', 'payee', pairPartyContext('payee')),
  {
    table: 'compliance.screening_decisions',
    column: 'input',
    key: { screening_id: 'uuid', number: 'integer' },
    about: (workspaceId, row) => `compliance.screening_decisions:${workspaceId}:${row['screening_id']}`,
  },
]
