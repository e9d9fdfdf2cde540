import type { Environment } from '#kernel/principal.ts'
import { EXPIRE_SESSION_MS, sandboxScenarioOf } from '#idv/decision/sandbox.ts'
import { SESSION_MS } from './verification-state.ts'

/** Length of a session in milliseconds. */
export const sessionMsOf = (externalId: string, environment: Environment): number =>
  sandboxScenarioOf({ externalId, environment }) === 'EXPIRE' ? EXPIRE_SESSION_MS : SESSION_MS
