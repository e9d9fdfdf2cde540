import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import type { SystemAccount } from './account.ts'

const bytesMax = 10 * 1024 * 1024

export interface ServerLog {
  handle: FileHandle
  /** Up to 4,000 bytes from the end of what was written since the log was opened. */
  tail(): Promise<string>
}

/**
 * Opens the server's log to append, and empties it first if it exceeds 10 MiB. The server's account can write
 * in the folder, so symbolic links are not followed.
 */
export async function openServerLog(path: string, account: SystemAccount | null): Promise<ServerLog> {
  const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW } = constants
  const handle = await open(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600)
  if (account) await handle.chown(account.uid, account.gid)
  if ((await handle.stat()).size > bytesMax) await handle.truncate(0)
  const { size: start } = await handle.stat()

  return {
    handle,
    async tail() {
      const { size } = await handle.stat()
      const from = Math.max(start, size - 4_000)
      const { buffer, bytesRead } = await handle.read(
        Buffer.alloc(Math.max(size - from, 0)),
        0,
        Math.max(size - from, 0),
        from,
      )
      return buffer.toString('utf8', 0, bytesRead).trim()
    },
  }
}
