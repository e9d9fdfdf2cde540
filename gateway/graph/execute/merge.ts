export type ResponseObject = Record<string, unknown>

export function isRecord(value: unknown): value is ResponseObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads own properties only: a response key may be called `constructor`, and inherited values are not data. */
export function ownValue(object: ResponseObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

/** Writes an own property even where the key is `__proto__` and the object came from JSON.parse. */
export function setOwn(object: ResponseObject, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
  } else object[key] = value
}

/**
 * Merges the data of a fetch into the response. Merges objects, and lists of equal length, recursively; replaces other
 * values.
 */
export function merge(target: ResponseObject, source: ResponseObject): void {
  for (const key of Object.keys(source)) {
    const value = source[key]
    if (value === undefined) continue
    const known = ownValue(target, key)
    if (isRecord(known) && isRecord(value)) merge(known, value)
    else if (Array.isArray(known) && Array.isArray(value) && known.length === value.length)
      mergeList(known, value)
    else setOwn(target, key, value)
  }
}

function mergeList(target: unknown[], source: readonly unknown[]): void {
  source.forEach((value, index) => {
    const known = target[index]
    if (isRecord(known) && isRecord(value)) merge(known, value)
    else if (Array.isArray(known) && Array.isArray(value) && known.length === value.length)
      mergeList(known, value)
    else target[index] = value
  })
}

/** Copies data for a second position in the response, so that later merges into one position do not change the other. */
export function copyOf<Value>(value: Value): Value
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (!isRecord(value) || !isPlain(value)) return value
  const copy: ResponseObject = Object.create(null)
  for (const key of Object.keys(value)) copy[key] = copyOf(value[key])
  return copy
}

/** A custom scalar may be any object, such as a Date. Only objects created by GraphQL or JSON are copied. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
