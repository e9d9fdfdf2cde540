import { randomUUID } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { link, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startTimeOf } from './processes.ts'

/** What `<dataDir>/owner` says of the process that uses the folder. The token sets one ownership apart from all others. */
interface OwnerRecord { pid: number; startedAt: string; description: string; socketDir: string; token: string }

export interface Ownership {
  /** Socket folders of owners that died without tidying up. */
  abandonedSocketDirs: string[]
  announce(description: string): void
  release(): Promise<void>
}

/**
 * Takes the data folder for this process, or refuses while its owner lives. A record appears complete, by a hard
 * link, which exactly one of several simultaneous starts can make.
 */
export async function takeOwnership(dataDir: string, socketDir: string, description: string): Promise<Ownership> {
  const startedAt = startTimeOf(process.pid)
  if (startedAt === null) throw new Error('The start time of this process cannot be read: /proc or ps is missing.')
  const mine: OwnerRecord = { pid: process.pid, startedAt, description, socketDir, token: randomUUID() }
  const draft = join(dataDir, `owner.draft-${mine.token}`)
  await writeFile(draft, JSON.stringify(mine), { flag: 'wx', mode: 0o644 })
  try {
    const dead = await claim(dataDir, draft, mine)
    return { abandonedSocketDirs: dead.map(record => record.socketDir), ...held(dataDir, mine) }
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Returns the dead owners that were replaced. The right to succeed a dead owner is a file named after its token:
 * whoever links it first has it, unless a look back shows that the dead owner has been succeeded meanwhile.
 */
async function claim(dataDir: string, draft: string, mine: OwnerRecord): Promise<OwnerRecord[]> {
  const slot = join(dataDir, 'owner')
  for (;;) {
    if (await linked(draft, slot)) return []
    const dead: OwnerRecord[] = []
    let holder = await readRecord(slot)
    while (holder) {
      if (isAlive(holder)) throw new Error(`The data folder ${dataDir} is in use: ${holder.description} (process ${holder.pid}).`)
      dead.push(holder)
      const succession = join(dataDir, `owner.after-${holder.token}`)
      if (!await linked(draft, succession)) {
        // Its holder may have died before it took the seat, and is then succeeded in the same way.
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

function held(dataDir: string, mine: OwnerRecord): Omit<Ownership, 'abandonedSocketDirs'> {
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

/** Who uses the folder at present, and where its server listens; null when nobody does. */
export async function livingOwner(dataDir: string): Promise<Pick<OwnerRecord, 'pid' | 'description' | 'socketDir'> | null> {
  const record = await readRecord(join(dataDir, 'owner'))
  return record && isAlive(record) ? record : null
}

const isAlive = (record: OwnerRecord): boolean => startTimeOf(record.pid) === record.startedAt

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

// A power failure can leave a record empty or torn; it then names nobody who could be alive.
const unreadable: OwnerRecord = { pid: 0, startedAt: '', description: '', socketDir: '', token: 'unreadable' }

async function readRecord(path: string): Promise<OwnerRecord | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  try {
    const record = { ...unreadable, ...JSON.parse(text) as Partial<OwnerRecord> }
    return Number.isInteger(record.pid) && /^[\w-]+$/.test(record.token) ? record : unreadable
  } catch {
    return unreadable
  }
}

// Successions of earlier owners decide nothing any more; what a start under way is just writing is left to it.
async function removeLeftovers(dataDir: string, token: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!/^owner\.(after|draft)-/.test(name) || name.endsWith(token)) continue
    const record = await readRecord(join(dataDir, name))
    if (record && record.pid > 0 && !isAlive(record)) await rm(join(dataDir, name), { force: true })
  }
}
