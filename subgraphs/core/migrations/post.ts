import { migration } from '#kernel/database/migration.ts'
import { asLedger, ROLES } from '#kernel/database/tables.ts'
import { LIMIT_EVENTS } from './limit-checks.ts'
import {
  CLASSES,
  END_HOLDS,
  MOST_COUNTED,
  MOST_HELD,
  PARAMETERS,
  SUMS,
  USED_ON,
  windowTest,
} from './post-parts.ts'

/** Claims the keys, in order. Keys of earlier requests are looked up, and their postings are not attempted. */
const CLAIM_KEYS = `
    for k in 1..n loop if p_keys[k] is not null and outcomes[k] = 0 then keyed := keyed + 1; end if; end loop;
    if keyed > 0 then
      with claimed as (
        insert into kernel.idempotency as existing (workspace_id, subject, key, fingerprint, outcome, reference, created_at, expires_at)
        select p_workspaces[g], p_subjects[g], p_keys[g], p_fingerprints[g], 'done', p_ids[g], p_at, p_at + interval '24 hours'
        from generate_series(1, n) as g
        where p_keys[g] is not null and outcomes[g] = 0
        order by p_workspaces[g], p_subjects[g] collate "C", p_keys[g] collate "C"
        on conflict (workspace_id, subject, key) do update
          set fingerprint = excluded.fingerprint, outcome = excluded.outcome, reference = excluded.reference, snapshot = null, sealed_snapshot = null,
              response_status = null, response_body = null, sealed_body = null, created_at = excluded.created_at, expires_at = excluded.expires_at
          where existing.expires_at <= excluded.created_at
        returning reference)
      select array_agg(reference order by reference) into claimed from claimed;
      if coalesce(array_length(claimed, 1), 0) < keyed then
        originals := '[]'::jsonb;
        j := 1;
        for k in 1..n loop
          if p_keys[k] is null or outcomes[k] <> 0 then continue; end if;
          -- Ids of a batch are ordered, and so are the claimed ones.
          if claimed[j] = p_ids[k] then j := j + 1; continue; end if;
          select i.fingerprint = p_fingerprints[k] as same, i.outcome, i.reference, i.snapshot into before from kernel.idempotency i
            where i.workspace_id = p_workspaces[k] and i.subject = p_subjects[k] and i.key = p_keys[k];
          if before.reference = p_ids[k] then continue; end if;
          outcomes[k] := case when not before.same then 100 when before.reference is null then 103 when before.outcome = 'refused' then 102 else 101 end;
          if before.same then originals := originals || jsonb_build_array(jsonb_build_object('at', k, 'id', before.reference, 'refused', before.snapshot)); end if;
        end loop;
      end if;
    end if;`

/** Locks the accounts in the given order, and reads them; expired holds end here. */
const LOCK_ACCOUNTS = `
    if accounts > 0 then
      select array_agg(case when a.status = 'ACTIVE' and a.restriction = 'NONE' then a.currency end), array_agg(a.status::text), array_agg(a.restriction::text), array_agg(a.currency),
        array_agg(a.balance_minor), array_agg(a.minimum_minor + a.held_minor + a.uncleared_minor - a.overdraft_minor), array_agg(a.overdraft_minor),
        array_agg(a.entries), array_agg(a.last_entry_at), array_agg(greatest(a.used_on, p_account_todays[g])),
        array_agg(case when a.used is null then unused when a.used_on >= p_account_todays[g] then a.used else core.used_on(a.used, a.used_on, p_account_todays[g]) end),
        array_agg(a.ctid), array_agg(g) filter (where a.holds_end_at <= p_at)
      into open_in, statuses, restrictions, currencies, balances, kept_back, arranged, sequences, lasts, days, sums, tids, ending
      from generate_series(1, accounts) as g
      left join lateral (select x.ctid, x.status, x.restriction, x.currency, x.balance_minor, x.held_minor, x.uncleared_minor, x.minimum_minor, x.overdraft_minor, x.entries,
        x.last_entry_at, x.holds_end_at, x.used, x.used_on
        from core.accounts x where x.workspace_id = p_account_workspaces[g] and x.id = p_accounts[g] for no key update offset 0) a on true;
      if ending is not null then
        foreach k in array ending loop
          perform core.end_holds(p_account_workspaces[k], p_accounts[k], p_at);
          select x.minimum_minor + x.held_minor + x.uncleared_minor - x.overdraft_minor as kept_back, x.ctid into ended
            from core.accounts x where x.workspace_id = p_account_workspaces[k] and x.id = p_accounts[k];
          kept_back[k] := ended.kept_back; tids[k] := ended.ctid;
        end loop;
      end if;
      changed := array_fill(false, array[accounts]); counts := changed;
      forced := array_fill(null::bigint, array[accounts]);
    end if;`

