/**
 * Results stored with an Idempotency-Key are JSON; bigints and dates are tagged so that they are restored with their types.
 * Keys of the result that begin with the tag character are escaped with another one.
 */
export function encodeSnapshot(value: unknown): string {
  return JSON.stringify(value ?? null, function (this: Record<string, unknown>, key, seen: unknown) {
    const raw = this[key]
    if (typeof raw === 'bigint') return { $bigint: raw.toString() }
    if (raw instanceof Date) return { $date: raw.toISOString() }
    return isObject(seen) && Object.keys(seen).some(name => name.startsWith('$'))
      ? renameKeys(seen, name => (name.startsWith('$') ? `$${name}` : name))
      : seen
  })
}

/** Restores a value from the JSON of `encodeSnapshot`, which PostgreSQL's jsonb returns already parsed. */
export function decodeSnapshot(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decodeSnapshot)
  if (!isObject(value)) return value
  const { $bigint, $date } = value
  if (typeof $bigint === 'string') return BigInt($bigint)
  if (typeof $date === 'string') return new Date($date)
  return renameKeys(value, name => (name.startsWith('$$') ? name.slice(1) : name), decodeSnapshot)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const renameKeys = (
  value: Record<string, unknown>,
  rename: (name: string) => string,
  change = (inner: unknown): unknown => inner,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [rename(name), change(inner)]))
