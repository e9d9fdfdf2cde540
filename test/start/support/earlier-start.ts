import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Environment variable with the folder that all test processes share; `global-setup.ts` sets it. */
const VARIABLE = 'FIDUCIA_TEST_STARTED'

export const publishStartedFolder = (path: string): void => {
  process.env[VARIABLE] = path
}

/**
 * Copies the data folder of a completed first start. The first caller of a test run creates that folder by
 * starting the platform, and callers in all processes wait for it. This saves time: a first start takes three
 * times the work of a later one.
 */
export async function copyStartedFolder(
  to: string,
  start: (dataDir: string) => Promise<void>,
  waitFor: (poll: () => boolean) => Promise<unknown>,
): Promise<void> {
  const shared = process.env[VARIABLE]
  if (shared === undefined)
    throw new Error('The test run has no shared folder; tests are started by "npm test".')
  const [dataDir, done] = [join(shared, 'data'), join(shared, 'done')]
  if (isFirst(shared)) {
    await start(dataDir)
    writeFileSync(done, '')
  } else await waitFor(() => existsSync(done))
  // Unlike `fs.cp`, `cp -a` preserves the owner of the files, which is the user that PostgreSQL runs as.
  execFileSync('cp', ['-a', dataDir, to])
}

function isFirst(path: string): boolean {
  try {
    mkdirSync(path, { mode: 0o755 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
