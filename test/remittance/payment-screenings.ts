import type { Setting } from './given.ts'

export interface Screening {
  payment_id: string
  outcome: string
  voided_at: Date | null
}

export const screenings = ({ database, workspaceId }: Setting): Promise<Screening[]> =>
  database.read<Screening>(
    workspaceId,
    'select payment_id, outcome, voided_at from compliance.payment_screenings where workspace_id = $1 order by created_at',
    [workspaceId],
  )
