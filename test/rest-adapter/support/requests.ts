import { BASE, ID } from './edge.ts'

export const TRANSFER = {
  quoteId: ID,
  recipientId: ID,
  transferReason: 'family_support',
  sourceOfFunds: 'salary',
  relationshipToRecipient: 'parent',
}

export const urlOf = (path: string): string => `${BASE}${path.replace('{id}', ID)}`
