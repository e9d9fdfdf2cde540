import type { Context } from '#kernel/context.ts'
import { addVerificationImage } from '#idv/operations/images/add-verification-image.ts'
import { completeVerification } from '#idv/operations/verifications/complete-verification.ts'
import { createVerification } from '#idv/operations/verifications/create-verification.ts'
import { isOpen } from '#idv/rules/verification-state.ts'
import { loadSharp } from '#idv/pictures/load-sharp.ts'

/** People whose prefix forces the outcome: verified, rejected, in review, and rejected with a fraud alert. */
const PEOPLE = ['test-approve-demo', 'test-reject-demo', 'test-review-demo', 'test-spoof-demo'] as const

const COMPLETED = `select external_id as "externalId" from idv.verifications
  where workspace_id = $1 and external_id = any($2::text[]) and status in ('VERIFIED', 'REJECTED', 'IN_REVIEW')`

/** Completes one verification of each person. A start that was interrupted is continued. */
export async function fillVerifications(ctx: Context): Promise<void> {
  const { workspaceId } = ctx.actor
  const completed = await ctx.database.read<{ externalId: string }>(workspaceId, COMPLETED, [
    workspaceId,
    PEOPLE,
  ])
  const present = new Set(completed.map(({ externalId }) => externalId))
  for (const externalId of PEOPLE) if (!present.has(externalId)) await verify(ctx, externalId)
}

const SIDE = 640
const GREY = 0xd2

/** A PNG picture of one colour, in base64: a sandbox prefix needs no document. */
async function greyPicture(): Promise<string> {
  const sharp = await loadSharp()
  const raw = { width: SIDE, height: SIDE, channels: 1 } as const
  return (
    await sharp(Buffer.alloc(SIDE * SIDE, GREY), { raw })
      .png()
      .toBuffer()
  ).toString('base64')
}

async function verify(ctx: Context, externalId: string): Promise<void> {
  const { verification } = await createVerification(ctx, { externalId })
  const { id } = verification
  if (!isOpen(verification) || verification.status === 'PROCESSING') return
  const content = await greyPicture()
  for (const type of ['DOCUMENT_FRONT', 'SELFIE'] as const)
    await addVerificationImage(ctx, { id, type, content })
  await completeVerification(ctx, { id })
}
