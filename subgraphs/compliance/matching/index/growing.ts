type Numbers = Uint8Array | Uint16Array | Int16Array | Uint32Array | Float32Array | Float64Array

export interface Growing<T extends Numbers> {
  readonly length: number
  push(value: number): void
  append(values: T): void
  /** Copies the numbers into shared memory of the exact size. */
  done(): T
}

/** A growable typed array. */
export function createGrowing<T extends Numbers>(
  make: (buffer: SharedArrayBuffer | number) => T,
  bytesEach: number,
): Growing<T> {
  let numbers = make(1024)
  let length = 0
  const ensureCapacity = (more: number): void => {
    if (length + more <= numbers.length) return
    const wider = make(Math.max(length + more, Math.ceil(numbers.length * 1.6)))
    wider.set(numbers.subarray(0, length))
    numbers = wider
  }
  return {
    get length() {
      return length
    },
    push(value) {
      ensureCapacity(1)
      numbers[length++] = value
    },
    append(values) {
      ensureCapacity(values.length)
      numbers.set(values, length)
      length += values.length
    },
    done() {
      const shared = make(new SharedArrayBuffer(length * bytesEach))
      shared.set(numbers.subarray(0, length))
      return shared
    },
  }
}

export const growingBytes = (): Growing<Uint8Array> =>
  createGrowing(from => new Uint8Array(from as number), 1)
export const growingShorts = (): Growing<Uint16Array> =>
  createGrowing(from => new Uint16Array(from as number), 2)
export const growingYears = (): Growing<Int16Array> =>
  createGrowing(from => new Int16Array(from as number), 2)
export const growingWords = (): Growing<Uint32Array> =>
  createGrowing(from => new Uint32Array(from as number), 4)
export const growingFloats = (): Growing<Float32Array> =>
  createGrowing(from => new Float32Array(from as number), 4)
export const growingDoubles = (): Growing<Float64Array> =>
  createGrowing(from => new Float64Array(from as number), 8)
