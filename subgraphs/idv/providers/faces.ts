import type { Context } from '#kernel/context.ts'
import type { FaceResult } from '#idv/decision/decision-input.ts'

export interface PictureToCompare {
  readonly format: 'JPEG' | 'PNG' | 'WEBP'
  readonly content: Uint8Array
}

export interface FacesToCompare {
  readonly verificationId: string
  /** The side of the document that shows the face. */
  readonly document: PictureToCompare
  readonly selfie: PictureToCompare
  /** Frames of a recording, in order. */
  readonly livenessFrames: readonly PictureToCompare[]
}

/** Compares the face on a document with a selfie, and judges whether the selfie shows a living person. Throws when it cannot. */
export interface FaceProvider {
  compare(ctx: Context, faces: FacesToCompare): Promise<FaceResult>
}
