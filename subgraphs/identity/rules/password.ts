import type { Fault } from '#kernel/refusals.ts'

/** Words that lead the lists of leaked passwords. Digits and punctuation around them are ignored. */
const COMMON = new Set([
  'password', 'passwort', 'passw', 'pass', 'passwordpassword', 'motdepasse', 'contrasena', 'parola', 'changeme', 'changemenow', 'welcome', 'welcomeback', 'letmein', 'secret', 'topsecret',
  'admin', 'administrator', 'root', 'superuser', 'login', 'user', 'guest', 'test', 'testtest', 'default', 'temp', 'temporary', 'company', 'bank', 'qwerty', 'qwertz', 'azerty', 'qwertyuiop',
  'qwertyqwerty', 'qwertyuiopasdfghjkl', 'asdfghjkl', 'zxcvbnm', 'iloveyou', 'sunshine', 'princess', 'football', 'baseball', 'monkey', 'dragon', 'master', 'michael', 'jennifer', 'superman', 'batman',
  'starwars', 'trustno', 'whatever', 'shadow', 'killer', 'computer', 'internet', 'summer', 'winter', 'spring', 'autumn', 'january', 'monday', 'abcdefghijkl', 'abcdefghijklmnopqrstuvwxyz', 'abcabcabcabc',
])
const DISTINCT_MIN = 5

/** Letters and digits alone, in lower case. */
const bare = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const withoutDigitsAround = (text: string): string => text.replace(/^\p{N}+|\p{N}+$/gu, '')

/** Whether the text counts up or down, such as 123456789012. */
const isCount = (text: string): boolean => /^\d+$/.test(text) && ['01234567890123456789', '98765432109876543210'].some(row => row.repeat(10).includes(text))

interface Person {
  readonly email: string
  readonly name: string
}

/** Faults of a new password. Its length is also checked in the SDL; composition rules are not used (NIST SP 800-63B, 3.1.1.2). */
export function passwordFaults(field: string, password: string, { email, name }: Person): Fault[] {
  const normal = password.normalize('NFKC')
  if ([...normal].length < 12) return [{ field, reason: 'must have at least 12 characters' }]
  const text = bare(password)
  const core = withoutDigitsAround(text)
  const own = [email, email.split('@', 1)[0]!, name].map(bare).filter(each => each !== '')
  if (own.some(each => text === each || core === withoutDigitsAround(each))) return [{ field, reason: 'must not be the e-mail address or name' }]
  if (new Set(normal).size < DISTINCT_MIN || COMMON.has(text) || COMMON.has(core) || isCount(text)) return [{ field, reason: 'must not be one of the most common passwords' }]
  return []
}
