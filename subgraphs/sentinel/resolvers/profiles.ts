import type { Context } from '#kernel/context.ts'
import type { PageArguments } from '#kernel/page.ts'
import {
  addTrustedContact,
  type AddTrustedContact,
} from '#sentinel/operations/profiles/add-trusted-contact.ts'
import {
  createElderProfile,
  type CreateElderProfile,
} from '#sentinel/operations/profiles/create-elder-profile.ts'
import {
  removeTrustedContact,
  type RemoveTrustedContact,
} from '#sentinel/operations/profiles/remove-trusted-contact.ts'
import {
  setElderProfileStatus,
  type SetElderProfileStatus,
} from '#sentinel/operations/profiles/set-elder-profile-status.ts'
import {
  updateElderProfile,
  type UpdateElderProfile,
} from '#sentinel/operations/profiles/update-elder-profile.ts'
import {
  setSentinelSettings,
  type SetSentinelSettings,
} from '#sentinel/operations/settings/set-sentinel-settings.ts'
import { ageOfProfile, type ElderProfile, type ProfileDetails } from '#sentinel/profiles/details.ts'
import { profileTimeline } from '#sentinel/queries/profile-timeline.ts'
import { profileById, profileOfCustomer, profiles, type ProfilePage } from '#sentinel/queries/profiles.ts'
import { sentinelSettings } from '#sentinel/queries/settings.ts'
import { trustedContact, trustedContacts } from '#sentinel/queries/trusted-contacts.ts'
import type { Resolvers } from '#sentinel/schema.gen.ts'

interface Id {
  readonly id: string
}
interface OfProfile {
  readonly profileId: string
}
interface Input<Given> {
  readonly input: Given
}

const detail =
  <Name extends keyof ProfileDetails>(name: Name) =>
  ({ details }: ElderProfile): ProfileDetails[Name] | null =>
    details?.[name] ?? null

export const profileParts = {
  Query: {
    elderProfile: async (_: unknown, { id }: Id, ctx: Context) => (await profileById(ctx, id)) ?? null,
    elderProfiles: (_: unknown, page: ProfilePage, ctx: Context) => profiles(ctx, page),
    trustedContacts: (_: unknown, page: OfProfile & PageArguments, ctx: Context) =>
      trustedContacts(ctx, page),
    trustedContact: (_: unknown, ids: OfProfile & { readonly contactId: string }, ctx: Context) =>
      trustedContact(ctx, ids),
    elderProfileTimeline: (_: unknown, page: OfProfile & PageArguments, ctx: Context) =>
      profileTimeline(ctx, page),
    sentinelSettings: (_: unknown, __: unknown, ctx: Context) => sentinelSettings(ctx),
  },
  Mutation: {
    createElderProfile: (_: unknown, { input }: Input<CreateElderProfile>, ctx: Context) =>
      createElderProfile(ctx, input),
    updateElderProfile: (
      _: unknown,
      { id, input }: Id & Input<Omit<UpdateElderProfile, 'id'>>,
      ctx: Context,
    ) => updateElderProfile(ctx, { id, ...input }),
    setElderProfileStatus: (
      _: unknown,
      { id, input }: Id & Input<Omit<SetElderProfileStatus, 'id'>>,
      ctx: Context,
    ) => setElderProfileStatus(ctx, { id, ...input }),
    addTrustedContact: (
      _: unknown,
      { profileId, input }: OfProfile & Input<Omit<AddTrustedContact, 'profileId'>>,
      ctx: Context,
    ) => addTrustedContact(ctx, { profileId, ...input }),
    removeTrustedContact: (_: unknown, ids: RemoveTrustedContact, ctx: Context) =>
      removeTrustedContact(ctx, ids),
    setSentinelSettings: (_: unknown, { input }: Input<SetSentinelSettings>, ctx: Context) =>
      setSentinelSettings(ctx, input),
  },
  Customer: {
    __resolveReference: (key: { readonly externalId: string }) => key,
    elderProfile: async ({ externalId }: { readonly externalId: string }, _: unknown, ctx: Context) =>
      (await profileOfCustomer(ctx, externalId)) ?? null,
  },
  ElderProfile: {
    __resolveReference: ({ id }: Id, ctx: Context) => profileById(ctx, id),
    customer: ({ customerId }: ElderProfile) => ({ __typename: 'Customer', externalId: customerId }),
    customerName: detail('customerName'),
    dateOfBirth: detail('dateOfBirth'),
    age: (profile: ElderProfile, _: unknown, ctx: Context) => ageOfProfile(profile, ctx.now()),
    consent: ({ details }: ElderProfile) =>
      details?.consent ? { ...details.consent, at: new Date(details.consent.at) } : null,
    notes: detail('notes'),
  },
} satisfies Resolvers
