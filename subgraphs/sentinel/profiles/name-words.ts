import type { Tx } from '#kernel/command.ts'
import type { Keyring } from '#kernel/security/keyring.ts'

/** The words of a name without case and accents. Apostrophes join the letters beside them; other punctuation separates words. */
export function wordsOf(name: string): readonly string[] {
  const folded = name
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}'’‘ʼ`]/gu, '')
  return [...new Set(folded.split(/[^\p{L}\p{N}]+/u).filter(word => word !== ''))]
}

/** Keyed hashes under which the words of a name are found. */
export const wordHashes = (keys: Pick<Keyring, 'hash'>, workspaceId: string, name: string): string[] =>
  wordsOf(name).map(word => keys.hash(workspaceId, word, 'sentinel.profile_words'))

const DELETE = 'delete from sentinel.profile_words where workspace_id = $1 and profile_id = $2'
const INSERT = `insert into sentinel.profile_words (workspace_id, word_hash, profile_id)
  select $1, word_hash, $2 from unnest($3::text[]) as word (word_hash)`

/** Replaces the search words of a profile; without a name the profile is not found by one. */
export async function saveNameWords(tx: Tx, profileId: string, name: string | null): Promise<void> {
  const { workspaceId } = tx.actor
  await tx.sql(DELETE, [workspaceId, profileId])
  if (name !== null) await tx.sql(INSERT, [workspaceId, profileId, wordHashes(tx.keys, workspaceId, name)])
}
