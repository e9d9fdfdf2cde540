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

test('what a page creates in monitoring has a new code or id at each run, so that the page can be pasted again', () => {
  const fixed = all.flatMap(page =>
    examplesOf(textOf(page))
      .filter(({ options }) => !('status' in options))
      .flatMap(({ text }) => [
        ...text.matchAll(
          /\/monitoring\/(?:rules|transactions) '[^$]*?"(?:code|transaction_id)":\s*"([^"]*)"/g,
        ),
      ])
      .map(([, value]) => `${page}: ${value}`)
      .filter(value => !/\$(?:RUN|\(date)/.test(value)),
  )

  expect(fixed).toEqual([])
})

describePages(all.filter(page => !page.startsWith('docs/guides/')))
