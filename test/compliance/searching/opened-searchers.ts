import { afterEach } from '@jest/globals'
import {
  openSearcher,
  type OpenedSearcher,
  type SearcherOptions,
} from '#compliance/searching/open-searcher.ts'

const opened: OpenedSearcher[] = []
/** A searcher with one thread, unless set otherwise, that is closed after the test. */
export const open = (options: Partial<SearcherOptions> & Pick<SearcherOptions, 'lists'>): OpenedSearcher => {
  const searcher = openSearcher({ threads: 1, pollMs: 20, ...options })
  opened.push(searcher)
  return searcher
}
afterEach(async () => {
  for (const searcher of opened.splice(0)) await searcher.close()
})

export const UNAVAILABLE = { code: 'SCREENING_UNAVAILABLE', kind: 'unavailable' }
