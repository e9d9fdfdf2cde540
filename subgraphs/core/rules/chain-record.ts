import { hash } from 'node:crypto'

/** Version of the encoding below; each block stores its version. */
export const ENCODING = 1
export const HASH_BYTES = 32

/** A column of a record as text; null if the column is null. */
export type Field = string | null

/**
 * The bytes of a record, in UTF-8: each field as `<bytes>:<text>,`, and `-,` for null. No two lists of fields have the same bytes.
 * docs/guides/14-the-banks-books.md lists the fields, so that a script of a third party can compute every hash.
 */
export function encodeRecord(fields: readonly Field[]): string {
  let text = ''
  for (const field of fields) text += field === null ? '-,' : `${Buffer.byteLength(field)}:${field},`
  return text
}

/** The hash before the first record of a workspace. */
export const genesisHash = (workspaceId: string): Buffer =>
  hash('sha256', `fiducia ledger ${workspaceId}`, 'buffer')

/** The hash after a record: SHA-256 over the hash before it and the record's bytes. */
export const nextHash = (previous: Uint8Array, record: string): Buffer =>
  hash('sha256', Buffer.concat([previous, Buffer.from(record)]), 'buffer')
