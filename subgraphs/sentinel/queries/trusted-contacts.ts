import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { grouped, loader } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection, type PageArguments } from '#kernel/page.ts'
import {
  TrustedContact as TrustedContactEntity,
  type TrustedContactRow,
} from '#sentinel/entities/trusted-contact.ts'
import { decryptContact, type TrustedContact } from '#sentinel/profiles/trusted-contact.ts'
import { admitReader } from '#sentinel/rules/rights.ts'
import { existingProfile } from './profiles.ts'

const COLUMNS = columnsOf(TrustedContactEntity, 'contact')

/** Later than every row. */
const START = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

const PAGE = `select ${COLUMNS} from sentinel.trusted_contacts contact
  where workspace_id = $1 and profile_id = $2 and (created_at, id) < ($3, $4) order by created_at desc, id desc limit $5`
const BY_ID = `select ${COLUMNS} from sentinel.trusted_contacts contact where workspace_id = $1 and profile_id = $2 and id = $3`

/** A page of the trusted contacts of a profile, newest first. */
export async function trustedContacts(
  ctx: Context,
  { profileId, first, after = null }: PageArguments & { readonly profileId: string },
): Promise<Connection<TrustedContact>> {
  const { workspaceId } = ctx.actor
  await existingProfile(ctx, profileId)
  const list = `sentinel.trusted_contacts:${profileId}`
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, list, after) : START
  const rows = await ctx.database.read<TrustedContactRow>(workspaceId, PAGE, [
    workspaceId,
    profileId,
    at,
    id,
    first + 1,
  ])
  const contacts = rows.map(row => decryptContact(ctx.keys, row))
  return connection(ctx, list, contacts, { first, after }, row => ({ at: row.createdAt, id: row.id }))
}

/** A trusted contact of a profile; null when the profile has no contact with this id. */
export async function trustedContact(
  ctx: Context,
  { profileId, contactId }: { readonly profileId: string; readonly contactId: string },
): Promise<TrustedContact | null> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  await existingProfile(ctx, profileId)
  const [row] = await ctx.database.read<TrustedContactRow>(workspaceId, BY_ID, [
    workspaceId,
    profileId,
    contactId,
  ])
  return row ? decryptContact(ctx.keys, row) : null
}

const OF_PROFILES = planOnce(`select ${COLUMNS} from sentinel.trusted_contacts contact
  where workspace_id = $1 and profile_id = any($2::uuid[]) order by created_at desc, id desc`)

/** All trusted contacts by profile, newest first; a profile has at most 20. */
const contactsByProfile = loader<string, readonly TrustedContact[]>(async (ctx, profileIds) => {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<TrustedContactRow>(workspaceId, OF_PROFILES, [workspaceId, profileIds])
  const contacts = rows.map(row => decryptContact(ctx.keys, row))
  return grouped(profileIds, contacts, ({ profileId }) => profileId)
})

/** A page of the trusted contacts of a profile, newest first; its cursors are those of the list of a profile. */
export async function trustedContactsOfProfile(
  ctx: Context,
  { id: profileId, first, after = null }: PageArguments & { readonly id: string },
): Promise<Connection<TrustedContact>> {
  admitReader(ctx.actor)
  const list = `sentinel.trusted_contacts:${profileId}`
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, list, after) : START
  const contacts = (await contactsByProfile(ctx, profileId)) ?? []
  const isAfter = (row: TrustedContact): boolean =>
    row.createdAt < at || (row.createdAt.getTime() === at.getTime() && row.id < id)
  return connection(ctx, list, contacts.filter(isAfter), { first, after }, row => ({
    at: row.createdAt,
    id: row.id,
  }))
}
