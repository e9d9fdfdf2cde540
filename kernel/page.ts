import type { Context } from './context.ts'
import { refuse } from './refusals.ts'

/** Position of a row in a list ordered by time and id, newest first. */
export interface PagePosition {
  readonly at: Date
  readonly id: string
}

/** A page of a list in the graph; REST lists are built from it. */
export interface Connection<Row> {
  readonly nodes: readonly Row[]
  readonly edges: readonly { readonly cursor: string; readonly node: Row }[]
  readonly pageInfo: PageInfo
}

/** First and last cursor of a page, and whether other pages precede and follow it. */
export interface PageInfo {
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  readonly startCursor: string | null
  readonly endCursor: string | null
}

/** Requested page: the number of rows, and the cursor after which it starts. */
export interface PageArguments {
  readonly first: number
  readonly after?: string | null | undefined
}

/** Cursors are signed for their list and workspace; an altered cursor, or one of another list, is rejected. */
const purposeOf = (ctx: Context, list: string): string => `cursor:${list}:${ctx.actor.workspaceId}`

export function encodeCursor(ctx: Context, list: string, { at, id }: PagePosition): string {
  const text = `${at.getTime().toString(36)}.${id}`
  return Buffer.from(`${text}.${ctx.keys.installation.sign(text, purposeOf(ctx, list))}`).toString(
    'base64url',
  )
}

export function decodeCursor(ctx: Context, list: string, cursor: string): PagePosition {
  const text = Buffer.from(cursor, 'base64url').toString('utf8')
  const [time, id, signature, ...more] = text.split('.')
  // Decoding ignores invalid characters, so the cursor must equal its own re-encoding.
  if (more.length > 0 || Buffer.from(text).toString('base64url') !== cursor) throw refuse('CURSOR_INVALID')
  if (
    !time ||
    !id ||
    !signature ||
    !ctx.keys.installation.isSigned(`${time}.${id}`, purposeOf(ctx, list), signature)
  )
    throw refuse('CURSOR_INVALID')
  return { at: new Date(parseInt(time, 36)), id }
}

/** Creates a page from `first + 1` rows: the extra row only indicates that there are more. */
export function connection<Row>(
  ctx: Context,
  list: string,
  rows: readonly Row[],
  { first, after }: PageArguments,
  positionOf: (row: Row) => PagePosition,
): Connection<Row> {
  const nodes = rows.slice(0, first)
  const cursorOf = (node: Row): string => encodeCursor(ctx, list, positionOf(node))
  // Cursors are computed on access: a signature costs more than the rest of a row, and most clients need only the last one.
  return {
    nodes,
    get edges() {
      return nodes.map(node => ({
        node,
        get cursor() {
          return cursorOf(node)
        },
      }))
    },
    pageInfo: pageInfo(nodes, cursorOf, { after, hasNextPage: rows.length > first }),
  }
}

/**
 * Lists are paged forward only. A cursor comes from a row of the list, so a page after a cursor always has a preceding row, as
 * the Relay specification permits for `hasPreviousPage` when a query would be too expensive.
 */
export function pageInfo<Row>(
  nodes: readonly Row[],
  cursorOf: (row: Row) => string,
  { after, hasNextPage }: Pick<PageArguments, 'after'> & Pick<PageInfo, 'hasNextPage'>,
): PageInfo {
  return {
    hasNextPage,
    hasPreviousPage: typeof after === 'string',
    get startCursor() {
      return nodes.length > 0 ? cursorOf(nodes[0]!) : null
    },
    get endCursor() {
      return nodes.length > 0 ? cursorOf(nodes.at(-1)!) : null
    },
  }
}
