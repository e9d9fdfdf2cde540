const MAPPED = (source: string): string =>
  `(select gl_account_id from core.gl_mappings where workspace_id = $1 and source = '${source}')`

/** Lines of the transactions that the relay has not added yet. */
const WAITING_LINES = `(
      with named as materialized (
        select (jsonb_array_elements_text(data -> 'transactionIds'))::uuid as id from kernel.outbox
        where workspace_id = $1 and relayed_at is null and type = 'core.transactions_posted'),
      posted as materialized (
        select id from named
        union all
        select fee.id from named cross join lateral (
          select id from core.transactions where workspace_id = $1 and parent_id = named.id and type = 'FEE' offset 0) fee)
      select line.* from posted cross join lateral (
        select * from core.gl_postings where workspace_id = $1 and transaction_id = posted.id offset 0) line)`

/**
 * Verdicts on the general ledger. Each branch is even on every date in each currency, and the months are the sums of their days. Accounts that
 * hold customers' money equal the customers' balances, with what the relay has still to add; accounts that system accounts map to equal those
 * in what postings added, apart from journals.
 */
export const GENERAL_LEDGER = `select 'GL_BALANCED', null, bool_or(debit <> credit),
      format('debits and credits of the branch %s in %s differ on a date', branch_id, currency)
    from (
      select branch_id, currency, date, sum(debit_minor) as debit, sum(credit_minor) as credit from core.gl_sums
      where workspace_id = $1 and grain = 'DAY' group by 1, 2, 3) day
    group by branch_id, currency
    union all select 'GL_BALANCED', gl_account_id, bool_or(debit <> 0 or credit <> 0), 'the days of the account do not add up to its months'
    from (
      select gl_account_id, sum(case grain when 'DAY' then debit_minor else -debit_minor end) as debit,
        sum(case grain when 'DAY' then credit_minor else -credit_minor end) as credit
      from core.gl_sums where workspace_id = $1
      group by gl_account_id, date_trunc('month', date), branch_id, currency, source, is_adjustment, is_closing) month
    group by gl_account_id
    union all select 'GL_CONTROL', gl_account_id, sum(minor) <> 0,
      format('the account differs from its customers'' balances in %s at the branch %s by %s', currency, branch_id, sum(minor))
    from (
      select gl_account_id, branch_id, currency, credit_minor - debit_minor as minor from core.gl_sums
      where workspace_id = $1 and grain = 'MONTH' and gl_account_id in ${MAPPED('CUSTOMER_ACCOUNT')}
      union all
      select gl_account_id, branch_id, currency, credit_minor - debit_minor from ${WAITING_LINES} waiting
      where gl_account_id in ${MAPPED('CUSTOMER_ACCOUNT')}
      union all
      select mapping.gl_account_id, held.branch_id, held.currency, -held.minor
      from (select account_type, branch_id, currency, sum(balance_minor) as minor from core.accounts where workspace_id = $1 group by 1, 2, 3) held
      join core.gl_mappings mapping on mapping.workspace_id = $1 and mapping.source = 'CUSTOMER_ACCOUNT' and mapping.value = held.account_type) customers
    group by gl_account_id, branch_id, currency
    union all select 'GL_CONTROL', gl_account_id, sum(minor) <> 0,
      format('the account differs from its system accounts in %s by %s', currency, sum(minor))
    from (
      select gl_account_id, currency, credit_minor - debit_minor as minor from core.gl_sums
      where workspace_id = $1 and grain = 'MONTH' and source = 'POSTINGS' and gl_account_id in ${MAPPED('SYSTEM_ACCOUNT')}
      union all
      select mapping.gl_account_id, own.currency, -balance.balance_minor
      from core.system_balances balance
      join core.system_accounts own on own.workspace_id = $1 and own.id = balance.account_id
      join core.gl_mappings mapping on mapping.workspace_id = $1 and mapping.source = 'SYSTEM_ACCOUNT' and mapping.value = own.kind
      where balance.workspace_id = $1) system
    group by gl_account_id, currency`
