import type { Job, Worker } from '#kernel/jobs/job.ts'
import type { ProtectiveHoldNoticeRow } from '#sentinel/entities/protective-hold.ts'
import { events } from '#sentinel/events.ts'
import { NOTICE_COLUMNS } from '#sentinel/holds/hold-rows.ts'
import { NOTICE_SUBJECT, NOTICE_TEXT } from '#sentinel/holds/notice-mail.ts'
import { decryptHoldNotice, type ReadableHoldNotice } from '#sentinel/holds/seal-hold.ts'
import { recordHoldNotice } from '#sentinel/operations/holds/record-hold-notice.ts'
import { mailFor } from '#kernel/mail/configured-mail.ts'

const BATCH_SIZE = 10
/** Longer than an attempt takes. When a worker dies, another one sends the notice after this time. */
const LEASE_MS = 120_000
/** Pauses after failed attempts; the last one repeats. */
const PAUSES_MS = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000]
/** Pause while no mail provider is configured. */
const NO_PROVIDER_MS = 5 * 60_000

const CLAIM = `update sentinel.hold_notices notice set attempts = notice.attempts + 1, next_attempt_at = $2
  from (
    select workspace_id, id from sentinel.hold_notices
    where status = 'DUE' and next_attempt_at <= $1 order by next_attempt_at limit ${BATCH_SIZE} for update skip locked) due
  where notice.workspace_id = due.workspace_id and notice.id = due.id
  returning notice.workspace_id as "workspaceId", notice.id`
const POSTPONE = `update sentinel.hold_notices set next_attempt_at = $3, attempts = attempts - $4
  where workspace_id = $1 and id = $2 and status = 'DUE'`
const ONE = `select ${NOTICE_COLUMNS} from sentinel.hold_notices notice where workspace_id = $1 and id = $2 and status = 'DUE'`

interface ClaimedNotice {
  readonly workspaceId: string
  readonly id: string
}

/**
 * Sends the notices of holds by e-mail, outside of any transaction. A notice whose worker dies after the message was sent is sent again
 * with the same Message-ID. A notice that no server accepts until it is due has FAILED.
 */
export const sendHoldNotices: Job = {
  name: 'sentinel.send_hold_notices',
  everyMs: 2_000,
  wakesOn: [events.hold_placed],
  async run(worker) {
    const at = worker.now()
    const claimed = await worker.sql<ClaimedNotice>(CLAIM, [at, new Date(at.getTime() + LEASE_MS)])
    await Promise.all(
      claimed.map(each =>
        sendClaimed(worker, each).catch((error: unknown) => {
          worker.log(
            { error, workspaceId: each.workspaceId, noticeId: each.id },
            'failed to process a notice',
          )
        }),
      ),
    )
    return claimed.length
  },
}

async function sendClaimed(worker: Worker, { workspaceId, id }: ClaimedNotice): Promise<void> {
  const ctx = await worker.contextIn(workspaceId)
  const [row] = await ctx.database.read<ProtectiveHoldNoticeRow>(workspaceId, ONE, [workspaceId, id])
  if (!row) return
  await ctx.keys.ready(workspaceId)
  const notice = decryptHoldNotice(ctx.keys, row)
  if (notice.email === null) {
    await recordHoldNotice(ctx, { ...notice, status: 'NOT_DELIVERABLE' })
    return
  }
  const mail = mailFor(ctx)
  if (!mail) {
    worker.log(
      { workspaceId, noticeId: id, dueAt: notice.dueAt },
      'a notice of a hold waits because SMTP_URL is not set',
    )
    await postpone(worker, notice, NO_PROVIDER_MS, { isAttempt: false })
    return
  }
  try {
    const outcome = await mail.send({
      id: `notice-${id}`,
      to: notice.email,
      subject: NOTICE_SUBJECT,
      text: NOTICE_TEXT,
    })
    // A new context, because the attempt may have taken longer than the deadline of the first one.
    await recordHoldNotice(await worker.contextIn(workspaceId), {
      ...notice,
      status: outcome === 'ACCEPTED' ? 'SENT' : 'FAILED',
    })
  } catch (error) {
    worker.log({ error, workspaceId, noticeId: id }, 'failed to send a notice of a hold')
    await retryLater(worker, notice)
  }
}

/** Another attempt after a pause, the last one when the notice is due; after that one the notice has failed. */
async function retryLater(worker: Worker, notice: ReadableHoldNotice): Promise<void> {
  const leftMs = notice.dueAt.getTime() - worker.now().getTime()
  const pauseMs = PAUSES_MS[Math.min(notice.attempts, PAUSES_MS.length) - 1]!
  if (leftMs > 0) await postpone(worker, notice, Math.min(pauseMs, leftMs), { isAttempt: true })
  else await recordHoldNotice(await worker.contextIn(notice.workspaceId), { ...notice, status: 'FAILED' })
}

const postpone = (
  worker: Worker,
  { workspaceId, id }: ReadableHoldNotice,
  pauseMs: number,
  { isAttempt }: { readonly isAttempt: boolean },
): Promise<unknown> =>
  worker.sql(POSTPONE, [workspaceId, id, new Date(worker.now().getTime() + pauseMs), isAttempt ? 0 : 1])
