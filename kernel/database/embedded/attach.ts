import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { possibleFolders } from './folder.ts'
import { livingOwner } from './owner.ts'
import { SYSTEM_DIR, type EmbeddedConnection } from './server.ts'
import { socketPort } from './socket-dir.ts'

/** A server that another living process runs. Only that process may stop it. */
export interface RunningServer {
  readonly dataDir: string
  /** How its process describes itself, such as by its address. */
  readonly description: string
  connection(user: string, database: string): EmbeddedConnection
}

interface Wish {
  readonly dataDir: string
  readonly dataDirIsExplicit: boolean
}

/**
 * The server that runs on the data folder now; null if none does. Starts and changes nothing. Throws if the
 * password file of the folder cannot be read.
 */
export async function runningServer(wish: Wish, systemDir = SYSTEM_DIR): Promise<RunningServer | null> {
  for (const dataDir of possibleFolders(wish, systemDir)) {
    const owner = await livingOwner(dataDir).catch(() => null)
    if (!owner) continue
    const password = await readFile(join(dataDir, 'password'), 'utf8').catch(
      (cause: NodeJS.ErrnoException) => {
        throw new Error(
          `The password of the database in ${dataDir} cannot be read (${cause.code}): run this as the user who runs the platform.`,
          { cause },
        )
      },
    )
    return {
      dataDir,
      description: owner.description,
      connection: (user, database) => ({
        host: owner.socketDir,
        port: socketPort,
        user,
        password: password.trim(),
        database,
      }),
    }
  }
  return null
}

/** The content of the file in the first possible data folder that has it; null if none has it. */
export async function fileOfData(wish: Wish, name: string, systemDir = SYSTEM_DIR): Promise<string | null> {
  for (const dataDir of possibleFolders(wish, systemDir)) {
    const text = await readFile(join(dataDir, name), 'utf8').catch(() => null)
    if (text !== null) return text
  }
  return null
}
