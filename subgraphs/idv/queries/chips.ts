import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { decryptChip, type ReadableChip } from '#idv/chips/chip-details.ts'
import { CHIP_COLUMNS } from '#idv/chips/chip-rows.ts'
import type { ChipRow } from '#idv/entities/chip.ts'
import { admitReader } from '#idv/rules/rights.ts'

const OF_VERIFICATIONS = planOnce(`select ${CHIP_COLUMNS} from idv.chips chip
  where workspace_id = $1 and verification_id = any($2::uuid[])`)

/** The chip of a verification, in one statement for all of a request; undefined if none was sent. */
export const chipOfVerification = loader<string, ReadableChip | undefined>(async (ctx: Context, ids) => {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<ChipRow>(workspaceId, OF_VERIFICATIONS, [workspaceId, ids])
  return inOrder(
    ids,
    rows.map(row => decryptChip(ctx.keys, row)),
    ({ verificationId }) => verificationId,
  )
})
