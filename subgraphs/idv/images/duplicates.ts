import type { Tx } from '#kernel/command.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import type { ImageRow } from '#idv/entities/image.ts'
import type { VerificationRow } from '#idv/entities/verification.ts'
import { decryptImage } from './image-details.ts'
import { IMAGE_COLUMNS } from './image-rows.ts'

type Owner = Pick<VerificationRow, 'workspaceId' | 'externalId'>

// The lock makes one of two uploads of the same picture or document by two people the later one.
const LOCK = `select pg_advisory_xact_lock(hashtextextended('idv.duplicates:' || $1 || ':' || $2, 0))`
const SAME_PIXELS = `select verification.id from idv.images image
  join idv.verifications verification on verification.workspace_id = image.workspace_id and verification.id = image.verification_id
  where image.workspace_id = $1 and image.pixel_hash = $2 and verification.external_id <> $3
  order by image.created_at limit 1`
const SAME_DOCUMENT = `select id from idv.verifications
  where workspace_id = $1 and document_hash = $2 and external_id <> $3 order by created_at limit 1`

const firstId = async (tx: Tx, text: string, hash: string, { workspaceId, externalId }: Owner) => {
  await tx.sql(LOCK, [workspaceId, hash])
  const [found] = await tx.sql<{ id: string }>(text, [workspaceId, hash, externalId])
  return found?.id
}

/** Id of the earliest verification of another person with the same pixels. */
export const samePixels = (tx: Tx, owner: Owner, hash: string): Promise<string | undefined> =>
  firstId(tx, SAME_PIXELS, hash, owner)

/** Id of the earliest verification of another person with the same document. */
export const sameDocument = (tx: Tx, owner: Owner, hash: string): Promise<string | undefined> =>
  firstId(tx, SAME_DOCUMENT, hash, owner)

const PARTS = 8
const PART_LENGTH = 2
/** Similar pictures differ in at most this number of 64 bits. */
const DISTANCE_MAX = 6
/** With at most six different bits, at least two of the eight parts are equal. */
const EQUAL_PARTS_MIN = PARTS - DISTANCE_MAX
const CANDIDATES_MAX = 500

/** Keyed hashes of the parts of a perceptual hash. */
const partHashes = (keys: Keyring, workspaceId: string, perceptualHash: string): string[] =>
  Array.from({ length: PARTS }, (_, part) =>
    keys.hash(
      workspaceId,
      `${part}:${perceptualHash.slice(part * PART_LENGTH, (part + 1) * PART_LENGTH)}`,
      'idv.image_parts',
    ),
  )

const INSERT_PARTS = `insert into idv.image_parts (workspace_id, part_hash, image_id)
  select $1, part_hash, $2 from unnest($3::text[]) as part (part_hash)`

/** Stores the parts under which a selfie is found. */
export async function saveParts(tx: Tx, imageId: string, perceptualHash: string): Promise<void> {
  const { workspaceId } = tx.actor
  await tx.sql(INSERT_PARTS, [workspaceId, imageId, partHashes(tx.keys, workspaceId, perceptualHash)])
}

const CANDIDATES = `with candidate as (
    select image_id from idv.image_parts where workspace_id = $1 and part_hash = any($2::text[])
    group by image_id having count(*) >= ${EQUAL_PARTS_MIN} order by count(*) desc limit ${CANDIDATES_MAX})
  select ${IMAGE_COLUMNS} from candidate
  join idv.images image on image.workspace_id = $1 and image.id = candidate.image_id
  join idv.verifications verification on verification.workspace_id = $1 and verification.id = image.verification_id
  where verification.external_id <> $3 order by image.created_at`

/** Id of the earliest verification of another person with nearly the same selfie. */
export async function nearSelfie(
  tx: Tx,
  { workspaceId, externalId }: Owner,
  perceptualHash: string,
): Promise<string | undefined> {
  const rows = await tx.sql<ImageRow>(CANDIDATES, [
    workspaceId,
    partHashes(tx.keys, workspaceId, perceptualHash),
    externalId,
  ])
  return rows
    .map(row => decryptImage(tx.keys, row))
    .find(
      image =>
        image.perceptualHash !== null && distance(image.perceptualHash, perceptualHash) <= DISTANCE_MAX,
    )?.verificationId
}

/** Number of different bits of two hashes of 64 bits. */
function distance(one: string, other: string): number {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let count = 0
  for (; bits > 0n; bits >>= 1n) count += Number(bits & 1n)
  return count
}
