import { hash } from 'node:crypto'

/**
 * Version of the records' fields and of their encoding; each block stores its version.
 * docs/guides/core-banking/14-the-banks-books.md lists the fields, so that a script of a third party can compute every hash.
 */
export const ENCODING = 1

/** The hash before the first record of a workspace. */
export const genesisHash = (workspaceId: string): Buffer =>
  hash('sha256', `fiducia ledger ${workspaceId}`, 'buffer')
