/**
 * Settles with the work, or rejects with the error of `onTimeout` after `ms`. The work itself is not stopped; its later
 * rejection is ignored.
 */
export async function withTimeout<Value>(
  work: Promise<Value>,
  ms: number,
  onTimeout: () => Error,
): Promise<Value> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(onTimeout()), ms)
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
