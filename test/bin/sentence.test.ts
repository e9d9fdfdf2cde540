import { expect, test } from '@jest/globals'
import { translated } from '#kernel/database/errors.ts'
import { sentenceOf } from '../../bin/sentence.ts'

const issue = (code: string, syscall: string, path?: string): Error => Object.assign(new Error(`${code}: issue, ${syscall}`), { code, syscall, ...(path !== undefined && { path }) })

test('a file that cannot be made is told in one sentence that names it', () => {
  expect(sentenceOf(issue('ENOENT', 'open', '/nowhere/monday.backup'))).toBe('The file or folder does not exist (ENOENT, /nowhere/monday.backup).')
})

test('a full disk is told in one sentence', () => {
  expect(sentenceOf(issue('ENOSPC', 'write'))).toBe('The disk is full (ENOSPC).')
})

test('a program that is missing is a issue of the installation, which is told whole', () => {
  expect(sentenceOf(issue('ENOENT', 'spawn postgres', 'postgres'))).toContain('spawn postgres\n')
})

test('a passing issue of the database is told by what it is, not by what it is turned into', () => {
  const translate = (code: string, message: string): string => sentenceOf(translated(Object.assign(new Error(message), { code })))

  expect(translate('55P03', 'canceling statement due to lock timeout')).toBe('The database is too busy (canceling statement due to lock timeout): try again.')
  expect(translate('53100', 'could not extend file: No space left on device')).toBe('The database rejected the connection: could not extend file: No space left on device.')
})
