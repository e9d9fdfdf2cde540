import { migration } from '#kernel/database/migration.ts'

/** Lets every process report its readiness from the migrations that ran and the state of the worker. */
export const readiness = migration(
  '20261124000050_kernel_readiness',
  `
  grant select on kernel.migrations to fiducia_app, fiducia_worker;

  -- When a worker was last active, and its backlog at that time. One row, which any process can read without access to tenants'
  -- rows.
  create table kernel.heartbeats (
    name text primary key,
    -- Null before a worker first reports.
    seen_at timestamptz,
    backlog jsonb not null
  );
  insert into kernel.heartbeats (name, seen_at, backlog) values ('worker', null, '{}');
  grant select on kernel.heartbeats to fiducia_app;
  grant select, update (seen_at, backlog) on kernel.heartbeats to fiducia_worker;
`,
)
