/** Results kept with an Idempotency-Key are JSON; bigints and dates are tagged so that they come back as what they were. */
export function encodeSnapshot(value: unknown): string {
  return JSON.stringify(value ?? null, function (this: Record<string, unknown>, key, seen) {
    const raw = this[key]
    if (typeof raw === 'bigint') return { $bigint: raw.toString() }
    if (raw instanceof Date) return { $date: raw.toISOString() }
    return seen as unknown
  })
}

/** The value that `encodeSnapshot` was given; PostgreSQL's jsonb arrives parsed. */
export function decodeSnapshot(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decodeSnapshot)
  if (value === null || typeof value !== 'object') return value
  const tagged = value as { $bigint?: string; $date?: string }
  if (typeof tagged.$bigint === 'string') return BigInt(tagged.$bigint)
  if (typeof tagged.$date === 'string') return new Date(tagged.$date)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, decodeSnapshot(inner)]))
}
