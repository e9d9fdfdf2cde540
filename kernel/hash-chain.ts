import { hash } from 'node:crypto'

export const HASH_BYTES = 32

/** A column of a record as text; null if the column is null. */
export type Field = string | null

/**
 * The bytes of a record, in UTF-8: each field as `<bytes>:<text>,`, and `-,` for null. No two lists of fields have the same bytes. The
 * documentation of each chain lists its fields, so that a script of a third party can compute every hash.
 */
export function encodeRecord(fields: readonly Field[]): string {
  let text = ''
  for (const field of fields) text += field === null ? '-,' : `${Buffer.byteLength(field)}:${field},`
  return text
}

/** The hash after a record: SHA-256 over the hash before it and the record's bytes. */
export const nextHash = (previous: Uint8Array, record: string): Buffer =>
  hash('sha256', Buffer.concat([previous, Buffer.from(record)]), 'buffer')
