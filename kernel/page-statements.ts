import type { Context } from './context.ts'
import { loader } from './graph/loader.ts'
import { decodeCursor, type PageArguments, type PagePosition } from './page.ts'

/** Later than every row. */
const START: PagePosition = {
  at: new Date('9999-12-31T00:00:00Z'),
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
}

/** Position after which a page starts. */
export const positionAfter = (ctx: Context, list: string, after: string | null | undefined): PagePosition =>
  typeof after === 'string' ? decodeCursor(ctx, list, after) : START

/** Conditions on columns for the filters that have a value; the values are bound from `$<first>` on. */
export function equalities(
  filters: Readonly<Record<string, unknown>>,
  first: number,
): { readonly text: string; readonly values: readonly unknown[] } {
  const given = Object.entries(filters).filter(([, value]) => value !== null && value !== undefined)
  return {
    text: given.map(([column], index) => ` and ${column} = $${first + index}`).join(''),
    values: given.map(([, value]) => value),
  }
}

/** A page of the rows of one parent, such as the verifications of a customer. */
export interface PageOfParent extends PageArguments {
  readonly parent: string
  /** Values of the statement's own conditions, null for one that does not apply. */
  readonly filters?: readonly (string | null)[]
}

/**
 * Creates a read of a page for each parent. Parents in one selection share their arguments, so each selection needs one statement: `$2` are the
 * parents' keys, `$3` and `$4` the position, `$5` the length of the page, and the filters are bound from `$6` on, then the moment's values,
 * such as the current time, which are read once for all parents. The rows name their parent.
 * A cursor is of a list, which may be that of one parent.
 */
export const pagesByParent = <Row extends object, Value>(
  list: string | ((parent: string) => string),
  text: string,
  open: (ctx: Context, row: Row) => Value,
  valuesNow: (ctx: Context) => readonly unknown[] = () => [],
): ((ctx: Context, page: PageOfParent) => Promise<readonly Value[] | undefined>) =>
  loader<PageOfParent, readonly Value[]>(async (ctx, pages) => {
    const { workspaceId } = ctx.actor
    const listOf = typeof list === 'function' ? list : () => list
    const groups = Map.groupBy(pages, ({ parent, first, after, filters }) =>
      JSON.stringify([first, after, filters, after && listOf(parent)]),
    )
    const found = new Map<PageOfParent, readonly Value[]>()
    await Promise.all(
      [...groups.values()].map(async same => {
        const { parent, first, after, filters = [] } = same[0]!
        const { at, id } = positionAfter(ctx, listOf(parent), after)
        const rows = await ctx.database.read<Row & { readonly parent: string }>(workspaceId, text, [
          workspaceId,
          same.map(({ parent }) => parent),
          at,
          id,
          first + 1,
          ...filters,
          ...valuesNow(ctx),
        ])
        const byParent = Map.groupBy(rows, ({ parent }) => parent)
        for (const page of same)
          found.set(
            page,
            (byParent.get(page.parent) ?? []).map(({ parent: _, ...row }) =>
              open(ctx, row as unknown as Row),
            ),
          )
      }),
    )
    return pages.map(page => found.get(page))
  })
