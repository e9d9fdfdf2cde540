import { hash, verify } from '@node-rs/argon2'

/** Argon2id as OWASP's Password Storage Cheat Sheet sets it: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of a random text that nobody kept, so that an unknown address costs the time of a known one. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$1NZzcwYU33jSzH0lyq0t9Q$loeLPbq882bY6zB90c7ou+ygP5Z3JEzkc7ZHlinT3zA'

// One password can be typed as different code points on different keyboards; NFKC makes them one.
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), PARAMETERS)

/** Takes the same time whether there is a hash to compare with or not. */
export async function isPassword(password: string, hashed: string | undefined): Promise<boolean> {
  const matches = await verify(hashed ?? NOBODY, password.normalize('NFKC'))
  return matches && hashed !== undefined
}
