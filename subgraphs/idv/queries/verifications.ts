import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, type Connection, type PageArguments } from '#kernel/page.ts'
import { equalities, pagesByParent, positionAfter } from '#kernel/page-statements.ts'
import type { VerificationRow } from '#idv/entities/verification.ts'
import { refuse } from '#idv/errors.ts'
import { admitReader } from '#idv/rules/rights.ts'
import { checkedId } from '#idv/rules/verification-reference.ts'
import type { VerificationStatus } from '#idv/schema.gen.ts'
import { decryptVerification, type ReadableVerification } from '#idv/verifications/details.ts'
import { VERIFICATION_COLUMNS } from '#idv/verifications/verification-rows.ts'

const BY_IDS = planOnce(
  `select ${VERIFICATION_COLUMNS} from idv.verifications verification where workspace_id = $1 and id = any($2::uuid[])`,
)

/** A verification of the workspace by its id. */
export const verificationById = loader<string, ReadableVerification>(async (ctx, ids) => {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<VerificationRow>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(
    ids,
    rows.map(row => decryptVerification(ctx.keys, row)),
    ({ id }) => id,
  )
})

/** A verification of the workspace by its id or reference; null without one. */
export async function verification(
  ctx: Context,
  idOrReference: string,
): Promise<ReadableVerification | null> {
  admitReader(ctx.actor)
  return (await verificationById(ctx, checkedId(idOrReference))) ?? null
}

export interface VerificationFilters {
  readonly externalId?: string | null
  readonly status?: VerificationStatus | null
}

export type VerificationPage = VerificationFilters & PageArguments

const positionOf = ({ createdAt, id }: ReadableVerification) => ({ at: createdAt, id })

const LIST = 'idv.verifications'

/** A page of verifications, newest first. One statement per combination of filters, so that each gets its own query plan. */
export async function verifications(
  ctx: Context,
  { first, after = null, externalId, status }: VerificationPage,
): Promise<Connection<ReadableVerification>> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const { at, id } = positionAfter(ctx, LIST, after)
  const filters = equalities({ external_id: externalId, status }, 5)
  const rows = await ctx.database.read<VerificationRow>(
    workspaceId,
    `select ${VERIFICATION_COLUMNS} from idv.verifications verification
    where workspace_id = $1 and (created_at, id) < ($2, $3)${filters.text} order by created_at desc, id desc limit $4`,
    [workspaceId, at, id, first + 1, ...filters.values],
  )
  const found = rows.map(row => decryptVerification(ctx.keys, row))
  return connection(ctx, LIST, found, { first, after }, positionOf)
}

const OF_PERSON = 'idv.person_verifications'
const byPerson = pagesByParent<VerificationRow, ReadableVerification>(
  OF_PERSON,
  `select parent.key as "parent", ${VERIFICATION_COLUMNS} from unnest($2::text[]) as parent (key)
  cross join lateral (
    select * from idv.verifications
    where workspace_id = $1 and external_id = parent.key and (created_at, id) < ($3, $4)
    order by created_at desc, id desc limit $5) verification
  order by verification.created_at desc, verification.id desc`,
  (ctx, row) => decryptVerification(ctx.keys, row),
)

/** A page of a person's verifications, newest first. */
export async function verificationsOfPerson(
  ctx: Context,
  externalId: string,
  { first, after = null }: PageArguments,
): Promise<Connection<ReadableVerification>> {
  admitReader(ctx.actor)
  const rows = (await byPerson(ctx, { parent: externalId, first, after })) ?? []
  return connection(ctx, OF_PERSON, rows, { first, after }, positionOf)
}

/** Throws when the workspace has no verification with this id. */
export async function existingVerification(ctx: Context, id: string): Promise<ReadableVerification> {
  const found = await verificationById(ctx, id)
  if (!found) throw refuse('VERIFICATION_NOT_FOUND')
  return found
}
