import { INTEREST_UNITS } from '#core/rules/interest/accrual.ts'

/** Postings of interest on this many business dates are compared with their transactions. */
const POSTED_DAYS = 40

/**
 * Verdicts on interest: the sums of the last closed date follow from those of the date before, recent postings of interest have
 * transactions of their amounts, and the principal of each running term is on its account.
 */
export const ACCRUALS = `select 'ACCRUALS', accrual.account_id,
      accrual.accrued <> coalesce(previous.accrued, 0) + coalesce(correction.amount, 0) - (coalesce(posting.posted_minor, 0) + coalesce(settled.paid, 0))::numeric * ${INTEREST_UNITS} + accrual.amount
      or accrual.charged <> coalesce(previous.charged, 0) + coalesce(correction.charge, 0) + (coalesce(posting.charged_minor, 0) + coalesce(settled.charged, 0))::numeric * ${INTEREST_UNITS} + accrual.charge,
      format('the accrued interest of %s does not follow from the date before', accrual.accrual_date)
    from core.policies policy
    join core.accruals accrual on accrual.workspace_id = policy.workspace_id and accrual.accrual_date = policy.business_date - 1
    left join core.accruals previous on previous.workspace_id = $1 and previous.accrual_date = accrual.accrual_date - 1 and previous.account_id = accrual.account_id
    left join core.accrual_corrections correction
      on correction.workspace_id = $1 and correction.accrual_date = accrual.accrual_date - 1 and correction.account_id = accrual.account_id
    left join core.interest_postings posting on posting.workspace_id = $1 and posting.booking_date = accrual.accrual_date - 1 and posting.account_id = accrual.account_id
    left join (
      select accrual_date, account_id, sum(paid_minor + forgone_minor) as paid, sum(charged_minor) as charged from core.interest_settlements
      where workspace_id = $1 group by accrual_date, account_id) settled
      on settled.accrual_date = accrual.accrual_date - 1 and settled.account_id = accrual.account_id
    where policy.workspace_id = $1
    union all select 'ACCRUALS', posting.account_id,
      (posting.posted_minor > 0 and (interest.amount_minor, interest.fee_minor, interest.credit_account_id)
        is distinct from (posting.posted_minor, posting.tax_minor, posting.account_id))
      or (posting.charged_minor > 0 and (charge.amount_minor, charge.debit_account_id) is distinct from (posting.charged_minor, posting.account_id)),
      format('the interest of %s has other transactions than it records', posting.booking_date)
    from core.policies policy
    join core.interest_postings posting on posting.workspace_id = policy.workspace_id and posting.booking_date >= policy.business_date - ${POSTED_DAYS}
    left join core.transactions interest on interest.workspace_id = $1 and interest.id = posting.interest_transaction_id
    left join core.transactions charge on charge.workspace_id = $1 and charge.id = posting.charge_transaction_id
    where policy.workspace_id = $1
    union all select 'ACCRUALS', term.account_id, account.id is null or account.balance_minor < term.principal_minor,
      format('the principal of the term that started on %s is not on its account', term.start_date)
    from core.account_terms term
    left join core.accounts account on account.workspace_id = $1 and account.id = term.account_id and account.term_id = term.id
    where term.workspace_id = $1 and term.status = 'RUNNING'`