/** Whether the accounts of posting `k` accept it. Most do, and one comparison shows it. */
const OPEN_TEST = `
      if (d > 0 and open_in[d] is distinct from p_currencies[k]) or (c > 0 and open_in[c] is distinct from p_currencies[k]) then
        outcomes[k] := case
          when d > 0 and statuses[d] is null then 1
          when c > 0 and statuses[c] is null then 2
          when d > 0 and currencies[d] <> p_currencies[k] or c > 0 and currencies[c] <> p_currencies[k] then 3
          when p_flags[k] & 2 <> 0 then 0
          when d > 0 and statuses[d] <> 'ACTIVE' then case statuses[d] when 'FROZEN' then 4 when 'DORMANT' then 6 when 'CLOSED' then 8 else 10 end
          when d > 0 and restrictions[d] in ('PND', 'FULL') then 12
          when c > 0 and statuses[c] <> 'ACTIVE' then case statuses[c] when 'FROZEN' then 5 when 'DORMANT' then 7 when 'CLOSED' then 9 else 11 end
          when c > 0 and restrictions[c] in ('PNC', 'FULL') then 13
          else 0 end;
        if outcomes[k] <> 0 then continue; end if;
      end if;`

/** Checks the limits of the payer, or for a deposit of the payee. */
const LIMIT_TEST = `
      cls := p_counted_classes[k];
      if cls is not null and p_flags[k] & 4 = 0 then
        j := case when d > 0 then d else c end;
        for i in p_checks_from[k]..p_checks_to[k] loop
          if p_amounts[k] > p_check_singles[i] then outcomes[k] := 20; firsts[k] := p_check_singles[i]; seconds[k] := p_check_singles[i]; exit; end if;
          ${windowTest(1, 'p_check_days', 21)}${windowTest(2, 'p_check_weeks', 22)}${windowTest(3, 'p_check_months', 23)}
        end loop;
        if outcomes[k] <> 0 then continue; end if;
      end if;`

/** Whether the payer has sufficient funds. If a system account pays, as for a deposit, the payee pays the fee. */
const FUNDS_TEST = `
      amount := p_amounts[k] + greatest(p_vat_legs[k], 0);
      incoming := p_amounts[k] + greatest(-p_vat_legs[k], 0);
      charged := case when p_fee_ids[k] is null then 0 else p_fees[k] + p_vats[k] end;
      total := amount + charged;
      if d > 0 then
        if balances[d] - kept_back[d] < total then
          if p_flags[k] & 1 = 0 then outcomes[k] := 14; firsts[k] := balances[d] - kept_back[d]; seconds[k] := total; continue; end if;
          if balances[d] - total < -${MOST_HELD} then outcomes[k] := 15; continue; end if;
        end if;
      elsif c > 0 and charged > 0 and balances[c] + incoming - kept_back[c] < charged and p_flags[k] & 1 = 0 then
        outcomes[k] := 14; firsts[k] := balances[c] + incoming - kept_back[c]; seconds[k] := charged; continue;
      end if;
      if c > 0 and balances[c] + incoming > ${MOST_HELD} then outcomes[k] := 15; continue; end if;`

/** Applies the posting to the arrays, so that later postings of the batch see it. */
const APPLY = `
      at := greatest(p_at, lasts[nullif(d, 0)], lasts[nullif(c, 0)]);
      if at > p_at then posted_at[k] := at; later := true; end if;
      if d > 0 then
        sequences[d] := sequences[d] + 1; debit_sequences[k] := sequences[d];
        balances[d] := balances[d] - amount; debit_afters[k] := balances[d];
        lasts[d] := at; changed[d] := true;
      end if;
      if c > 0 then
        sequences[c] := sequences[c] + 1; credit_sequences[k] := sequences[c];
        balances[c] := balances[c] + incoming; credit_afters[k] := balances[c];
        lasts[c] := at; changed[c] := true;
      end if;
      if p_fee_ids[k] is not null then
        charges := charges + 1;
        j := case when d > 0 then d else c end;
        if j > 0 then sequences[j] := sequences[j] + 1; balances[j] := balances[j] - charged; end if;
      end if;
      if p_flags[k] & 1 <> 0 then
        j := case when d > 0 then d else c end;
        if j > 0 and balances[j] < -arranged[j] then forced[j] := greatest(forced[j], -balances[j] - arranged[j]); end if;
      end if;
      if cls is not null then
        if p_flags[k] & 4 = 0 then
          j := case when d > 0 then d else c end;
          -- The account's usage may already be on the next day; the amount then counts there.
          p_counted_on[k] := days[j];
          sums[j][cls * 3 - 2] := least(sums[j][cls * 3 - 2] + p_amounts[k], ${MOST_COUNTED});
          sums[j][cls * 3 - 1] := least(sums[j][cls * 3 - 1] + p_amounts[k], ${MOST_COUNTED});
          sums[j][cls * 3] := least(sums[j][cls * 3] + p_amounts[k], ${MOST_COUNTED});
        else
          j := c;
          if p_counted_on[k] = days[j] then sums[j][cls * 3 - 2] := greatest(sums[j][cls * 3 - 2] - p_amounts[k], 0); end if;
          if date_trunc('week', p_counted_on[k]) = date_trunc('week', days[j]) then sums[j][cls * 3 - 1] := greatest(sums[j][cls * 3 - 1] - p_amounts[k], 0); end if;
          if date_trunc('month', p_counted_on[k]) = date_trunc('month', days[j]) then sums[j][cls * 3] := greatest(sums[j][cls * 3] - p_amounts[k], 0); end if;
        end if;
        counts[j] := true;
      end if;
      made := made + 1;`

