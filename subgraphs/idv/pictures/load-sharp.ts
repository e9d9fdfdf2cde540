import type { Sharp, SharpOptions } from 'sharp'

type SharpFactory = (input: Buffer | Uint8Array, options?: SharpOptions) => Sharp

let loading: Promise<SharpFactory> | undefined

/** Loads the library at the first picture, so that it costs no time at the start of a process. */
export const loadSharp = (): Promise<SharpFactory> => (loading ??= load())

async function load(): Promise<SharpFactory> {
  const { default: sharp } = await import('sharp')
  // Each picture is decoded once, and several are decoded beside each other.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
