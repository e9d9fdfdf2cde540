import type { Context } from './context.ts'
import { refuse } from './refusals.ts'

/** Where a page ends in a list ordered by time and id, newest first. */
export interface Position {
  readonly at: Date
  readonly id: string
}

/** A page of a list as the graph shows it; REST lists are made of it too. */
export interface Connection<Row> {
  readonly nodes: readonly Row[]
  readonly edges: readonly { readonly cursor: string; readonly node: Row }[]
  readonly pageInfo: PageInfo
}

/** Where a page begins and ends, and whether there are rows on either side of it. */
export interface PageInfo {
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  readonly startCursor: string | null
  readonly endCursor: string | null
}

/** What was asked for: how many rows, and the cursor that they follow. */
export interface PageArguments {
  readonly first: number
  readonly after?: string | null | undefined
}

/** Cursors are signed for their list and workspace: an altered one, or another list's, is refused. */
const purposeOf = (ctx: Context, list: string): string => `cursor:${list}:${ctx.actor.workspaceId}`

export function encodeCursor(ctx: Context, list: string, { at, id }: Position): string {
  const text = `${at.getTime().toString(36)}.${id}`
  return Buffer.from(`${text}.${ctx.keys.installation.sign(text, purposeOf(ctx, list))}`).toString('base64url')
}

export function decodeCursor(ctx: Context, list: string, cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString('utf8')
  const [time, id, signature, ...more] = text.split('.')
  // Decoding skips what is not base64url: only the very text that was given out comes back the same.
  if (more.length > 0 || Buffer.from(text).toString('base64url') !== cursor) throw refuse('CURSOR_INVALID')
  if (!time || !id || !signature || !ctx.keys.installation.isSigned(`${time}.${id}`, purposeOf(ctx, list), signature)) throw refuse('CURSOR_INVALID')
  return { at: new Date(parseInt(time, 36)), id }
}

/** Makes a page from `first + 1` rows: the extra one only tells that there is more. */
export function connection<Row>(ctx: Context, list: string, rows: readonly Row[], { first, after }: PageArguments, positionOf: (row: Row) => Position): Connection<Row> {
  const nodes = rows.slice(0, first)
  const cursorOf = (node: Row): string => encodeCursor(ctx, list, positionOf(node))
  // A signature costs more than the rest of a row, and most ask for the last one alone.
  return {
    nodes,
    get edges() { return nodes.map(node => ({ node, get cursor() { return cursorOf(node) } })) },
    pageInfo: pageInfo(nodes, cursorOf, { after, hasNextPage: rows.length > first }),
  }
}

/**
 * Lists are paged forward only. A cursor is given out with its row, so a page that follows one has that row before it, which is
 * what Relay's specification asks of `hasPreviousPage` where it is not worth a search.
 */
export function pageInfo<Row>(nodes: readonly Row[], cursorOf: (row: Row) => string, { after, hasNextPage }: Pick<PageArguments, 'after'> & Pick<PageInfo, 'hasNextPage'>): PageInfo {
  return {
    hasNextPage,
    hasPreviousPage: typeof after === 'string',
    get startCursor() { return nodes.length > 0 ? cursorOf(nodes[0]!) : null },
    get endCursor() { return nodes.length > 0 ? cursorOf(nodes.at(-1)!) : null },
  }
}
