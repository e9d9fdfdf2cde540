import { defineConfig } from '@mikro-orm/postgresql'
import { Migrator } from '@mikro-orm/migrations'
import { migrationClass } from './kernel/database/migrator.ts'
import { ROLES } from './kernel/database/tables.ts'
import { migrations, subgraphs } from './app/subgraphs.ts'

/** For MikroORM's own command line (`npx mikro-orm …`) against DATABASE_ADMIN_URL; the platform migrates by `npm run admin -- migrate`. */
const config = defineConfig({
  clientUrl: process.env['DATABASE_ADMIN_URL'] ?? 'postgresql://localhost/fiducia',
  entities: subgraphs.flatMap(({ entities }) => [...entities]),
  driverOptions: { options: `-c role=${ROLES.owner}` },
  extensions: [Migrator],
  migrations: {
    schema: 'kernel',
    tableName: 'migrations',
    migrationsList: migrations.map(migrationClass),
    snapshot: false,
  },
})

export { config as default }
