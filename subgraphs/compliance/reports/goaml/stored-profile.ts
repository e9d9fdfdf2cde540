import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import { GoamlProfileVersion, type GoamlProfileRow } from '#compliance/entities/goaml-profile.ts'
import type { GoamlPeople, GoamlProfile } from './profile.ts'

export const PROFILE_COLUMNS = columnsOf(GoamlProfileVersion, 'profile')

/** The version that applies to new reports. */
export const LATEST_PROFILE = `select ${PROFILE_COLUMNS} from compliance.goaml_profiles profile
  where workspace_id = $1 order by version desc limit 1`
const ONE = `select ${PROFILE_COLUMNS} from compliance.goaml_profiles profile where workspace_id = $1 and id = $2`

type Key = Pick<GoamlProfileRow, 'workspaceId' | 'id'>

const encryptionContextOf = ({ workspaceId, id }: Key): string =>
  `compliance.goaml_profiles:${workspaceId}:${id}`

export const sealPeople = (keys: Keyring, key: Key, people: GoamlPeople): string =>
  keys.seal(key.workspaceId, JSON.stringify(people), encryptionContextOf(key))

/** The whole profile, decrypted. */
export function openProfile(keys: Keyring, row: GoamlProfileRow): GoamlProfile {
  const people = JSON.parse(keys.open(row.workspaceId, row.people, encryptionContextOf(row))) as GoamlPeople
  return { version: row.goamlVersion, ...row.settings, ...people }
}

/** A version of the workspace's profile, which exists because a report refers to it. */
export async function loadProfile(ctx: Context, id: string): Promise<GoamlProfileRow> {
  const { workspaceId } = ctx.actor
  const [row] = await ctx.database.read<GoamlProfileRow>(workspaceId, ONE, [workspaceId, id])
  return row!
}
