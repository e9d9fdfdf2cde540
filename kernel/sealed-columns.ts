/** Values of a row's key by column, as text. */
export type RowValues = Readonly<Record<string, string>>

/** A column of a tenant's table whose values are sealed under the keys of the workspace. */
export interface SealedColumn {
  /** With its schema. */
  readonly table: string
  readonly column: string
  /** The columns of the primary key after the workspace, in its order, with their types. */
  readonly key: Readonly<Record<string, 'uuid' | 'text' | 'integer'>>
  /** What the value of a row is sealed for, as its domain seals it. */
  readonly about: (workspaceId: string, row: RowValues) => string
}

/** A column of a table that is no tenant's, whose values are sealed under the installation's own key. */
export interface InstallationColumn {
  readonly table: string
  readonly column: string
  /** The column of the primary key, a text. */
  readonly key: string
  readonly about: (key: string) => string
}

/** What a reseal task calls a column. */
export const targetOf = ({ table, column }: Pick<SealedColumn, 'table' | 'column'>): string => `${table}.${column}`

/** The usual row of a domain: found by its id, and sealed for table, workspace and id. */
export const sealedById = (table: string, column: string, about = (workspaceId: string, id: string): string => `${table}:${workspaceId}:${id}`): SealedColumn =>
  ({ table, column, key: { id: 'uuid' }, about: (workspaceId, row) => about(workspaceId, row['id']!) })
