import { expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { allSubjects } from '#tools/fuzz/campaign.ts'
import { partOf, PARTS } from './support/parts.ts'

test('every operation belongs to a part, and every part has one file', () => {
  const subjects = allSubjects()
  const folder = new URL('./', import.meta.url)
  const covered = readdirSync(folder)
    .filter(name => name.endsWith('.test.ts'))
    .flatMap(name =>
      [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^describePart\('(.+)'\)$/gm)].map(
        ([, part]) => part,
      ),
    )

  expect(subjects.length).toBeGreaterThan(350)
  expect([...new Set(subjects.map(partOf))].sort()).toEqual([...PARTS].sort())
  expect(covered.sort()).toEqual([...PARTS].sort())
})
