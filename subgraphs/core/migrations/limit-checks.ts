/**
 * Part of `core.post`: publishes movements that a limit has refused, in the transaction that stores the refusal under its key. The event
 * is therefore published exactly once: a repeat returns the stored refusal and publishes nothing. See rules/limit-excess.ts.
 */
export const LIMIT_EVENTS = `
      if outcomes && array[20, 21, 22, 23] then
        insert into kernel.outbox (workspace_id, id, type, aggregate_type, aggregate_id, data, request_id, occurred_at)
        select p_workspaces[g], p_ids[g], 'core.limit_exceeded', 'account', account.id,
          jsonb_build_object('accountId', account.id, 'customerId', account.customer_id, 'transactionType', p_types[g], 'transferType', p_transfer_types[g], 'channel', p_channels[g], 'currency', p_currencies[g],
            'amountMinor', p_amounts[g]::text, 'window', (array['SINGLE', 'DAILY', 'WEEKLY', 'MONTHLY'])[outcomes[g] - 19], 'limitMinor', firsts[g]::text, 'remainingMinor', seconds[g]::text),
          p_request_ids[g], p_at
        from generate_series(1, n) as g
        join core.accounts account on account.workspace_id = p_workspaces[g] and account.id = case when p_debit_indexes[g] > 0 then p_debits[g] else p_credits[g] end
        where outcomes[g] between 20 and 23;
      end if;`
