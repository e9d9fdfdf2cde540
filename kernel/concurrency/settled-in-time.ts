/** Timeout of a call to a partner; shorter than the worker step that contains the call. */
export const PARTNER_TIMEOUT_MS = 3_000

/** The response of a partner, or undefined when the call fails or times out: its outcome is then unknown. */
export async function settledInTime<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), PARTNER_TIMEOUT_MS)
  })
  try {
    return await Promise.race([question(), silence])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
