import type { Database } from '#kernel/database/database.ts'
import { one } from '#kernel/database/one.ts'
import { PARTS, type LeaseQuota } from './quota-leases.ts'

// SQL version of `partOf`; the upsert locks the window's row. The database's clock starts and ends windows, because the clocks of
// gateways differ. Tests pass a clock.
const part = (left: string): string =>
  `case when ${left} < $4::integer then 0 else greatest($4::integer, (${left} + ${PARTS - 1}) / ${PARTS}) end`
const LEASE = `
  insert into kernel.limit_windows as w (workspace_id, bucket, granted, part, ends_at)
  select $1, $2, first, first, at + make_interval(secs => $5)
  from (select coalesce($6::timestamptz, clock_timestamp()) as at, ${part('$3::integer')} as first) as new
  on conflict (workspace_id, bucket) do update set
    granted = case when w.ends_at > excluded.ends_at - make_interval(secs => $5) then w.granted + ${part('($3 - w.granted)')} else excluded.granted end,
    part = case when w.ends_at > excluded.ends_at - make_interval(secs => $5) then ${part('($3 - w.granted)')} else excluded.part end,
    ends_at = case when w.ends_at > excluded.ends_at - make_interval(secs => $5) then w.ends_at else excluded.ends_at end
  returning part, $3 - granted as left,
    (extract(epoch from ends_at - coalesce($6::timestamptz, clock_timestamp())) * 1000)::float8 as "endsInMs"`

type Leased = { readonly part: number; readonly left: number; readonly endsInMs: number }

/** Leases quota from a PostgreSQL table. A lease takes one short transaction; the requests that spend it take none. */
export function postgresQuota(database: Pick<Database, 'transaction'>, clock?: () => number): LeaseQuota {
  return ({ workspaceId, bucket, requests, seconds }, cost) =>
    database.transaction(workspaceId, async session => {
      const at = clock && new Date(clock())
      const row = one(
        await session.sql<Leased>(LEASE, [workspaceId, bucket, requests, cost, seconds, at ?? null]),
      )
      await session.commit()
      return row
    })
}
