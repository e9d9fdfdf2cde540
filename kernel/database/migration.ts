import { Migration } from '@mikro-orm/migrations'

/** One forward step of a domain's schema. Safe on a running system: add first, fill, and remove in a later release. */
export interface MigrationSource {
  /** `<timestamp>_<domain>_<what>`; the order of all migrations is the order of their names. */
  readonly name: string
  readonly sql: string
}

export const migration = (name: string, ...sql: readonly string[]): MigrationSource => ({ name, sql: sql.join('\n') })

/** The class that MikroORM's migrator wants for a step. */
export function migrationClass({ name, sql }: MigrationSource): { name: string; class: new (...args: ConstructorParameters<typeof Migration>) => Migration } {
  return {
    name,
    class: class extends Migration {
      override up(): void { this.addSql(sql) }
      override down(): void { throw new Error('Migrations go forward only; write a new one that mends this.') }
    },
  }
}
