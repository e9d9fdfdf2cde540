import { describePart } from './support/describe-part.ts'

describePart('graph of books')
