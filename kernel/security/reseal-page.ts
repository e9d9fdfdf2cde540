import type { Context } from '#kernel/context.ts'
import type { RowValues, SealedColumn } from './sealed-columns.ts'
import { headOf } from './sealed-text.ts'

/** Result of one page of a column; without `next` it was the last page. */
export interface ResealedPage {
  readonly examined: number
  readonly resealed: number
  /** Number of values that no key decrypts. They are left unchanged: removing an old key cannot make them worse. */
  readonly unopened: number
  readonly next?: readonly string[]
}

type Row = { readonly key: readonly string[]; readonly sealed: string }

interface Change {
  readonly key: readonly string[]
  readonly from: string
  readonly to: string
}

const PAGE_ROWS = 500

/** Re-encrypts the values of a column's next rows, in key order, with the newest key of their workspace. */
export async function resealPage(
  ctx: Context,
  column: SealedColumn,
  position: readonly string[] | null,
  log: (fields: Readonly<Record<string, unknown>>, message: string) => void,
): Promise<ResealedPage> {
  const {
    keys,
    database,
    actor: { workspaceId },
  } = ctx
  const rows = await database.read<Row>(workspaceId, pageText(column, position !== null), [
    workspaceId,
    ...(position ?? []),
  ])
  const head = headOf(keys.newestId(workspaceId))
  const names = Object.keys(column.key)
  const changes: Change[] = []
  let unopened = 0
  for (const { key, sealed } of rows) {
    // An empty value was never encrypted.
    if (sealed === '' || sealed.startsWith(head)) continue
    const about = column.about(
      workspaceId,
      Object.fromEntries(names.map((name, index) => [name, key[index]!])) as RowValues,
    )
    try {
      changes.push({
        key,
        from: sealed,
        to: keys.seal(workspaceId, keys.open(workspaceId, sealed, about), about),
      })
    } catch (error) {
      unopened += 1
      log({ error, key }, 'no key could decrypt an encrypted value; it was left unchanged')
    }
  }
  const resealed = changes.length === 0 ? 0 : await writeChanges(ctx, column, changes)
  const last = rows.length === PAGE_ROWS ? rows.at(-1)!.key : undefined
  return { examined: rows.length, resealed, unopened, ...(last && { next: last }) }
}

function writeChanges(
  { database, actor: { workspaceId } }: Context,
  column: SealedColumn,
  changes: readonly Change[],
): Promise<number> {
  return database.transaction(workspaceId, async session => {
    const changed = await session.sql(writeText(column), [
      workspaceId,
      ...Object.keys(column.key).map((_, index) => changes.map(({ key }) => key[index]!)),
      changes.map(({ from }) => from),
      changes.map(({ to }) => to),
    ])
    await session.commit()
    return changed.length
  })
}

function pageText({ table, column, key }: SealedColumn, hasPosition: boolean): string {
  const names = Object.keys(key)
  const after = names.map((name, index) => `$${index + 2}::${key[name]}`)
  return `select array[${names.map(name => `${name}::text`).join(', ')}] as key, ${column} as sealed from ${table}
    where workspace_id = $1 and ${column} is not null${hasPosition ? ` and (${names.join(', ')}) > (${after.join(', ')})` : ''}
    order by ${names.join(', ')} limit ${PAGE_ROWS}`
}

// A value that was written since the read is already newer and is not overwritten.
function writeText({ table, column, key }: SealedColumn): string {
  const names = Object.keys(key)
  const arrays = [
    ...names.map((name, index) => `$${index + 2}::${key[name]}[]`),
    `$${names.length + 2}::text[]`,
    `$${names.length + 3}::text[]`,
  ]
  return `update ${table} sealed_row set ${column} = changed.sealed_to from unnest(${arrays.join(', ')}) as changed (${names.join(', ')}, sealed_from, sealed_to)
    where sealed_row.workspace_id = $1 and ${names.map(name => `sealed_row.${name} = changed.${name}`).join(' and ')} and sealed_row.${column} = changed.sealed_from
    returning 1`
}
