import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { IdentityDocumentType, PictureFormat, VerificationImageType } from '#idv/schema.gen.ts'

/** A picture of a verification, without its content. */
export const Image = defineEntity({
  name: 'VerificationImage',
  schema: 'idv',
  tableName: 'images',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    verificationId: p.uuid(),
    type: p.text().$type<VerificationImageType>(),
    documentType: p.text().$type<IdentityDocumentType>().strictNullable(),
    format: p.text().$type<PictureFormat>(),
    width: p.integer(),
    height: p.integer(),
    /** SHA-256 of the bytes that were sent, as hex. */
    sha256: p.text(),
    /** Keyed hash of the decoded pixels; null where pictures are not compared. */
    pixelHash: p.text().strictNullable(),
    /** Encrypted. */
    details: p.text(),
    readingDueAt: p.datetime().strictNullable(),
    readingAttempts: p.integer(),
    createdAt: p.datetime(),
  },
})

export type ImageRow = Row<typeof Image>

/** The content of a picture. */
export const ImageContent = defineEntity({
  name: 'VerificationImageContent',
  schema: 'idv',
  tableName: 'image_contents',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    /** Encrypted. */
    content: p.text(),
  },
})

/** A keyed hash of a part of a selfie's perceptual hash. */
export const ImagePart = defineEntity({
  name: 'VerificationImagePart',
  schema: 'idv',
  tableName: 'image_parts',
  properties: {
    workspaceId: p.uuid().primary(),
    partHash: p.text().primary(),
    imageId: p.uuid().primary(),
  },
})
