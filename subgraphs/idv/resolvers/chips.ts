import type { Context } from '#kernel/context.ts'
import type { ChipCheck } from '#idv/chip/chip-check.ts'
import type { ReadableChip } from '#idv/chips/chip-details.ts'
import { addVerificationChip, type AddVerificationChip } from '#idv/operations/chips/add-verification-chip.ts'
import { chipOfVerification } from '#idv/queries/chips.ts'
import type { Resolvers } from '#idv/schema.gen.ts'
import type { ReadableVerification } from '#idv/verifications/details.ts'

interface Change {
  readonly id: string
  readonly input: Omit<AddVerificationChip, 'id'>
}

const RESULTS = { pass: 'PASS', warn: 'WARN', fail: 'FAIL', not_applicable: 'NOT_APPLICABLE' } as const

export const chipParts = {
  Mutation: {
    addVerificationChip: (_: unknown, { id, input }: Change, ctx: Context) =>
      addVerificationChip(ctx, { id, ...input }),
  },
  Verification: {
    chip: async ({ id }: ReadableVerification, _: unknown, ctx: Context) =>
      (await chipOfVerification(ctx, id)) ?? null,
  },
  VerificationChip: {
    authentic: ({ isAuthentic }: ReadableChip) => isAuthentic,
  },
  ChipCheck: {
    result: ({ result }: ChipCheck) => RESULTS[result],
  },
} satisfies Resolvers
