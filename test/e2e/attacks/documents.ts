import type { Attack } from './attack.ts'
import { REPEATED } from './documents/repeated.ts'
import { NESTED } from './documents/nested.ts'
import { UNUSUAL } from './documents/unusual.ts'

export const DOCUMENT_ATTACKS: readonly Attack[] = [...REPEATED, ...NESTED, ...UNUSUAL]
