import type { Client } from 'pg'

/** Runs the work in one transaction on the owner's connection. */
export async function inTransaction<Result>(owner: Client, work: () => Promise<Result>): Promise<Result> {
  await owner.query('begin')
  try {
    const result = await work()
    await owner.query('commit')
    return result
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}
