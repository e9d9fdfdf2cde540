import { randomUUID } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { link, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startTimeOf } from './processes.ts'

/**
 * The content of `<dataDir>/owner`: the process that uses the folder. The token is unique to one ownership.
 */
interface OwnerRecord {
  pid: number
  startedAt: string
  description: string
  socketDir: string
  token: string
}

export interface Ownership {
  /** Socket folders of owners that died without removing them. */
  abandonedSocketDirs: string[]
  announce(description: string): void
  release(): Promise<void>
}

/**
 * Takes the data folder for this process. Throws while its owner is alive. A hard link creates the complete
 * record atomically, so only one of several simultaneous starts succeeds.
 */
export async function takeOwnership(
  dataDir: string,
  socketDir: string,
  description: string,
): Promise<Ownership> {
  const startedAt = startTimeOf(process.pid)
  if (startedAt === null)
    throw new Error('The start time of this process cannot be read: /proc or ps is missing.')
  const mine: OwnerRecord = { pid: process.pid, startedAt, description, socketDir, token: randomUUID() }
  const draft = join(dataDir, `owner.draft-${mine.token}`)
  await writeFile(draft, JSON.stringify(mine), { flag: 'wx', mode: 0o644 })
  try {
    const dead = await claim(dataDir, draft, mine)
    return { abandonedSocketDirs: dead.map(record => record.socketDir), ...ownershipOf(dataDir, mine) }
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Returns the dead owners that were replaced. To replace a dead owner, a process links a file named after
 * that owner's token. The first process wins, unless a second read shows that the owner has already been
 * replaced.
 */
async function claim(dataDir: string, draft: string, mine: OwnerRecord): Promise<OwnerRecord[]> {
  const slot = join(dataDir, 'owner')
  for (;;) {
    if (await tryLink(draft, slot)) return []
    const dead: OwnerRecord[] = []
    let holder = await readRecord(slot)
    while (holder) {
      if (isAlive(holder))
        throw new Error(
          `The data folder ${dataDir} is in use: ${holder.description} (process ${holder.pid}).`,
        )
      dead.push(holder)
      const succession = join(dataDir, `owner.after-${holder.token}`)
      if (!(await tryLink(draft, succession))) {
        // The process that linked it may have died before it replaced the owner. It is then replaced in the
        // same way.
        holder = await readRecord(succession)
        continue
      }
      if ((await readRecord(slot))?.token === dead[0]?.token) {
        await rename(succession, slot)
        await removeLeftovers(dataDir, mine.token)
        return dead
      }
      await rm(succession, { force: true })
      break
    }
  }
}

function ownershipOf(dataDir: string, mine: OwnerRecord): Omit<Ownership, 'abandonedSocketDirs'> {
  const slot = join(dataDir, 'owner')
  const draft = join(dataDir, `owner.draft-${mine.token}`)
  let isReleased = false
  return {
    announce(description) {
      if (isReleased) return
      writeFileSync(draft, JSON.stringify({ ...mine, description }), { flag: 'wx', mode: 0o644 })
      renameSync(draft, slot)
    },
    async release() {
      isReleased = true
      if ((await readRecord(slot))?.token === mine.token) await rm(slot, { force: true })
    },
  }
}

/** The process that uses the folder now, and its socket folder; null if there is none. */
export async function livingOwner(
  dataDir: string,
): Promise<Pick<OwnerRecord, 'pid' | 'description' | 'socketDir'> | null> {
  const record = await readRecord(join(dataDir, 'owner'))
  return record && isAlive(record) ? record : null
}

const isAlive = (record: OwnerRecord): boolean => startTimeOf(record.pid) === record.startedAt

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

// A power failure can leave a record empty or incomplete. It then counts as the record of a dead process.
const unreadable: OwnerRecord = { pid: 0, startedAt: '', description: '', socketDir: '', token: 'unreadable' }

async function readRecord(path: string): Promise<OwnerRecord | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  try {
    const record = { ...unreadable, ...(JSON.parse(text) as Partial<OwnerRecord>) }
    return Number.isInteger(record.pid) && /^[\w-]+$/.test(record.token) ? record : unreadable
  } catch {
    return unreadable
  }
}

// Successions and drafts of dead processes have no effect any more. Those of a concurrent start are left
// alone.
async function removeLeftovers(dataDir: string, token: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!/^owner\.(after|draft)-/.test(name) || name.endsWith(token)) continue
    const record = await readRecord(join(dataDir, name))
    if (record && record.pid > 0 && !isAlive(record)) await rm(join(dataDir, name), { force: true })
  }
}
