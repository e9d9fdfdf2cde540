import { keywordsIn } from '#sentinel/detection-rules/keywords.ts'
import type { DebitJudge } from '#sentinel/evaluation/judge.ts'

export const judgeMemoKeyword: DebitJudge<'MEMO_KEYWORD'> = ({ keywords }, { memo }) => {
  const found = keywordsIn(memo, keywords)
  const [first] = found
  if (!first) return null
  return {
    category: { keywordCategory: first.category },
    reason: `The memo contains "${first.text}", which scams of the category ${first.category} use.`,
    observed: { keywords: found.map(({ text }) => text) },
    threshold: null,
  }
}
