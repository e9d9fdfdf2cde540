import { sealedById, type SealedColumn } from '#kernel/security/sealed-columns.ts'

/** The encrypted columns of this domain; the input of a decision is bound to its screening. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedById('compliance.subjects', 'details'),
  sealedById('compliance.screenings', 'subject'),
  sealedById('compliance.screening_matches', 'details'),
  {
    table: 'compliance.screening_decisions',
    column: 'input',
    key: { screening_id: 'uuid', number: 'integer' },
    about: (workspaceId, row) => `compliance.screening_decisions:${workspaceId}:${row['screening_id']}`,
  },
]
