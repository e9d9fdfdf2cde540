import { expect, test } from '@jest/globals'
import { NOT_RUN } from './support/not-run.ts'
import { examplesOf, pagesWithExamples, textOf } from './support/page.ts'
import { describePages } from './support/run-pages.ts'

const all = pagesWithExamples()

test('the readme, the tour, the guides and the operations pages have examples to run', () => {
  expect(all.slice(0, 2)).toEqual(['README.md', 'docs/tour.md'])
  expect(all.filter(page => page.startsWith('docs/operations/')).length).toBeGreaterThanOrEqual(5)
  expect(all.filter(page => page.startsWith('docs/guides/')).length).toBeGreaterThanOrEqual(9)
})

test('every excluded example still exists', () => {
  const removed = NOT_RUN.filter(
    ({ page, begins }) => !examplesOf(textOf(page)).some(({ text }) => text.startsWith(begins)),
  )

  expect(removed).toEqual([])
})

describePages(all.filter(page => !page.startsWith('docs/guides/')))
