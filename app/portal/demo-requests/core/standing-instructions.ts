import type { DemoRequests, DemoStep } from '#gateway/portal/content.ts'

const RENT = {
  source_account_id: '{account.id}',
  destination_account_id: '{payee.id}',
  amount_type: 'FIXED',
  amount: 250,
  currency: 'NGN',
  frequency: 'MONTHLY',
  start_date: '2099-01-31',
  max_executions: 12,
  narration: 'Rent',
  on_failure: 'RETRY',
}
const instruction: DemoStep = { route: 'POST /standing-instructions', body: RENT }

/** Demo requests on standing instructions; `account` and `payee` are rows of the service's preparation. */
export const standingInstructionRequests: Pick<DemoRequests, 'preparation' | 'parameters' | 'bodies'> = {
  preparation: {
    instruction,
    paused: { route: 'POST /standing-instructions/{instruction.id}/pause' },
  },
  parameters: {
    '/standing-instructions/{id}': { id: '{instruction.id}' },
    '/standing-instructions/{id}/resume': { id: '{paused.id}' },
  },
  bodies: { createStandingInstruction: RENT },
}
