import type { Keyring } from '#kernel/security/keyring.ts'
import type { ImageRow } from '#idv/entities/image.ts'
import type { PictureFormat } from '#idv/schema.gen.ts'
import type { DocumentReading } from '#idv/reading/printed-data.ts'

/** Quality of a picture; each value is 0 to 100, and 100 is best. */
export interface PictureQuality {
  readonly score: number
  readonly sharpness: number
  readonly exposure: number
  readonly glare: number
  readonly resolution: number
}

/** What was found in a picture, stored encrypted. */
export interface ImageDetails {
  /** Format of the stored picture. */
  readonly storedFormat: PictureFormat
  readonly quality: PictureQuality
  readonly warnings: readonly string[]
  /** Programs whose traces the picture has. */
  readonly editors: readonly string[]
  readonly isUnevenlyCompressed: boolean
  /** 64 bits as hex; null where pictures are not compared. */
  readonly perceptualHash: string | null
  /** Null for a picture without text, and until it was read. */
  readonly reading: DocumentReading | null
}

/** A picture with decrypted details. */
export type ReadableImage = Omit<ImageRow, 'details'> & ImageDetails

interface RowKey {
  readonly workspaceId: string
  readonly id: string
}

const encryptionContextOf = ({ workspaceId, id }: RowKey): string => `idv.images:${workspaceId}:${id}`

export const sealImage = (
  keys: Keyring,
  row: RowKey,
  { storedFormat, quality, warnings, editors, isUnevenlyCompressed, perceptualHash, reading }: ImageDetails,
): string =>
  keys.seal(
    row.workspaceId,
    JSON.stringify({
      storedFormat,
      quality,
      warnings,
      editors,
      isUnevenlyCompressed,
      perceptualHash,
      reading,
    }),
    encryptionContextOf(row),
  )

export const decryptImage = (keys: Keyring, { details, ...row }: ImageRow): ReadableImage => ({
  ...row,
  ...(JSON.parse(keys.open(row.workspaceId, details, encryptionContextOf(row))) as ImageDetails),
})

const contentContextOf = ({ workspaceId, id }: RowKey): string => `idv.image_contents:${workspaceId}:${id}`

export const sealContent = (keys: Keyring, row: RowKey, content: Buffer): string =>
  keys.seal(row.workspaceId, content.toString('base64'), contentContextOf(row))

export const decryptContent = (keys: Keyring, row: RowKey, sealed: string): Buffer =>
  Buffer.from(keys.open(row.workspaceId, sealed, contentContextOf(row)), 'base64')
