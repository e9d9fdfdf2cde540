/** Values of a row's key by column, as text. */
export type RowValues = Readonly<Record<string, string>>

/** A column of a tenant's table whose values are encrypted with the keys of their workspace. */
export interface SealedColumn {
  /** Name of the table with its schema. */
  readonly table: string
  readonly column: string
  /** The columns of the primary key after the workspace id, in order, with their types. */
  readonly key: Readonly<Record<string, 'uuid' | 'text' | 'integer'>>
  /** The encryption context of a row's value, the same as its domain uses. */
  readonly about: (workspaceId: string, row: RowValues) => string
}

/**
 * A column of a table that belongs to no tenant; its values are encrypted with the installation's own key.
 */
export interface InstallationColumn {
  readonly table: string
  readonly column: string
  /** The column of the primary key, a text. */
  readonly key: string
  readonly about: (key: string) => string
}

/** The name of a column in reseal tasks. */
export const targetOf = ({ table, column }: Pick<SealedColumn, 'table' | 'column'>): string =>
  `${table}.${column}`

/**
 * A column of a table whose rows have an id; its encryption context is table, workspace and id by default.
 */
export const sealedById = (
  table: string,
  column: string,
  about = (workspaceId: string, id: string): string => `${table}:${workspaceId}:${id}`,
): SealedColumn => ({
  table,
  column,
  key: { id: 'uuid' },
  about: (workspaceId, row) => about(workspaceId, row['id']!),
})
