import { expect, test } from '@jest/globals'
import { sentenceOf } from '../../bin/sentence.ts'

const fault = (code: string, syscall: string, path?: string): Error => Object.assign(new Error(`${code}: fault, ${syscall}`), { code, syscall, ...(path !== undefined && { path }) })

test('a file that cannot be made is told in one sentence that names it', () => {
  expect(sentenceOf(fault('ENOENT', 'open', '/nowhere/monday.backup'))).toBe('There is no such file or folder (ENOENT, /nowhere/monday.backup).')
})

test('a full disk is told in one sentence', () => {
  expect(sentenceOf(fault('ENOSPC', 'write'))).toBe('The disk is full (ENOSPC).')
})

test('a program that is missing is a fault of the installation, which is told whole', () => {
  expect(sentenceOf(fault('ENOENT', 'spawn postgres', 'postgres'))).toContain('spawn postgres\n')
})
