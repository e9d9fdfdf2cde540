import type { Resolvers } from './schema.gen.ts'

export const resolvers = {
  Query: {
    webhookSubscriptions: () => [],
  },
} satisfies Resolvers
