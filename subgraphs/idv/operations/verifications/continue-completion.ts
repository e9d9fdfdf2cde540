import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { imagesOfVerification } from '#idv/queries/images.ts'
import { existingVerification } from '#idv/queries/verifications.ts'
import type { GatheredEvidence } from '#idv/verifications/decision-of.ts'
import { finish, gatherEvidence, type CompletedVerification } from './complete-verification.ts'

export interface ContinueCompletion {
  readonly verificationId: string
}

/** Decides a verification whose pictures were read after its completion, or whose request died. */
export const continueCompletion = command({
  async prepare(ctx: Context, { verificationId }: ContinueCompletion): Promise<GatheredEvidence | undefined> {
    allow(ctx.actor, { kinds: ['platform'] })
    const verification = await existingVerification(ctx, verificationId)
    const images = (await imagesOfVerification(ctx, verificationId)) ?? []
    if (images.some(({ readingDueAt }) => readingDueAt !== null)) return undefined
    return gatherEvidence(ctx, { verification, images })
  },
  write: (tx, { verificationId }, evidence): Promise<CompletedVerification> =>
    finish(tx, { verificationId, evidence }),
})
