import type { Context } from '#kernel/context.ts'
import { loader } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { ACCOUNT_STATUSES, ACCOUNT_TYPES, type AccountStatus, type AccountType } from '#core/rules/account.ts'
import { nameKey } from '#core/rules/name-key.ts'
import { admitRole } from '#core/rules/rights.ts'
import { ACCOUNT_COLUMNS, type AccountRow } from './accounts.ts'

export interface AccountFilter {
  readonly first: number
  readonly after?: string | null
  readonly customerId?: string | null
  readonly accountType?: AccountType | null
  readonly status?: AccountStatus | null
  readonly currency?: string | null
  readonly branchId?: string | null
  readonly accountNumber?: string | null
  /** Prefixes of words of the name. */
  readonly name?: string | null
}

const LIST = 'accounts'
/** A position after every row. */
const START = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const

const positionOf = ({ openedAt, id }: AccountRow): { at: Date; id: string } => ({ at: openedAt, id })

/** A page of the workspace's accounts, newest first. */
export async function accounts(ctx: Context, filter: AccountFilter): Promise<Connection<AccountRow>> {
  admitRole(ctx.actor, 'viewer')
  const { first, after = null, name = null } = filter
  const { at, id } = after === null ? START : decodeCursor(ctx, LIST, after)
  const words = name === null ? null : nameKey(name).split(' ')
  if (words?.[0] === '') return connection(ctx, LIST, [], { first }, positionOf)
  const { workspaceId } = ctx.actor
  const { text, values } = listStatement(filter, words)
  const rows = await ctx.database.read<AccountRow>(workspaceId, text, [
    workspaceId,
    at,
    ctx.now(),
    id,
    first + 1,
    ...values,
  ])
  return connection(ctx, LIST, rows, { first, after }, positionOf)
}

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** One statement text per set of filters, so that each is planned with the right index. The first five parameters are the same in all. */
function listStatement(filter: AccountFilter, words: readonly string[] | null): Statement {
  const { customerId, accountNumber, accountType, status, currency, branchId } = filter
  const isNarrow = Boolean(customerId ?? accountNumber ?? words)
  if (!isNarrow && (accountType ?? status ?? currency ?? branchId)) return ofKind(filter)

  const values: unknown[] = []
  const bindValue = (value: unknown): string => `$${5 + values.push(value)}`
  const owner = customerId ? bindValue(customerId) : null
  const conditions = [
    words &&
      `(select bool_and(strpos(' ' || account.name_key, ' ' || word) > 0) from unnest(${bindValue(words)}::text[]) as word)`,
    ...(
      [
        ['account_number', accountNumber],
        ['account_type', accountType],
        ['status', status],
        ['currency', currency],
        ['branch_id', branchId],
      ] as const
    ).map(([column, value]) => value && `account.${column} = ${bindValue(value)}`),
  ]
    .filter(Boolean)
    .map(condition => ` and ${condition as string}`)
    .join('')
  const page = (from: string, where: string): string => `select ${ACCOUNT_COLUMNS} from ${from}
    where account.workspace_id = $1 and (account.opened_at, account.id) < ($2, $4)${where}${conditions}
    order by account.opened_at desc, account.id desc limit $5`
  if (words) {
    const named = `core.accounts_with_word($1, ${bindValue(longest(words))}) as named (id) join core.accounts account on account.workspace_id = $1 and account.id = named.id`
    const owned = owner && ` and (account.customer_id = ${owner} or ${HELD_BY(owner)})`
    return { text: page(named, owned ?? ''), values }
  }
  if (owner === null) return { text: page('core.accounts account', ''), values }
  // Accounts of the customer and accounts held jointly are in different indexes.
  const text = `select * from (
    (${page('core.accounts account', ` and account.customer_id = ${owner}`)})
    union all
    (${page(JOINTLY_HELD(owner), '')})) account
    order by account."openedAt" desc, account.id desc limit $5`
  return { text, values }
}

/** Accounts that a customer holds jointly. A signatory owns nothing, so these accounts are no accounts of theirs. */
const JOINTLY_HELD = (customer: string): string =>
  `core.account_holders holder join core.accounts account on account.workspace_id = $1 and account.id = holder.account_id
      and holder.workspace_id = $1 and holder.customer_id = ${customer} and holder.role = 'JOINT'`

