import type { DetectionVerdict } from '#sentinel/evaluation/verdict.ts'

const POSITIVE = /^\+?(?=.*[1-9])[0-9]+(?:[.,][0-9]+)?(?:\s*[A-Z]{3})?$/

/** Whether a term deposit was closed for a penalty, which the tenant gives as a text such as "120.50". */
export function judgeEarlyWithdrawal(details: Readonly<Record<string, string>> | null): DetectionVerdict {
  const penalty = details?.['penalty']?.trim()
  if (penalty === undefined || !POSITIVE.test(penalty)) return null
  return {
    reason: `A term deposit was closed before its end for a penalty of ${penalty}.`,
    observed: { penalty },
    threshold: { penalty: '0' },
  }
}
