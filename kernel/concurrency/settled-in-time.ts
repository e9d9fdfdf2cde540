import { withTimeout } from './with-timeout.ts'

/** Timeout of a call to a partner; shorter than the worker step that contains the call. */
export const PARTNER_TIMEOUT_MS = 3_000

/** The response of a partner, or undefined when the call fails or times out: its outcome is then unknown. */
export async function settledInTime<Reply>(call: () => Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await withTimeout(call(), PARTNER_TIMEOUT_MS, () => new Error('the partner did not reply in time'))
  } catch {
    return undefined
  }
}