const HELD_BY = (customer: string): string =>
  `exists (select from core.account_holders holder where holder.workspace_id = $1 and holder.account_id = account.id
      and holder.customer_id = ${customer} and holder.role = 'JOINT')`

/** Longest word first, since longer words match fewer names. */
const longest = (words: readonly string[]): string =>
  words.reduce((one, other) => (other.length > one.length ? other : one))

const KINDS = (condition: string): string => `select ${ACCOUNT_COLUMNS} from (
    select newest.opened_at, newest.id from unnest($6::text[]) as wanted_type cross join unnest($7::text[]) as wanted_status cross join lateral (
      select opened_at, id from core.accounts
      where workspace_id = $1${condition} and account_type = wanted_type and status = wanted_status and (opened_at, id) < ($2, $4)
      order by opened_at desc, id desc limit $5) newest
    order by newest.opened_at desc, newest.id desc limit $5) page
  join core.accounts account on account.workspace_id = $1 and account.id = page.id
  order by account.opened_at desc, account.id desc`

/** Looks up the newest rows of each requested type and status separately, so that the cost of a page does not depend on the other rows. */
function ofKind({ accountType, status, currency, branchId }: AccountFilter): Statement {
  const values: unknown[] = [
    accountType ? [accountType] : ACCOUNT_TYPES,
    status ? [status] : ACCOUNT_STATUSES,
  ]
  const conditions = (
    [
      ['branch_id', branchId],
      ['currency', currency],
    ] as const
  ).map(([column, value]) => (value ? ` and ${column} = $${5 + values.push(value)}` : ''))
  return { text: KINDS(conditions.join('')), values }
}

interface OfCustomer {
  readonly customerId: string
  readonly first: number
  readonly after: string | null
}

const OF_CUSTOMERS = `select customer.id as "ownerId", ${ACCOUNT_COLUMNS} from unnest($5::uuid[]) as customer (id)
  cross join lateral (
    select * from (
      (select * from core.accounts
      where workspace_id = $1 and customer_id = customer.id and (opened_at, id) < ($2, $4)
      order by opened_at desc, id desc limit $6)
      union all
      (select account.* from ${JOINTLY_HELD('customer.id')}
      where (account.opened_at, account.id) < ($2, $4)
      order by account.opened_at desc, account.id desc limit $6)) owned
    order by opened_at desc, id desc limit $6) account
  order by account.opened_at desc, account.id desc`

/** Customers in one selection have the same arguments, so one statement serves any number of customers. */
const accountsOfCustomer = loader<OfCustomer, readonly AccountRow[]>(async (ctx, keys) => {
  const { workspaceId } = ctx.actor
  const groups = Map.groupBy(keys, ({ first, after }) => `${first} ${after ?? ''}`)
  const found = await Promise.all(
    [...groups.values()].map(async same => {
      const { first, after } = same[0]!
      const { at, id } = after === null ? START : decodeCursor(ctx, LIST, after)
      const rows = await ctx.database.read<AccountRow & { readonly ownerId: string }>(
        workspaceId,
        OF_CUSTOMERS,
        [workspaceId, at, ctx.now(), id, same.map(({ customerId }) => customerId), first + 1],
      )
      const byCustomer = Map.groupBy(rows, ({ ownerId }) => ownerId)
      return same.map(key => [key, byCustomer.get(key.customerId) ?? []] as const)
    }),
  )
  const rowsOf = new Map(found.flat())
  return keys.map(key => rowsOf.get(key))
})

/** The accounts that a customer owns, alone or jointly, newest first. */
export async function accountsOf(
  ctx: Context,
  customerId: string,
  { first, after = null }: { first: number; after?: string | null },
): Promise<Connection<AccountRow>> {
  admitRole(ctx.actor, 'viewer')
  return connection(
    ctx,
    LIST,
    (await accountsOfCustomer(ctx, { customerId, first, after })) ?? [],
    { first, after },
    positionOf,
  )
}
