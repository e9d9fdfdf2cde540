import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { startEmbedded, type EmbeddedServer } from '#kernel/database/embedded/server.ts'
import { prepareDatabase } from '#app/database/prepare-database.ts'
import { withClient } from '#app/database/with-client.ts'
import { publishStartedFolder } from '#test/start/support/earlier-start.ts'
import { adminOf, LOGINS, publishCluster, TEMPLATE } from './cluster.ts'
import { publishTimesFile } from './processor-time.mjs'
import { chooseScratchFolder, scratchFolder } from './scratch-folder.ts'

declare global {
  var testServer: EmbeddedServer | undefined
}

/** Starts one PostgreSQL server for the run and migrates the template that every test file clones. */
export default async function setUp(): Promise<void> {
  // Processes that tests start load the bundle, as an installed program does.
  execFileSync(process.execPath, [join(import.meta.dirname, '../../tools/build.ts'), '--if-changed'])
  chooseScratchFolder()
  const server = await startEmbedded({
    dataDir: scratchFolder('fiducia-test-'),
    dataDirIsExplicit: true,
    describe: () => 'a test run',
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      jit: 'off',
    },
  })
  globalThis.testServer = server
  const { host, port, password } = server.connection('postgres', 'postgres')
  publishStartedFolder(`${server.dataDir}-started`)
  publishTimesFile(`${server.dataDir}-times`)
  publishCluster({ host, port, password })
  await withClient(adminOf('postgres'), client => client.query(`create database ${TEMPLATE}`))
  await prepareDatabase(adminOf(TEMPLATE), LOGINS)
}
