import type { Keyring } from './keyring.ts'

/** The values of fields that are kept together in one sealed text, each null where there is none. */
export type Fields<Name extends string> = { readonly [Each in Name]: string | null }

/** What reads and writes the sealed fields of a table's rows. */
export interface SealedFields<Name extends string> {
  readonly names: readonly Name[]
  /** The sealed text of a row's fields; null where all of them are. */
  seal(keys: Keyring, row: RowKey, values: Fields<Name>): string | null
  /** The fields of a row. One that the sealed text does not hold is taken from the row itself, where versions before kept it in clear. */
  open(keys: Keyring, row: RowKey & Partial<Fields<Name>>, sealed: string | null): Fields<Name>
}

interface RowKey {
  readonly workspaceId: string
  readonly id: string
}

/**
 * Keeps some fields of a table's rows sealed as one JSON text, bound to the row: copied to another row or workspace it does
 * not open. A field is added by adding its name.
 */
export function sealedFields<const Name extends string>(table: string, names: readonly Name[]): SealedFields<Name> {
  const about = ({ workspaceId, id }: RowKey): string => `${table}:${workspaceId}:${id}`
  const each = (value: (name: Name) => string | null): Fields<Name> => Object.fromEntries(names.map(name => [name, value(name)])) as Fields<Name>
  return {
    names,
    seal(keys, row, values) {
      const known = names.filter(name => values[name] !== null)
      return known.length === 0 ? null : keys.seal(row.workspaceId, JSON.stringify(Object.fromEntries(known.map(name => [name, values[name]]))), about(row))
    },
    open(keys, row, sealed) {
      const held: Partial<Record<Name, string>> = sealed === null ? {} : JSON.parse(keys.open(row.workspaceId, sealed, about(row))) as Partial<Record<Name, string>>
      const clear: Partial<Fields<Name>> = row
      return each(name => held[name] ?? clear[name] ?? null)
    },
  }
}
