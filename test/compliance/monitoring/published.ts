import type { Monitoring } from '../monitoring-fixture.ts'

export const publishedData = async (at: Monitoring, type: string): Promise<Record<string, unknown>[]> =>
  (await at.published()).filter(event => event.type === `compliance.${type}`).map(({ data }) => data)

export const screeningsOf = async (
  { database, workspaceId }: Monitoring,
  id: string,
): Promise<{ id: string; purpose: string; previous: string | null; status: string }[]> =>
  database.read(
    workspaceId,
    `select id, purpose, previous_screening_id as previous, status from compliance.screenings where workspace_id = $1 and subject_id = $2 order by created_at, id`,
    [workspaceId, id],
  )
