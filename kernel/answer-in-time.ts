/** A partner that has not answered by then is counted as silent; shorter than the worker's step, of which it is a part. */
export const PARTNER_TIMEOUT_MS = 3_000

/** What a partner answers, or undefined where it fails or is silent: then nobody knows what it did. */
export async function answerInTime<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<undefined>(resolve => { timer = setTimeout(() => resolve(undefined), PARTNER_TIMEOUT_MS) })
  try {
    return await Promise.race([question(), silence])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
