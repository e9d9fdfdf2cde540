import type { Context } from '#kernel/context.ts'
import {
  addBlacklistEntry,
  type AddBlacklistEntry,
} from '#compliance/operations/blacklists/add-blacklist-entry.ts'
import { importBlacklist, type ImportBlacklist } from '#compliance/operations/blacklists/import-blacklist.ts'
import { removeBlacklistEntry } from '#compliance/operations/blacklists/remove-blacklist-entry.ts'
import {
  blacklistEntries,
  blacklists,
  type BlacklistPage,
} from '#compliance/queries/monitoring/blacklists.ts'
import type { Resolvers } from '#compliance/schema.gen.ts'

interface KindAndInput<Given> {
  readonly kind: AddBlacklistEntry['kind']
  readonly input: Omit<Given, 'kind'>
}

export const blacklistParts = {
  Query: {
    blacklists: (_: unknown, __: unknown, ctx: Context) => blacklists(ctx),
    blacklistEntries: (_: unknown, page: BlacklistPage, ctx: Context) => blacklistEntries(ctx, page),
  },
  Mutation: {
    addBlacklistEntry: (_: unknown, { kind, input }: KindAndInput<AddBlacklistEntry>, ctx: Context) =>
      addBlacklistEntry(ctx, { kind, ...input }),
    importBlacklist: (_: unknown, { kind, input }: KindAndInput<ImportBlacklist>, ctx: Context) =>
      importBlacklist(ctx, { kind, ...input }),
    removeBlacklistEntry: (_: unknown, args: { readonly id: string }, ctx: Context) =>
      removeBlacklistEntry(ctx, args),
  },
} satisfies Resolvers
