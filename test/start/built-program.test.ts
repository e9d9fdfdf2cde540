import { beforeEach, expect, test } from '@jest/globals'
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isProgramBuilt, stampsOf } from '#app/built-program.js'
import { scratchFolder } from '#test/support/scratch-folder.ts'

let path: string
let root: URL
const index = (): string => join(path, 'dist/program/index.json')

beforeEach(() => {
  path = scratchFolder('built-')
  root = pathToFileURL(`${path}/`)
  mkdirSync(join(path, 'dist/program'), { recursive: true })
  for (const name of ['main.ts', 'package-lock.json']) writeFileSync(join(path, name), 'first')
  writeFileSync(index(), JSON.stringify({ stamps: stampsOf(['main.ts', 'package-lock.json'], root) }))
})

test('the bundle of this run is made from the source files as they are', () => {
  expect(isProgramBuilt()).toBe(true)
})

test('a bundle is used while its source files are unchanged', () => {
  expect(isProgramBuilt(root)).toBe(true)
})

test.each<[string, () => void]>([
  ['the size of a file differs', () => writeFileSync(join(path, 'main.ts'), 'second')],
  [
    'a file was written later',
    () => utimesSync(join(path, 'main.ts'), new Date(), new Date(Date.now() + 2_000)),
  ],
  ['a file is gone', () => rmSync(join(path, 'main.ts'))],
  ['other packages were installed', () => writeFileSync(join(path, 'package-lock.json'), 'others')],
  ['the index is unreadable', () => writeFileSync(index(), '{')],
  ['there is no bundle', () => rmSync(index())],
])('the program runs from its source when %s', (_name, change) => {
  change()
  expect(isProgramBuilt(root)).toBe(false)
})
