import { Secret, TOTP } from 'otpauth'
import { randomCode } from '#kernel/id.ts'

/** Parameters of authenticator apps: RFC 6238 with SHA-1, six digits and steps of thirty seconds. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const CODE = /^\d{6}$/
/** Accepted clock difference, in steps. */
const WINDOW = 1

/** A new secret of 160 bits (RFC 4226, section 4), in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The otpauth URI that an authenticator app reads from a QR code. */
export const totpUri = (
  secret: string,
  { issuer, account }: { readonly issuer: string; readonly account: string },
): string => new TOTP({ ...SHAPE, issuer, label: account, secret: Secret.fromBase32(secret) }).toString()

/** The time step of the code; undefined when it matches no step within the window. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...SHAPE, secret: Secret.fromBase32(secret) })
  const token = code.replace(/\s/g, '')
  const delta = CODE.test(token) ? totp.validate({ token, timestamp: now.getTime(), window: WINDOW }) : null
  return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta
}

const RECOVERY_CODES = 10
const HALF = 5

/** Codes of 50 bits each, in two halves to make copying easier. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${randomCode(HALF)}-${randomCode(HALF)}`)

/** Normalises a recovery code for hashing: spaces, hyphens and case do not matter. */
export const normalRecoveryCode = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '')
