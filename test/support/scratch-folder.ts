import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const VARIABLE = 'FIDUCIA_TEST_FOLDER'
const MEMORY = '/dev/shm'
/** Far more than the 0.8 GB of shared memory that a run was seen to use. */
const FREE_MIN = 6 * 1024 ** 3

/**
 * Chooses the folder in which this run keeps its databases: one in memory where there is enough, since a database is a
 * thousand small files, which take a disk half a second to create.
 */
export function chooseScratchFolder(): void {
  process.env[VARIABLE] ??= hasSpace(MEMORY) && canExecuteIn(MEMORY) ? MEMORY : tmpdir()
}

/** Creates a folder for the data of a test. */
export const scratchFolder = (prefix: string): string =>
  mkdtempSync(join(process.env[VARIABLE] ?? tmpdir(), prefix))

function hasSpace(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return Math.min(bavail * bsize, freemem()) >= FREE_MIN
  } catch {
    return false
  }
}

/** Some tests run copies of programs, which a folder mounted with `noexec` forbids. */
function canExecuteIn(folder: string): boolean {
  let own: string | undefined
  try {
    own = mkdtempSync(join(folder, 'fiducia-'))
    writeFileSync(join(own, 'program'), '#!/bin/sh\n', { mode: 0o755 })
    return spawnSync(join(own, 'program')).status === 0
  } catch {
    return false
  } finally {
    if (own !== undefined) rmSync(own, { recursive: true })
  }
}
