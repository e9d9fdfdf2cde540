import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { grouped, loader } from '#kernel/graph/loader.ts'
import type { ImageRow } from '#idv/entities/image.ts'
import { decryptImage, type ReadableImage } from '#idv/images/image-details.ts'
import { IMAGE_COLUMNS } from '#idv/images/image-rows.ts'
import { admitReader } from '#idv/rules/rights.ts'

const OF_VERIFICATIONS = planOnce(`select ${IMAGE_COLUMNS} from idv.images image
  where workspace_id = $1 and verification_id = any($2::uuid[]) order by created_at, id`)

/** Pictures of a verification, oldest first, in one statement for all of a request. */
export const imagesOfVerification = loader<string, readonly ReadableImage[]>(async (ctx: Context, ids) => {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<ImageRow>(workspaceId, OF_VERIFICATIONS, [workspaceId, ids])
  return grouped(
    ids,
    rows.map(row => decryptImage(ctx.keys, row)),
    ({ verificationId }) => verificationId,
  )
})
