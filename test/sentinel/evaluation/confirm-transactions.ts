import { adminOf } from '#test/support/cluster.ts'
import { withClient } from '#test/support/clients.ts'
import { demoWorld } from '#test/support/world.ts'
import type { Customer } from '../history.ts'

/** Marks the oldest debits of a customer as those of confirmed signals. */
export async function confirmTransactions({ profileId }: Customer, count: number): Promise<void> {
  const { databaseName } = await demoWorld()
  await withClient(adminOf(databaseName), client =>
    client.query(
      `update sentinel.transactions set is_confirmed = true
       where id in (select id from sentinel.transactions where profile_id = $1 order by occurred_at limit $2)`,
      [profileId, count],
    ),
  )
}
