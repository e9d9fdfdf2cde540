import { describePart } from './support/describe-part.ts'

describePart('books')
