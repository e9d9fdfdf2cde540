import type { Context } from '#kernel/context.ts'
import type { ReadableImage } from '#idv/images/image-details.ts'
import {
  addVerificationImage,
  type AddedImage,
  type AddVerificationImage,
} from '#idv/operations/images/add-verification-image.ts'
import { imagesOfVerification } from '#idv/queries/images.ts'
import type { Resolvers } from '#idv/schema.gen.ts'
import type { ReadableVerification } from '#idv/verifications/details.ts'
import { shownDocument } from './verifications.ts'

interface Change {
  readonly id: string
  readonly input: Omit<AddVerificationImage, 'id'>
}

export const imageParts = {
  Mutation: {
    addVerificationImage: (_: unknown, { id, input }: Change, ctx: Context) =>
      addVerificationImage(ctx, { id, ...input }),
  },
  Verification: {
    images: async ({ id }: ReadableVerification, _: unknown, ctx: Context) =>
      (await imagesOfVerification(ctx, id)) ?? [],
  },
  AddedVerificationImage: {
    imageId: ({ id }: AddedImage) => id,
    document: ({ verification }: AddedImage) => shownDocument(verification),
  },
  VerificationImage: {
    imageId: ({ id }: ReadableImage) => id,
  },
} satisfies Resolvers
