import { describePart } from './support/describe-part.ts'

describePart('graph of idv')
