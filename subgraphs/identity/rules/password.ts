import type { ValidationIssue } from '#kernel/refusals.ts'

/** The most common words in lists of leaked passwords. Digits and punctuation around them are ignored. */
const COMMON = new Set([
  'password',
  'passwort',
  'passw',
  'pass',
  'mypassword',
  'newpassword',
  'thisisapassword',
  'motdepasse',
  'contrasena',
  'parola',
  'changeme',
  'changemenow',
  'welcome',
  'welcomeback',
  'letmein',
  'secret',
  'topsecret',
  'admin',
  'administrator',
  'root',
  'superuser',
  'login',
  'user',
  'guest',
  'test',
  'default',
  'temp',
  'temporary',
  'company',
  'bank',
  'qwerty',
  'qwertz',
  'azerty',
  'qwertyuiop',
  'qazwsx',
  'qazwsxedc',
  'qazwsxedcrfv',
  '1q2w3e4r5t6y',
  '1q2w3e4r5t6y7u',
  '1qaz2wsx3edc',
  '1qaz2wsx3edc4rfv',
  'q1w2e3r4t5y6',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'monkey',
  'dragon',
  'master',
  'michael',
  'jennifer',
  'superman',
  'batman',
  'starwars',
  'trustno',
  'whatever',
  'shadow',
  'killer',
  'computer',
  'internet',
  'summer',
  'winter',
  'spring',
  'autumn',
  'january',
  'monday',
  'abc',
])
const DISTINCT_MIN = 5

/** Letters and digits only, in lower case. */
const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
const withoutDigitsAround = (text: string): string => text.replace(/^\p{N}+|\p{N}+$/gu, '')

const LETTERS_FOR: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }
/** Replaces digits and symbols by the letters that they often stand for, as in P@ssw0rd. */
const inLetters = (password: string): string =>
  withoutDigitsAround(lettersAndDigits(password.replaceAll('@', 'a').replaceAll('$', 's'))).replace(
    /[013457]/g,
    digit => LETTERS_FOR[digit]!,
  )

/** The repeated unit of a text, such as "test" of "testtest"; the whole text when nothing repeats. */
const unitOf = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text
const REPEATED_LENGTH_MAX = 6

const ROWS = [
  '0123456789'.repeat(20),
  'abcdefghijklmnopqrstuvwxyz'.repeat(8),
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
]
const RUNS = [...ROWS, ...ROWS.map(row => [...row].reverse().join(''))]
const RUN_LENGTH_MIN = 3

/** Whether the text consists of runs along the alphabet, the digits or a keyboard row, such as abcdef123456. */
function isSequence(text: string): boolean {
  if (text === '') return false
  let rest = text
  while (rest !== '') {
    let length = rest.length
    while (length >= RUN_LENGTH_MIN && !RUNS.some(run => run.includes(rest.slice(0, length)))) length -= 1
    if (length < RUN_LENGTH_MIN) return false
    rest = rest.slice(length)
  }
  return true
}

const isRepetition = (text: string): boolean =>
  unitOf(text) !== text && unitOf(text).length <= REPEATED_LENGTH_MAX

const isCommon = (password: string, text: string): boolean =>
  [text, withoutDigitsAround(text), inLetters(password)].some(
    form => COMMON.has(form) || COMMON.has(unitOf(form)),
  )

interface Person {
  readonly email: string
  readonly name: string
}

/** Validation issues of a new password. The SDL also checks the length; composition rules are not used (NIST SP 800-63B, 3.1.1.2). */
export function passwordIssues(field: string, password: string, { email, name }: Person): ValidationIssue[] {
  const normal = password.normalize('NFKC')
  if ([...normal].length < 12) return [{ field, reason: 'must have at least 12 characters' }]
  const text = lettersAndDigits(password)
  const core = withoutDigitsAround(text)
  const own = [email, email.split('@', 1)[0]!, name].map(lettersAndDigits).filter(each => each !== '')
  if (own.some(each => text === each || (core !== '' && core === withoutDigitsAround(each))))
    return [{ field, reason: 'must not be the e-mail address or name' }]
  if (isCommon(password, text)) return [{ field, reason: 'must not be one of the most common passwords' }]
  if (new Set(normal).size < DISTINCT_MIN || isSequence(text) || isRepetition(text))
    return [{ field, reason: 'must not be a sequence or repetition of a few characters' }]
  return []
}
