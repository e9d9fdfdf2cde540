export type ResponseObject = Record<string, unknown>

export function isRecord(value: unknown): value is ResponseObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Own properties alone: a response key may be called `constructor`, and what an object inherits is not data. */
export function ownValue(object: ResponseObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

/** Writes an own property even where the key is `__proto__` and the object came from JSON.parse. */
export function setOwn(object: ResponseObject, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
  } else object[key] = value
}

/** Grafts what a fetch returned onto what is known already: objects and lists of equal length grow together. */
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

/** A copy for a second place in the response, so that later merges into one place do not show in the other. */
export function copyOf<Value>(value: Value): Value
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (!isRecord(value) || !isPlain(value)) return value
  const copy: ResponseObject = Object.create(null)
  for (const key of Object.keys(value)) copy[key] = copyOf(value[key])
  return copy
}

/** A custom scalar may be any object, a Date for one; only what GraphQL or JSON built is taken apart. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