/** Addresses the rows by their physical location: they are locked, so it cannot change. */
const WRITE_ACCOUNTS = `
      update core.accounts a set balance_minor = balances[g], entries = sequences[g], last_entry_at = lasts[g],
        unarranged_minor = greatest(a.unarranged_minor, forced[g]),
        used = case when counts[g] then ${SUMS} else a.used end, used_on = case when counts[g] then days[g] else a.used_on end
      from generate_series(1, accounts) as g
      where changed[g] and a.ctid = tids[g];`

const WRITE_TRANSACTIONS = `
      insert into core.transactions (workspace_id, id, reference, type, transfer_type, posted_status, channel, currency, amount_minor, fee_minor, vat_minor,
        debit_account_id, credit_account_id, vat_account_id, vat_leg_minor, debit_sequence, debit_after_minor, credit_sequence, credit_after_minor, counted_class, counted_on,
        other_account_number, other_bank_code, destination_name, narration, description, initiated_by, approved_by, actor_kind, actor_id, request_id,
        session_id, external_reference, parent_id, reverses_id, reason, metadata, created_at)
      select p_workspaces[g], p_ids[g], p_references[g], p_types[g], p_transfer_types[g], p_statuses[g], p_channels[g], p_currencies[g], p_amounts[g], p_fees[g], p_vats[g],
        p_debits[g], p_credits[g], case when p_vat_legs[g] <> 0 then p_vat_accounts[g] end, p_vat_legs[g],
        debit_sequences[g], debit_afters[g], credit_sequences[g], credit_afters[g], p_counted_classes[g], p_counted_on[g],
        p_other_numbers[g], p_other_banks[g], p_names[g], p_narrations[g], p_descriptions[g], p_initiated_by[g], p_approved_by[g], p_actor_kinds[g], p_actor_ids[g], p_request_ids[g],
        p_sessions[g], p_external_references[g], p_parents[g], p_reverses[g], p_reasons[g], p_metadata[g]::jsonb, posted_at[g]
      from generate_series(1, n) as g where outcomes[g] = 0;

      if charges > 0 then
        insert into core.transactions (workspace_id, id, reference, type, posted_status, channel, currency, amount_minor, vat_minor,
          debit_account_id, credit_account_id, vat_account_id, vat_leg_minor, debit_sequence, debit_after_minor, narration, initiated_by, actor_kind, actor_id, request_id, parent_id, created_at)
        select p_workspaces[g], p_fee_ids[g], p_fee_references[g], 'FEE', 'COMPLETED', p_channels[g], p_currencies[g], p_fees[g], p_vats[g],
          case when p_debit_indexes[g] = 0 and p_credit_indexes[g] > 0 then p_credits[g] else p_debits[g] end, p_fee_accounts[g], case when p_vats[g] <> 0 then p_vat_accounts[g] end, p_vats[g],
          coalesce(debit_sequences[g], credit_sequences[g]) + 1, coalesce(debit_afters[g], credit_afters[g]) - p_fees[g] - p_vats[g],
          p_narrations[g], p_initiated_by[g], p_actor_kinds[g], p_actor_ids[g], p_request_ids[g], p_ids[g], posted_at[g]
        from generate_series(1, n) as g where outcomes[g] = 0 and p_fee_ids[g] is not null;
      end if;

      if 'PENDING' = any(p_statuses) then
        insert into core.transaction_progress (workspace_id, transaction_id, status, due_at, updated_at)
        select p_workspaces[g], p_ids[g], 'PENDING', posted_at[g], posted_at[g] from generate_series(1, n) as g where outcomes[g] = 0 and p_statuses[g] = 'PENDING';
      end if;

      insert into kernel.outbox (workspace_id, id, type, aggregate_type, aggregate_id, data, request_id, occurred_at)
      select p_policy_workspaces[w], p_fact_ids[w], 'core.postings_made', 'ledger', p_policy_workspaces[w], jsonb_build_object('transactionIds', made.ids), '', p_at
      from (select array_position(p_policy_workspaces, p_workspaces[g]) as w, jsonb_agg(p_ids[g]) as ids from generate_series(1, n) as g where outcomes[g] = 0 group by 1) made;`

