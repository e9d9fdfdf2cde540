import type { Context } from '#kernel/context.ts'
import type { FaceResult } from '#idv/decision/decision-input.ts'
import { decryptContent, type ReadableImage } from '#idv/images/image-details.ts'
import { compareFaces } from '#idv/providers/configured-faces.ts'
import type { PictureToCompare } from '#idv/providers/faces.ts'

const CONTENTS = 'select id, content from idv.image_contents where workspace_id = $1 and id = any($2::uuid[])'

interface StoredContent {
  readonly id: string
  readonly content: string
}

/** Compares the faces in the pictures of a verification; undefined if no provider gives a result. */
export async function compareStoredFaces(
  ctx: Context,
  verificationId: string,
  images: readonly ReadableImage[],
): Promise<FaceResult | undefined> {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<StoredContent & object>(workspaceId, CONTENTS, [
    workspaceId,
    images.filter(({ type }) => type !== 'DOCUMENT_BACK').map(({ id }) => id),
  ])
  const contents = new Map(
    rows.map(({ id, content }) => [id, decryptContent(ctx.keys, { workspaceId, id }, content)]),
  )
  const picturesOf = (type: ReadableImage['type']): PictureToCompare[] =>
    images.flatMap(image => {
      const content = image.type === type ? contents.get(image.id) : undefined
      return content ? [{ format: image.storedFormat, content }] : []
    })
  const [document] = picturesOf('DOCUMENT_FRONT')
  const [selfie] = picturesOf('SELFIE')
  if (!document || !selfie) return undefined
  return compareFaces(ctx, {
    verificationId,
    document,
    selfie,
    livenessFrames: picturesOf('LIVENESS_FRAME'),
  })
}
