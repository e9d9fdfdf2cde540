import { sealedById, type SealedColumn } from '#kernel/sealed-columns.ts'

/** The sealed columns of this domain; a decision's input is sealed for its screening. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedById('compliance.subjects', 'details'),
  sealedById('compliance.screenings', 'subject'),
  sealedById('compliance.screening_matches', 'details'),
  {
    table: 'compliance.screening_decisions', column: 'input', key: { screening_id: 'uuid', number: 'integer' },
    about: (workspaceId, row) => `compliance.screening_decisions:${workspaceId}:${row['screening_id']}`,
  },
]
