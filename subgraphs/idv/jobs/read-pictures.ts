import type { Job, Worker } from '#kernel/jobs/job.ts'
import { events } from '#idv/events.ts'
import { decryptContent } from '#idv/images/image-details.ts'
import { UNREADABLE } from '#idv/images/unreadable.ts'
import { recordReading } from '#idv/operations/images/record-reading.ts'
import { readDocument } from '#idv/reading/read-document.ts'

const BATCH_SIZE = 4
const READING_MS = 30_000
/** Longer than a run takes. When a worker dies, another one continues after this time. */
const LEASE_MS = 180_000
const ATTEMPTS_MAX = 3

const CLAIM = `with next as (
    select workspace_id, id from idv.images where reading_due_at <= $1
    order by reading_due_at limit ${BATCH_SIZE} for update skip locked)
  update idv.images image set reading_due_at = $2, reading_attempts = image.reading_attempts + 1
  from next where image.workspace_id = next.workspace_id and image.id = next.id
  returning image.workspace_id as "workspaceId", image.id, image.verification_id as "verificationId", image.reading_attempts as attempts`
const POSTPONE = 'update idv.images set reading_due_at = $3 where workspace_id = $1 and id = $2'
const PICTURE = `select image.type, image.document_type as "documentType", content.content from idv.images image
  join idv.image_contents content on content.workspace_id = image.workspace_id and content.id = image.id
  where image.workspace_id = $1 and image.id = $2`

interface Claimed {
  readonly workspaceId: string
  readonly id: string
  readonly verificationId: string
  readonly attempts: number
}

interface StoredPicture {
  readonly type: string
  readonly documentType: string
  readonly content: string
}

/** Reads pictures whose upload did not wait for their reading. A picture that cannot be read three times counts as unreadable. */
export const readPictures: Job = {
  name: 'idv.read_pictures',
  everyMs: 1_000,
  wakesOn: [events.image_added],
  async run(worker) {
    const at = worker.now()
    const claimed = await worker.sql<Claimed>(CLAIM, [at, new Date(at.getTime() + LEASE_MS)])
    for (const picture of claimed) await readPicture(worker, picture)
    return claimed.length
  },
}

async function readPicture(worker: Worker, claimed: Claimed): Promise<void> {
  const { workspaceId, id, verificationId, attempts } = claimed
  try {
    const ctx = await worker.contextIn(workspaceId)
    await ctx.keys.ready(workspaceId)
    const [picture] = await ctx.database.read<StoredPicture & object>(workspaceId, PICTURE, [workspaceId, id])
    // The picture was replaced or erased.
    if (!picture) return
    const result = await readDocument(ctx, decryptContent(ctx.keys, claimed, picture.content), {
      type: picture.documentType.toLowerCase(),
      side: picture.type === 'DOCUMENT_FRONT' ? 'front' : 'back',
      isSandbox: ctx.actor.environment === 'sandbox',
      today: ctx.now().toISOString().slice(0, 10),
      withinMs: READING_MS,
    })
    const reading = 'reading' in result ? result.reading : undefined
    if (reading === undefined && attempts < ATTEMPTS_MAX)
      await worker.sql(POSTPONE, [workspaceId, id, worker.now()])
    else
      await recordReading(await worker.contextIn(workspaceId), {
        verificationId,
        imageId: id,
        reading: reading ?? UNREADABLE,
      })
  } catch (error) {
    // The lease ends later, and the picture is read again.
    worker.log({ error, workspaceId, imageId: id }, 'failed to read a picture')
  }
}
