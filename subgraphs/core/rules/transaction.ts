export type TransactionType =
  'TRANSFER' | 'DEPOSIT' | 'WITHDRAWAL' | 'PAYMENT' | 'FEE' | 'INTEREST' | 'REVERSAL' | 'ADJUSTMENT'

export type TransferType = 'INTERNAL' | 'INTERBANK' | 'NIP' | 'INTERNATIONAL'

export type TransactionChannel = 'MOBILE' | 'WEB' | 'USSD' | 'ATM' | 'POS' | 'BRANCH' | 'API'

export type TransactionStatus = 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'REVERSED' | 'CANCELLED'
