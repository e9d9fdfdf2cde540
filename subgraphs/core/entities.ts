import { AccountChange } from './entities/account-change.ts'
import { AccountSearchToken } from './entities/account-search-token.ts'
import { Account } from './entities/account.ts'
import { AccountTerm } from './entities/terms/account-term.ts'
import { AccrualCorrection } from './entities/end-of-day/accrual-correction.ts'
import { Accrual } from './entities/end-of-day/accrual.ts'
import { BalanceSnapshot } from './entities/end-of-day/balance-snapshot.ts'
import { BusinessDay } from './entities/end-of-day/business-day.ts'
import { EodFailure } from './entities/end-of-day/eod-failure.ts'
import { EodRun } from './entities/end-of-day/eod-run.ts'
import { EodStep } from './entities/end-of-day/eod-step.ts'
import { InterestPosting } from './entities/end-of-day/interest-posting.ts'
import { InterestSettlement } from './entities/end-of-day/interest-settlement.ts'
import { FiscalPeriod } from './entities/journals/fiscal-period.ts'
import { JournalCounter } from './entities/journals/journal-counter.ts'
import { JournalLine } from './entities/journals/journal-line.ts'
import { YearEndClose } from './entities/journals/year-end-close.ts'
import { Journal } from './entities/journals/journal.ts'
import { AccountHolder } from './entities/holders/account-holder.ts'
import { Branch } from './entities/branches/branch.ts'
import { CustomerBranch } from './entities/branches/customer-branch.ts'
import { ClosedCustomer } from './entities/closed-customer.ts'
import { CustomerProtectiveHold } from './entities/customer-protective-hold.ts'
import { CustomerSuspension } from './entities/customer-suspension.ts'
import { ConversionCorridor } from './entities/currencies/conversion-corridor.ts'
import { ConversionQuote } from './entities/currencies/conversion-quote.ts'
import { ExchangeRate } from './entities/currencies/exchange-rate.ts'
import { VirtualAccount } from './entities/virtual-accounts/virtual-account.ts'
import { SweepExecution } from './entities/sweeps/sweep-execution.ts'
import { Sweep } from './entities/sweeps/sweep.ts'
import { StandingInstructionExecution } from './entities/standing-instructions/standing-instruction-execution.ts'
import { StandingInstruction } from './entities/standing-instructions/standing-instruction.ts'
import { FeeConfig } from './entities/fee-config.ts'
import { GlAccount } from './entities/general-ledger/gl-account.ts'
import { GlChange } from './entities/general-ledger/gl-change.ts'
import { GlMapping } from './entities/general-ledger/gl-mapping.ts'
import { GlPosition } from './entities/general-ledger/gl-position.ts'
import { GlSum } from './entities/general-ledger/gl-sum.ts'
import { Hold } from './entities/hold.ts'
import { IntegrityMark } from './entities/integrity-mark.ts'
import { IntegrityRun } from './entities/integrity-run.ts'
import { IntegritySum } from './entities/integrity-sum.ts'
import { LedgerBlock } from './entities/ledger-block.ts'
import { LedgerChain } from './entities/ledger-chain.ts'
import { LedgerQueueEntry } from './entities/ledger-queue-entry.ts'
import { Limit } from './entities/limit.ts'
import { LoanAccrual } from './entities/loans/loan-accrual.ts'
import { LoanChange } from './entities/loans/loan-change.ts'
import { LoanCollateral } from './entities/loans/loan-collateral.ts'
import { LoanGuarantor } from './entities/loans/loan-guarantor.ts'
import { LoanLine } from './entities/loans/loan-line.ts'
import { LoanProductVersion } from './entities/loans/loan-product-version.ts'
import { LoanProduct } from './entities/loans/loan-product.ts'
import { LoanRepayment } from './entities/loans/loan-repayment.ts'
import { Loan } from './entities/loans/loan.ts'
import { SequenceAllocation } from './entities/sequence-allocation.ts'
import { Policy } from './entities/policy.ts'
import { ProductVersion } from './entities/product-version.ts'
import { Product } from './entities/product.ts'
import { RemittanceBooking } from './entities/remittance-booking.ts'
import { SimulatedRailTransfer } from './entities/simulated-rail-transfer.ts'
import { StatementChunk } from './entities/statement-chunk.ts'
import { Statement } from './entities/statement.ts'
import { SystemAccount } from './entities/system-account.ts'
import { SystemBalance } from './entities/system-balance.ts'
import { TransactionHistory } from './entities/transaction-history.ts'
import { TransactionProgress } from './entities/transaction-progress.ts'
import { Transaction } from './entities/transaction.ts'

/** Tables of core banking. */
export const entities = [
  Account,
  AccountChange,
  AccountHolder,
  AccountSearchToken,
  AccountTerm,
  Accrual,
  AccrualCorrection,
  BalanceSnapshot,
  BusinessDay,
  Branch,
  ClosedCustomer,
  CustomerBranch,
  ConversionCorridor,
  ConversionQuote,
  CustomerProtectiveHold,
  CustomerSuspension,
  EodFailure,
  EodRun,
  EodStep,
  ExchangeRate,
  FeeConfig,
  FiscalPeriod,
  GlAccount,
  GlChange,
  GlMapping,
  GlPosition,
  GlSum,
  Hold,
  IntegrityMark,
  IntegrityRun,
  IntegritySum,
  InterestPosting,
  InterestSettlement,
  Journal,
  JournalCounter,
  JournalLine,
  LedgerBlock,
  LedgerChain,
  LedgerQueueEntry,
  Limit,
  Loan,
  LoanAccrual,
  LoanChange,
  LoanCollateral,
  LoanGuarantor,
  LoanLine,
  LoanProduct,
  LoanProductVersion,
  LoanRepayment,
  SequenceAllocation,
  Policy,
  Product,
  ProductVersion,
  RemittanceBooking,
  SimulatedRailTransfer,
  Statement,
  StatementChunk,
  StandingInstruction,
  StandingInstructionExecution,
  Sweep,
  SweepExecution,
  SystemAccount,
  SystemBalance,
  Transaction,
  TransactionHistory,
  TransactionProgress,
  VirtualAccount,
  YearEndClose,
] as const
