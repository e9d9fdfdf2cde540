import { hash, verify } from '@node-rs/argon2'
import { createSemaphore } from '#kernel/concurrency/semaphore.ts'

/** Argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of a random text that is not stored, so that an unknown address takes as long as a known one. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$1NZzcwYU33jSzH0lyq0t9Q$loeLPbq882bY6zB90c7ou+ygP5Z3JEzkc7ZHlinT3zA'

/**
 * Hashes run on libuv's four threads and are expensive by design. Two at a time leave threads, memory and processors for other work.
 * Beyond the queue a sign-in is refused at once instead of waiting.
 */
export const HASH_CONCURRENCY = 2
export const HASHES_WAITING_MAX = 16
const hashing = createSemaphore({ permits: HASH_CONCURRENCY, waitingMax: HASHES_WAITING_MAX, waitMs: 5_000 })

// One password can be typed as different code points on different keyboards; NFKC makes them one.
export const hashPassword = (password: string): Promise<string> =>
  hashing.run(1, () => hash(password.normalize('NFKC'), PARAMETERS))

/** Takes the same time with and without a hash to compare. Refuses with UNAVAILABLE while too many hashes wait. */
export async function isPassword(password: string, hashed: string | undefined): Promise<boolean> {
  const matches = await hashing.run(1, () => verify(hashed ?? DUMMY_HASH, password.normalize('NFKC')))
  return matches && hashed !== undefined
}