/**
 * Posts a batch in one transaction. Each posting is atomic, and later postings see earlier ones. A batch mixes tenants, so the accounts
 * of each posting are checked against its workspace. Locks keys in order, then accounts in order.
 * Values are read from the arrays by position: unnesting them would copy every value twice more. The planner's settings are set on the
 * function, since a plan from when the tables were empty would be kept for the life of a session.
 *
 * `outcomes` has a number per posting: 0 posted; 1-29 refused, see ledger/outcomes.ts; 90 priced with another version of the policy, not
 * attempted; 100 the key was used for another request; 101 posted before under this key; 102 refused before; 103 the key is held.
 * `posted_at` is null if all of them were posted at `p_at`.
 */
const POST = `
  create function core.post(${PARAMETERS},
    out outcomes int[], out firsts bigint[], out seconds bigint[], out originals jsonb,
    out debit_sequences bigint[], out debit_afters bigint[], out credit_sequences bigint[], out credit_afters bigint[], out posted_at timestamptz[])
  language plpgsql security definer set search_path = ''
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
  declare
    n constant int := array_length(p_ids, 1);
    accounts constant int := coalesce(array_length(p_accounts, 1), 0);
    unused constant bigint[] := array_fill(0::bigint, array[${CLASSES * 3}]);
    later boolean := false; keyed int := 0; made int := 0; charges int := 0; k int; d int; c int; j int; cls int;
    amount bigint; incoming bigint; charged bigint; total bigint; spent bigint; at timestamptz;
    stale uuid[]; claimed uuid[]; before record; ended record; ending int[];
    open_in text[]; statuses text[]; restrictions text[]; currencies text[];
    balances bigint[]; kept_back bigint[]; arranged bigint[]; sequences bigint[]; lasts timestamptz[]; sums bigint[]; days date[]; tids tid[];
    changed boolean[]; counts boolean[]; forced bigint[];
  begin
    outcomes := array_fill(0, array[n]); firsts := array_fill(0::bigint, array[n]); seconds := firsts;
    debit_sequences := array_fill(null::bigint, array[n]); debit_afters := debit_sequences; credit_sequences := debit_sequences; credit_afters := debit_sequences;
    posted_at := array_fill(p_at, array[n]);
    originals := null;

    select array_agg(u.workspace) into stale
    from unnest(p_policy_workspaces, p_policy_versions) as u (workspace, version)
    where not exists (select 1 from core.policies p where p.workspace_id = u.workspace and p.version = u.version offset 0);
    if stale is not null then
      for k in 1..n loop if p_workspaces[k] = any(stale) then outcomes[k] := 90; end if; end loop;
    end if;
    ${CLAIM_KEYS}
    ${LOCK_ACCOUNTS}
    for k in 1..n loop
      if outcomes[k] <> 0 then continue; end if;
      d := p_debit_indexes[k]; c := p_credit_indexes[k];
      if d > 0 and (p_accounts[d] <> p_debits[k] or p_account_workspaces[d] <> p_workspaces[k])
        or c > 0 and (p_accounts[c] <> p_credits[k] or p_account_workspaces[c] <> p_workspaces[k])
      then raise exception 'posting % names other accounts than it locks', k using errcode = 'data_exception'; end if;
      ${OPEN_TEST}${LIMIT_TEST}${FUNDS_TEST}${APPLY}
    end loop;

    if made > 0 then
      ${WRITE_ACCOUNTS}${WRITE_TRANSACTIONS}
    end if;

    if not later then posted_at := null; end if;

    if made < n then${LIMIT_EVENTS}
    end if;
    if keyed > 0 and made < n then
      update kernel.idempotency i set outcome = 'refused', snapshot = jsonb_build_array(outcomes[g], firsts[g]::text, seconds[g]::text)
      from generate_series(1, n) as g
      where outcomes[g] between 1 and 29 and p_keys[g] is not null and i.workspace_id = p_workspaces[g] and i.subject = p_subjects[g] and i.key = p_keys[g];
    end if;
  end $$;
  revoke all on function core.post from public;
  grant execute on function core.post to ${ROLES.app};
  grant execute on function core.end_holds, core.used_on to ${ROLES.app};`

export const post = migration('20261124100020_core_post', asLedger('core', USED_ON + END_HOLDS + POST))
