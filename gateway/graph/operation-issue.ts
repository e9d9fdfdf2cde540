import type { ValidatedOperation } from '#gateway/graph/guard/document-validator.ts'

/** Returns the reason why a client's operation cannot run. Without it, Apollo Server would respond with 500 in both cases. */
export function operationIssue(operation: ValidatedOperation | undefined): string | undefined {
  if (!operation)
    return 'operationName must name an operation of the document, and must be given where there are several.'
  return operation.node.operation === 'subscription' ? 'Subscriptions are not offered.' : undefined
}
