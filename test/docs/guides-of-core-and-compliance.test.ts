import { isFirstHalf, pagesWithExamples } from './support/page.ts'
import { describePages } from './support/run-pages.ts'

describePages(pagesWithExamples().filter(page => page.startsWith('docs/guides/') && !isFirstHalf(page)))
