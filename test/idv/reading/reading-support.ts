import { afterAll } from '@jest/globals'
import type { DocumentReading, ReadDocumentOptions } from '#idv/reading/printed-data.ts'
import { openReadingPool } from '#idv/reading/reading-pool.ts'

const pool = openReadingPool({ threads: 1, taskMs: 60_000 })
afterAll(() => pool.close())

/** Reads a picture in a real thread. */
export async function read(
  picture: Uint8Array,
  options: Partial<ReadDocumentOptions> = {},
): Promise<DocumentReading> {
  const task = {
    type: 'international_passport',
    side: 'front',
    isSandbox: true,
    today: '2026-11-28',
    ...options,
  } as const
  const result = await pool.read({ picture, options: task }, { workspaceId: 'test', withinMs: 120_000 })
  if ('unread' in result) throw new Error(`unread: ${result.unread}`)
  return result.reading
}
