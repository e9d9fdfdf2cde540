/**
 * A part of `core.post`: tells of movements that a limit has refused, in the transaction that keeps the refusal under its key. So it is
 * told exactly when the refusal stands, and a repeat, which is answered from the key, tells nothing. See rules/limit-excess.ts.
 */
export const TELL_LIMITS = `
    if exists (select 1 from unnest(outcomes) as o (outcome) where o.outcome between 20 and 23) then
      insert into kernel.outbox (workspace_id, id, type, aggregate_type, aggregate_id, data, request_id, occurred_at)
      select u.workspace, u.id, 'core.limit_exceeded', 'account', account.id,
        jsonb_build_object('accountId', account.id, 'transactionType', u.type, 'transferType', u.transfer_type, 'channel', u.channel, 'currency', u.currency,
          'amountMinor', u.amount::text, 'window', (array['SINGLE', 'DAILY', 'WEEKLY', 'MONTHLY'])[u.outcome - 19], 'limitMinor', u.first::text, 'remainingMinor', u.second::text),
        u.request_id, p_at
      from unnest(outcomes, p_workspaces, p_ids, p_types, p_transfer_types, p_channels, p_currencies, p_amounts, firsts, seconds, p_debit_places, p_debits, p_credits, p_request_ids)
        as u (outcome, workspace, id, type, transfer_type, channel, currency, amount, first, second, debit_place, debit, credit, request_id)
      cross join lateral (select case when u.debit_place > 0 then u.debit else u.credit end as id) account
      where u.outcome between 20 and 23;
    end if;
`
