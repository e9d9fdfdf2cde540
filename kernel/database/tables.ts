/** The five roles. None is a superuser or bypasses row-level security. The last has no login: administration switches to it to read every row. */
export const ROLES = {
  owner: 'fiducia_owner',
  app: 'fiducia_app',
  worker: 'fiducia_worker',
  ledger: 'fiducia_ledger',
  backup: 'fiducia_backup',
} as const

interface TenantTableOptions {
  /** Rights of the app; an append-only table leaves out update and delete. */
  readonly app?: string
  /** Rights of the worker in all workspaces; without them the table is closed to the worker. */
  readonly worker?: string
  /** Rights of the ledger's function in all workspaces. */
  readonly ledger?: string
}

/** Enables row-level security on a table, also for its owner, and grants the rights of the roles. */
export function tenantTable(
  table: string,
  { app = 'select, insert, update, delete', worker, ledger }: TenantTableOptions = {},
): string {
  return `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    create policy workspace on ${table}
      using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
    grant ${app} on ${table} to ${ROLES.app};
    ${
      worker === undefined
        ? ''
        : `
    create policy worker on ${table} to ${ROLES.worker} using (true);
    grant ${worker} on ${table} to ${ROLES.worker};`
    }
    ${ledger === undefined ? '' : openToLedger(table, ledger)}`
}

/** Permits the ledger's function to access rows of every workspace; the function itself checks the workspace of each. */
export const openToLedger = (table: string, grants: string): string => `
    create policy ledger on ${table} to ${ROLES.ledger} using (true);
    grant ${grants} on ${table} to ${ROLES.ledger};`

/** Runs SQL as the ledger's role, so that this role owns the objects it creates. */
export const asLedger = (schema: string, sql: string): string => `
    grant create on schema ${schema} to ${ROLES.ledger};
    set local role ${ROLES.ledger};
    ${sql}
    set local role ${ROLES.owner};
    revoke create on schema ${schema} from ${ROLES.ledger};`

/** Rejects every update and delete. */
export const appendOnly = (table: string): string => `
    create trigger append_only before update or delete on ${table}
      for each row execute function kernel.refuse_change();`

/** Permits the owner's SECURITY DEFINER lookups to find a row before its workspace is known. */
export const findableByOwner = (table: string): string => `
    create policy lookup on ${table} for select to ${ROLES.owner} using (true);`

/** A table without tenant isolation, written by its owner only unless stated otherwise. */
export interface ExemptTable {
  readonly table: string
  readonly reason: string
  /** Set for data that the worker downloads for all tenants. */
  readonly isWrittenByWorker?: true
}

/** The kernel's own tables without tenant isolation. */
export const KERNEL_EXEMPT_TABLES: readonly ExemptTable[] = [
  { table: 'kernel.migrations', reason: 'which migrations ran' },
  { table: 'kernel.relays', reason: 'one row; the process that holds its lock is relaying' },
  {
    table: 'kernel.heartbeats',
    reason: "one row: the time of the worker's last check and the size of its queues",
  },
  { table: 'kernel.key_checks', reason: 'one row: a known text encrypted with the right ENCRYPTION_KEY' },
  { table: 'kernel.key_changes', reason: 'one row: how often keys of workspaces were renewed or destroyed' },
  {
    table: 'kernel.installation_audit',
    reason: 'acts on the installation as a whole, which belong to no tenant; the app has no access',
  },
]
