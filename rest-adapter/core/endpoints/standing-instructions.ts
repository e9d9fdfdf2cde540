import type { Endpoint } from '#rest-adapter/endpoint.ts'

const auth = ['staff', 'tenant'] as const
const tag = 'Standing instructions'
const changed = { STANDING_INSTRUCTION_NOT_FOUND: 404, INVALID_STATE: 409 }

/** Transfers at regular dates, and what became of them. */
export const standingInstructions: readonly Endpoint[] = [
  {
    route: 'POST /standing-instructions',
    operation: 'CreateStandingInstruction',
    status: 201,
    auth,
    request: 'StandingInstructionRequest',
    errors: {
      ACCOUNT_NOT_FOUND: 404,
      ACCOUNT_CLOSED: 422,
      BANK_UNKNOWN: 422,
      CURRENCY_MISMATCH: 422,
      RAIL_NOT_CONFIGURED: 422,
      SAME_ACCOUNT: 422,
    },
    tag,
    isExtension: true,
  },
  {
    route: 'GET /standing-instructions',
    operation: 'ListStandingInstructions',
    status: 200,
    auth,
    response: 'StandingInstructionList',
    errors: { ACCOUNT_NOT_FOUND: 404, CURSOR_INVALID: 400 },
    tag,
    isExtension: true,
  },
  {
    route: 'GET /standing-instructions/{id}',
    operation: 'GetStandingInstruction',
    status: 200,
    auth,
    errors: { STANDING_INSTRUCTION_NOT_FOUND: 404 },
    notFound: 'STANDING_INSTRUCTION_NOT_FOUND',
    tag,
    isExtension: true,
  },
  {
    route: 'PATCH /standing-instructions/{id}',
    operation: 'UpdateStandingInstruction',
    status: 200,
    auth,
    request: 'StandingInstructionChange',
    errors: changed,
    tag,
    isExtension: true,
  },
  {
    route: 'POST /standing-instructions/{id}/pause',
    operation: 'PauseStandingInstruction',
    status: 200,
    auth,
    errors: changed,
    tag,
    isExtension: true,
  },
  {
    route: 'POST /standing-instructions/{id}/resume',
    operation: 'ResumeStandingInstruction',
    status: 200,
    auth,
    errors: { ...changed, ACCOUNT_CLOSED: 422 },
    tag,
    isExtension: true,
  },
  {
    route: 'POST /standing-instructions/{id}/cancel',
    operation: 'CancelStandingInstruction',
    status: 200,
    auth,
    errors: changed,
    tag,
    isExtension: true,
  },
  {
    route: 'GET /standing-instructions/{id}/executions',
    operation: 'ListStandingInstructionExecutions',
    status: 200,
    auth,
    response: 'StandingInstructionExecutionList',
    errors: { STANDING_INSTRUCTION_NOT_FOUND: 404, CURSOR_INVALID: 400 },
    tag,
    isExtension: true,
  },
]
