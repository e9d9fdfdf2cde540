import type { Keyring } from './keyring.ts'

/** Values of fields that are stored together in one encrypted text; null for a missing value. */
export type Fields<Name extends string> = { readonly [Each in Name]: string | null }

/** Encrypts and decrypts fields of a table's rows. */
export interface SealedFields<Name extends string> {
  readonly names: readonly Name[]
  /** The encrypted text of a row's fields; null if all of them are null. */
  seal(keys: Keyring, row: RowKey, values: Fields<Name>): string | null
  /**
   * The decrypted fields of a row. A field that the encrypted text lacks is taken from the row itself, where
   * earlier versions stored it unencrypted.
   */
  open(keys: Keyring, row: RowKey & Partial<Fields<Name>>, sealed: string | null): Fields<Name>
}

interface RowKey {
  readonly workspaceId: string
  readonly id: string
}

/**
 * Stores some fields of a table's rows encrypted as one JSON text that is bound to the row: copied to another
 * row or workspace, it cannot be decrypted. To add a field, add its name.
 */
export function sealedFields<const Name extends string>(
  table: string,
  names: readonly Name[],
): SealedFields<Name> {
  const about = ({ workspaceId, id }: RowKey): string => `${table}:${workspaceId}:${id}`
  const each = (value: (name: Name) => string | null): Fields<Name> =>
    Object.fromEntries(names.map(name => [name, value(name)])) as Fields<Name>
  return {
    names,
    seal(keys, row, values) {
      const known = names.filter(name => values[name] !== null)
      return known.length === 0
        ? null
        : keys.seal(
            row.workspaceId,
            JSON.stringify(Object.fromEntries(known.map(name => [name, values[name]]))),
            about(row),
          )
    },
    open(keys, row, sealed) {
      const held: Partial<Record<Name, string>> =
        sealed === null
          ? {}
          : (JSON.parse(keys.open(row.workspaceId, sealed, about(row))) as Partial<Record<Name, string>>)
      const clear: Partial<Fields<Name>> = row
      return each(name => held[name] ?? clear[name] ?? null)
    },
  }
}
