import { expect, test } from '@jest/globals'
import { translated } from '#kernel/database/errors.ts'
import { sentenceOf } from '#app/error-message.ts'

const issue = (code: string, syscall: string, path?: string): Error =>
  Object.assign(new Error(`${code}: issue, ${syscall}`), {
    code,
    syscall,
    ...(path !== undefined && { path }),
  })

test('a file that cannot be created is reported in one sentence with its path', () => {
  expect(sentenceOf(issue('ENOENT', 'open', '/nowhere/monday.backup'))).toBe(
    'The file or folder does not exist (ENOENT, /nowhere/monday.backup).',
  )
})

test('a full disk is reported in one sentence', () => {
  expect(sentenceOf(issue('ENOSPC', 'write'))).toBe('The disk is full (ENOSPC).')
})

test('a missing program is an installation error, reported with its stack', () => {
  expect(sentenceOf(issue('ENOENT', 'spawn postgres', 'postgres'))).toContain('spawn postgres\n')
})

test('a transient database error is reported by its original cause', () => {
  const translate = (code: string, message: string): string =>
    sentenceOf(translated(Object.assign(new Error(message), { code })))

  expect(translate('55P03', 'canceling statement due to lock timeout')).toBe(
    'The database is too busy (canceling statement due to lock timeout): try again.',
  )
  expect(translate('53100', 'could not extend file: No space left on device')).toBe(
    'The database rejected the connection: could not extend file: No space left on device.',
  )
})
