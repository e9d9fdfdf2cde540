import { guidesWithExamples, subjectOf } from './support/page.ts'
import { describePages } from './support/run-pages.ts'

describePages(guidesWithExamples().filter(guide => subjectOf(guide) === 'remittance and platform'))
