/**
 * Verdicts on loans: the totals of each loan equal its lines and payments, and the system accounts of loans equal the totals of all loans.
 * `sides` are the summed sides of all transactions.
 */
export const LOANS = `select 'LOANS', loan.disbursement_account_id,
      (loan.status in ('ACTIVE', 'IN_ARREARS', 'RESTRUCTURED') and loan.open_principal_minor <> coalesce(line.open_principal, 0))
        or loan.paid_interest_minor <> coalesce(line.paid_interest, 0) or coalesce(line.paid, 0) <> coalesce(repayment.paid, 0),
      format('the loan %s has %s of principal open, its lines %s; it paid %s of interest, its lines %s; its lines were paid %s, its payments make %s',
        loan.loan_number, loan.open_principal_minor, coalesce(line.open_principal, 0), loan.paid_interest_minor, coalesce(line.paid_interest, 0),
        coalesce(line.paid, 0), coalesce(repayment.paid, 0))
    from core.loans loan
    left join (
      select loan_id, sum(due_principal_minor - paid_principal_minor - waived_principal_minor) as open_principal, sum(paid_interest_minor) as paid_interest,
        sum(paid_penalty_minor + paid_fee_minor + paid_interest_minor + paid_principal_minor) as paid
      from core.loan_lines where workspace_id = $1 group by 1) line on line.loan_id = loan.id
    left join (
      select loan_id, sum(amount_minor) as paid from core.loan_repayments where workspace_id = $1 and kind <> 'RECOVERY' group by 1) repayment on repayment.loan_id = loan.id
    where loan.workspace_id = $1
    union all select 'LOANS', null, coalesce(balance.minor, 0) <> coalesce(total.minor, 0),
      format('%s in %s has a balance of %s, the loans make %s', account.kind, account.currency, coalesce(balance.minor, 0), coalesce(total.minor, 0))
    from core.system_accounts account
    left join (select account_id, sum(balance_minor) as minor from sides where is_own group by 1) balance on balance.account_id = account.id
    left join (
      select kind, currency, sum(minor) as minor from core.loans loan cross join lateral (values
        ('LOAN_PRINCIPAL', -open_principal_minor),
        ('LOAN_INTEREST_RECEIVABLE', paid_interest_minor - accrued_interest_minor),
        ('LOAN_INTEREST_SUSPENSE', suspended_interest_minor),
        ('LOAN_ALLOWANCE', provision_minor),
        ('LOAN_CLEARING', 0)) as part (kind, minor)
      where loan.workspace_id = $1 group by 1, 2) total on total.kind = account.kind and total.currency = account.currency
    where account.workspace_id = $1 and account.kind in ('LOAN_PRINCIPAL', 'LOAN_INTEREST_RECEIVABLE', 'LOAN_INTEREST_SUSPENSE', 'LOAN_ALLOWANCE', 'LOAN_CLEARING')`
