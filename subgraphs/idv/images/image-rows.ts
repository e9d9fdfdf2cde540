import type { Tx } from '#kernel/command.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { Image, ImageContent, type ImageRow } from '#idv/entities/image.ts'
import type { VerificationImageType } from '#idv/schema.gen.ts'
import { decryptImage, sealContent, sealImage, type ReadableImage } from './image-details.ts'

export const IMAGE_COLUMNS = columnsOf(Image, 'image')

const OF_VERIFICATION = `select ${IMAGE_COLUMNS} from idv.images image
  where workspace_id = $1 and verification_id = $2 order by created_at, id`

/** The pictures of a locked verification, oldest first. */
export async function imagesOf(tx: Tx, verificationId: string): Promise<ReadableImage[]> {
  const rows = await tx.sql<ImageRow>(OF_VERIFICATION, [tx.actor.workspaceId, verificationId])
  return rows.map(row => decryptImage(tx.keys, row))
}

const INSERT = insertOf(Image, 'image')
const INSERT_CONTENT = insertOf(ImageContent, 'content')

/** Stores a picture with its content. */
export async function insertImage(tx: Tx, image: ReadableImage, content: Buffer): Promise<void> {
  const { workspaceId, id } = image
  await tx.sql(INSERT, valuesOf(Image, { ...image, details: sealImage(tx.keys, image, image) }))
  await tx.sql(
    INSERT_CONTENT,
    valuesOf(ImageContent, { workspaceId, id, content: sealContent(tx.keys, image, content) }),
  )
}

const CHOSEN = `(select id from idv.images
  where workspace_id = $1 and verification_id = $2 and ($3::text[] is null or type = any($3)))`
const DELETES = [
  `delete from idv.image_parts where workspace_id = $1 and image_id in ${CHOSEN}`,
  `delete from idv.image_contents where workspace_id = $1 and id in ${CHOSEN}`,
  `delete from idv.images where workspace_id = $1 and id in ${CHOSEN}`,
]

/** Deletes the pictures of these types, or all of a verification. */
export async function deleteImages(
  tx: Tx,
  verificationId: string,
  types: readonly VerificationImageType[] | null,
): Promise<void> {
  for (const text of DELETES) await tx.sql(text, [tx.actor.workspaceId, verificationId, types])
}
