/** Verdicts on virtual accounts: each agrees with its account and its parent, and one that collects holds nothing. */
export const VIRTUAL_ACCOUNTS = `select 'VIRTUAL_ACCOUNTS', coalesce(own.id, account.id),
      own.id is null or account.id is null or parent.id is null
        or (account.virtual_kind, account.parent_account_id) is distinct from (own.kind, own.parent_account_id)
        or (account.currency, account.customer_id) is distinct from (parent.currency, parent.customer_id) or parent.virtual_kind is not null
        or (own.kind = 'COLLECTION' and (account.balance_minor <> 0 or account.entries <> 0)),
      format('the virtual account of the kind %s with the balance %s does not agree with its account and its parent', own.kind, account.balance_minor)
    from (select * from core.virtual_accounts where workspace_id = $1) own
    full join (select * from core.accounts where workspace_id = $1 and virtual_kind is not null) account on account.id = own.id
    left join core.accounts parent on parent.workspace_id = $1 and parent.id = coalesce(own.parent_account_id, account.parent_account_id)`
