import { migration } from '#kernel/database/migration.ts'
import { asLedger, ROLES } from '#kernel/database/tables.ts'
import { TELL_LIMITS } from './limit-facts.ts'

/** Adds an amount that counts on a day to what was used by then: to the day, the ISO week and the month that it falls into. */
const USED_AFTER = `
  create function core.used_on(p_used bigint[], p_used_on date, p_today date) returns bigint[] language plpgsql immutable as $$
  declare
    same_week boolean; same_month boolean;
  begin
    if p_used is null or p_used_on is null then return array_fill(0::bigint, array[24]); end if;
    if p_used_on >= p_today then return p_used; end if;
    same_week := date_trunc('week', p_used_on) = date_trunc('week', p_today);
    same_month := date_trunc('month', p_used_on) = date_trunc('month', p_today);
    for c in 0..7 loop
      p_used[c * 3 + 1] := 0;
      if not same_week then p_used[c * 3 + 2] := 0; end if;
      if not same_month then p_used[c * 3 + 3] := 0; end if;
    end loop;
    return p_used;
  end $$;

  create function core.used_after(p_used bigint[], p_used_on date, p_today date, p_class int, p_on date, p_amount bigint) returns bigint[] language plpgsql immutable as $$
  declare
    used bigint[] := core.used_on(p_used, p_used_on, p_today);
    today date := greatest(p_used_on, p_today);
    at int := (p_class - 1) * 3;
  begin
    -- What is past all limits anyhow counts no further, so that no sum passes the end of bigint.
    if p_on = today then used[at + 1] := least(greatest(0, used[at + 1] + p_amount), 4000000000000000000); end if;
    if p_on = today or date_trunc('week', p_on) = date_trunc('week', today) then used[at + 2] := least(greatest(0, used[at + 2] + p_amount), 4000000000000000000); end if;
    if p_on = today or date_trunc('month', p_on) = date_trunc('month', today) then used[at + 3] := least(greatest(0, used[at + 3] + p_amount), 4000000000000000000); end if;
    return used;
  end $$;`

/** Lets holds go whose time has come; the accounts are locked already, so nobody else counts them meanwhile. */
const END_HOLDS = `
  create function core.end_holds(p_workspace uuid, p_account uuid, p_at timestamptz) returns void language plpgsql as $$
  declare
    ended bigint;
  begin
    with done as (
      update core.holds h set status = 'EXPIRED', remaining_minor = 0, updated_at = p_at
      from (select workspace_id, id, remaining_minor from core.holds
            where workspace_id = p_workspace and account_id = p_account and remaining_minor > 0 and expires_at <= p_at for no key update) due
      where h.workspace_id = due.workspace_id and h.id = due.id
      returning due.remaining_minor)
    select coalesce(sum(remaining_minor), 0) into ended from done;
    update core.accounts a set held_minor = held_minor - ended,
      holds_end_at = (select min(expires_at) from core.holds where workspace_id = p_workspace and account_id = p_account and remaining_minor > 0)
    where a.workspace_id = p_workspace and a.id = p_account;
  end $$;`

const PARAMETERS = `
    p_policy_workspaces uuid[], p_policy_versions bigint[], p_fact_ids uuid[],
    p_account_workspaces uuid[], p_accounts uuid[], p_account_todays date[],
    p_workspaces uuid[], p_subjects text[], p_keys text[], p_fingerprints text[],
    p_ids uuid[], p_references text[], p_types text[], p_transfer_types text[], p_statuses text[], p_channels text[], p_currencies text[],
    p_amounts bigint[], p_fees bigint[], p_vats bigint[], p_vat_legs bigint[], p_vat_accounts uuid[],
    p_fee_ids uuid[], p_fee_references text[], p_fee_accounts uuid[],
    p_debit_places int[], p_credit_places int[], p_debits uuid[], p_credits uuid[], p_flags int[],
    p_counted_classes int[], p_counted_on date[], p_todays date[],
    p_checks_from int[], p_checks_to int[], p_check_classes int[], p_check_singles bigint[], p_check_days bigint[], p_check_weeks bigint[], p_check_months bigint[],
    p_other_numbers text[], p_other_banks text[], p_names text[], p_narrations text[], p_descriptions text[],
    p_initiated_by uuid[], p_approved_by uuid[], p_actor_kinds text[], p_actor_ids text[], p_request_ids text[], p_sessions text[], p_external_references text[],
    p_parents uuid[], p_reverses uuid[], p_reasons text[], p_metadata text[], p_at timestamptz`

/**
 * Posts a batch in one transaction, each of its postings whole or not at all; those before count for those after. Takes each
 * posting's workspace and tests its accounts against it, since a batch mixes tenants. Locks keys in order, then accounts in order.
 *
 * `outcomes` has a number for each: 0 posted; 1-29 refused, by ledger/outcomes.ts; 90 priced by another version of the policy, not
 * tried; 100 the key was used for another request; 101 posted before under this key; 102 refused before; 103 the key is held.
 */
const POST = `
  create function core.post(${PARAMETERS},
    out outcomes int[], out firsts bigint[], out seconds bigint[], out originals jsonb,
    out debit_places bigint[], out debit_afters bigint[], out credit_places bigint[], out credit_afters bigint[], out posted_at timestamptz[])
  language plpgsql security definer set search_path = '' as $$
  declare
    n int := array_length(p_ids, 1);
    accounts int := coalesce(array_length(p_accounts, 1), 0);
    keyed int; kept int; k int; d int; c int; j int; cls int;
    amount bigint; total bigint; available bigint; spent bigint;
    stale uuid[];
    statuses text[]; restrictions text[]; currencies text[];
    balances bigint[]; unheld bigint[]; floors bigint[]; arranged bigint[]; places bigint[]; lasts timestamptz[]; used bigint[];
    changed boolean[]; forced bigint[];
    use_class int[]; use_on date[]; use_today date[]; use_amount bigint[];
    more int[] := '{}';
    at timestamptz; ending int[];
  begin
    outcomes := array_fill(0, array[n]); firsts := array_fill(0::bigint, array[n]); seconds := firsts;
    debit_places := array_fill(null::bigint, array[n]); debit_afters := debit_places; credit_places := debit_places; credit_afters := debit_places;
    posted_at := array_fill(p_at, array[n]);
    originals := null;

    select array_agg(u.workspace) into stale
    from unnest(p_policy_workspaces, p_policy_versions) as u (workspace, version)
    where not exists (select 1 from core.policies p where p.workspace_id = u.workspace and p.version = u.version offset 0);
    if stale is not null then
      for k in 1..n loop if p_workspaces[k] = any(stale) then outcomes[k] := 90; end if; end loop;
    end if;

    -- Keys.
    select count(*) into keyed from unnest(p_keys, outcomes) as u (key, outcome) where key is not null and outcome = 0;
    if keyed > 0 then
      insert into kernel.idempotency as kept (workspace_id, subject, key, fingerprint, outcome, reference, created_at, expires_at)
      select u.workspace, u.subject, u.key, u.fingerprint, 'done', u.id, p_at, p_at + interval '24 hours'
      from unnest(p_workspaces, p_subjects, p_keys, p_fingerprints, p_ids, outcomes) as u (workspace, subject, key, fingerprint, id, outcome)
      where u.key is not null and u.outcome = 0
      order by u.workspace, u.subject, u.key
      on conflict (workspace_id, subject, key) do update
        set fingerprint = excluded.fingerprint, outcome = excluded.outcome, reference = excluded.reference, snapshot = null, sealed_snapshot = null,
            response_status = null, response_body = null, sealed_body = null, created_at = excluded.created_at, expires_at = excluded.expires_at
        where kept.expires_at <= excluded.created_at;
      get diagnostics kept = row_count;
      if kept < keyed then
        declare
          before record;
        begin
          originals := '[]'::jsonb;
          for before in
            select u.pos::int as pos, u.fingerprint = i.fingerprint as same, i.outcome, i.reference, i.snapshot
            from unnest(p_workspaces, p_subjects, p_keys, p_fingerprints, p_ids, outcomes) with ordinality as u (workspace, subject, key, fingerprint, id, outcome, pos)
            cross join lateral (select x.fingerprint, x.outcome, x.reference, x.snapshot from kernel.idempotency x
              where x.workspace_id = u.workspace and x.subject = u.subject and x.key = u.key offset 0) i
            where u.key is not null and u.outcome = 0 and i.reference is distinct from u.id
          loop
            outcomes[before.pos] := case when not before.same then 100 when before.reference is null then 103 when before.outcome = 'refused' then 102 else 101 end;
            if before.same then originals := originals || jsonb_build_array(jsonb_build_object('at', before.pos, 'id', before.reference, 'refused', before.snapshot)); end if;
          end loop;
        end;
      end if;
    end if;

    -- Accounts, locked in the order in which they are given.
    if accounts > 0 then
      select array_agg(a.status), array_agg(a.restriction), array_agg(a.currency), array_agg(a.balance_minor),
        array_agg(a.held_minor + a.uncleared_minor), array_agg(a.minimum_minor), array_agg(a.overdraft_minor), array_agg(a.entries), array_agg(a.last_entry_at),
        array_agg(u.pos::int) filter (where a.holds_end_at <= p_at)
      into statuses, restrictions, currencies, balances, unheld, floors, arranged, places, lasts, ending
      from unnest(p_account_workspaces, p_accounts) with ordinality as u (workspace, id, pos)
      left join lateral (select x.* from core.accounts x where x.workspace_id = u.workspace and x.id = u.id for no key update offset 0) a on true;
      if ending is not null then
        foreach k in array ending loop
          perform core.end_holds(p_account_workspaces[k], p_accounts[k], p_at);
          unheld[k] := (select held_minor + uncleared_minor from core.accounts where workspace_id = p_account_workspaces[k] and id = p_accounts[k]);
        end loop;
      end if;
      if array_length(p_check_classes, 1) > 0 then
        select array_agg(core.used_on(x.used, x.used_on, u.today)) into used
        from unnest(p_account_workspaces, p_accounts, p_account_todays) as u (workspace, id, today)
        left join lateral (select y.used, y.used_on from core.accounts y where y.workspace_id = u.workspace and y.id = u.id offset 0) x on true;
      end if;
      changed := array_fill(false, array[accounts]);
      forced := array_fill(null::bigint, array[accounts]);
      use_class := array_fill(null::int, array[accounts]); use_on := array_fill(null::date, array[accounts]);
      use_today := use_on; use_amount := forced;
    end if;

    for k in 1..n loop
      if outcomes[k] <> 0 then continue; end if;
      d := p_debit_places[k]; c := p_credit_places[k];
      amount := p_amounts[k] + greatest(p_vat_legs[k], 0);
      total := amount + case when p_fee_ids[k] is null then 0 else p_fees[k] + p_vats[k] end;

      if d > 0 then
        if statuses[d] is null then outcomes[k] := 1; continue; end if;
        if currencies[d] <> p_currencies[k] then outcomes[k] := 3; continue; end if;
        if p_flags[k] & 2 = 0 then
          if statuses[d] <> 'ACTIVE' then
            outcomes[k] := case statuses[d] when 'FROZEN' then 4 when 'DORMANT' then 6 when 'CLOSED' then 8 else 10 end; continue;
          end if;
          if restrictions[d] in ('PND', 'FULL') then outcomes[k] := 12; continue; end if;
        end if;
      end if;
      if c > 0 then
        if statuses[c] is null then outcomes[k] := 2; continue; end if;
        if currencies[c] <> p_currencies[k] then outcomes[k] := 3; continue; end if;
        if p_flags[k] & 2 = 0 then
          if statuses[c] <> 'ACTIVE' then
            outcomes[k] := case statuses[c] when 'FROZEN' then 5 when 'DORMANT' then 7 when 'CLOSED' then 9 else 11 end; continue;
          end if;
          if restrictions[c] in ('PNC', 'FULL') then outcomes[k] := 13; continue; end if;
        end if;
      end if;

      -- Limits of the account that counts: the payer, or of a deposit the payee.
      cls := p_counted_classes[k];
      j := case when d > 0 and p_flags[k] & 4 = 0 then d else c end;
      if cls is not null and p_checks_to[k] >= p_checks_from[k] and p_flags[k] & 4 = 0 then
        for i in p_checks_from[k]..p_checks_to[k] loop
          if p_amounts[k] > p_check_singles[i] then outcomes[k] := 20; firsts[k] := p_check_singles[i]; seconds[k] := p_check_singles[i]; exit; end if;
          if p_check_days[i] is not null then
            spent := 0;
            for x in 0..7 loop if p_check_classes[i] & (1 << x) <> 0 then spent := spent + used[j][x * 3 + 1]; end if; end loop;
            if spent + p_amounts[k] > p_check_days[i] then outcomes[k] := 21; firsts[k] := p_check_days[i]; seconds[k] := greatest(0, p_check_days[i] - spent); exit; end if;
          end if;
          if p_check_weeks[i] is not null then
            spent := 0;
            for x in 0..7 loop if p_check_classes[i] & (1 << x) <> 0 then spent := spent + used[j][x * 3 + 2]; end if; end loop;
            if spent + p_amounts[k] > p_check_weeks[i] then outcomes[k] := 22; firsts[k] := p_check_weeks[i]; seconds[k] := greatest(0, p_check_weeks[i] - spent); exit; end if;
          end if;
          if p_check_months[i] is not null then
            spent := 0;
            for x in 0..7 loop if p_check_classes[i] & (1 << x) <> 0 then spent := spent + used[j][x * 3 + 3]; end if; end loop;
            if spent + p_amounts[k] > p_check_months[i] then outcomes[k] := 23; firsts[k] := p_check_months[i]; seconds[k] := greatest(0, p_check_months[i] - spent); exit; end if;
          end if;
        end loop;
        if outcomes[k] <> 0 then continue; end if;
      end if;

      if d > 0 then
        available := balances[d] - unheld[d] - floors[d] + arranged[d];
        if available < total then
          if p_flags[k] & 1 = 0 then outcomes[k] := 14; firsts[k] := available; seconds[k] := total; continue; end if;
          forced[d] := greatest(coalesce(forced[d], 0), total - balances[d] - arranged[d], 0);
        end if;
      end if;

      -- Far below the end of bigint, so that no sum can ever pass it.
      if c > 0 and balances[c] + p_amounts[k] > 4000000000000000000 then outcomes[k] := 15; continue; end if;

      at := greatest(p_at, lasts[nullif(d, 0)], lasts[nullif(c, 0)]);
      posted_at[k] := at;
      if d > 0 then
        balances[d] := balances[d] - total;
        debit_places[k] := places[d] + 1; debit_afters[k] := balances[d] + total - amount;
        places[d] := places[d] + case when p_fee_ids[k] is null then 1 else 2 end;
        lasts[d] := at; changed[d] := true;
      end if;
      if c > 0 then
        balances[c] := balances[c] + p_amounts[k] + greatest(-p_vat_legs[k], 0);
        places[c] := places[c] + 1;
        credit_places[k] := places[c]; credit_afters[k] := balances[c];
        lasts[c] := at; changed[c] := true;
      end if;
      if cls is not null then
        if p_flags[k] & 4 = 0 then j := case when d > 0 then d else c end; amount := p_amounts[k]; else j := c; amount := -p_amounts[k]; end if;
        if used is not null and p_flags[k] & 4 = 0 then
          for x in 0..2 loop used[j][cls * 3 - x] := least(used[j][cls * 3 - x] + amount, 4000000000000000000); end loop;
        end if;
        if use_class[j] is null then
          use_class[j] := cls; use_on[j] := p_counted_on[k]; use_today[j] := p_todays[k]; use_amount[j] := amount;
        elsif use_class[j] = cls and use_on[j] = p_counted_on[k] and use_today[j] = p_todays[k] and (use_amount[j] < 0) = (amount < 0) then
          use_amount[j] := least(use_amount[j] + amount, 4000000000000000000);
        else
          more := more || k;
        end if;
      end if;
    end loop;

    if true = any(changed) then
      update core.accounts a set balance_minor = u.balance, entries = u.place, last_entry_at = u.last,
        unarranged_minor = greatest(a.unarranged_minor, coalesce(u.forced, 0)),
        used = case when u.class is null then a.used else core.used_after(a.used, a.used_on, u.today, u.class, u.counted_on, u.amount) end,
        used_on = case when u.class is null then a.used_on else greatest(a.used_on, u.today) end
      from unnest(p_account_workspaces, p_accounts, balances, places, lasts, changed, forced, use_class, use_on, use_today, use_amount)
        as u (workspace, id, balance, place, last, changed, forced, class, counted_on, today, amount)
      where a.workspace_id = u.workspace and a.id = u.id and u.changed;
      foreach k in array more loop
        j := case when p_flags[k] & 4 <> 0 or p_debit_places[k] = 0 then p_credit_places[k] else p_debit_places[k] end;
        update core.accounts a set used = core.used_after(a.used, a.used_on, p_todays[k], p_counted_classes[k], p_counted_on[k], case when p_flags[k] & 4 = 0 then 1 else -1 end * p_amounts[k]),
          used_on = greatest(a.used_on, p_todays[k])
        where a.workspace_id = p_account_workspaces[j] and a.id = p_accounts[j];
      end loop;
    end if;

    if 0 = any(outcomes) then
      insert into core.transactions (workspace_id, id, reference, type, transfer_type, posted_status, channel, currency, amount_minor, fee_minor, vat_minor,
        debit_account_id, credit_account_id, vat_account_id, vat_leg_minor, debit_place, debit_after_minor, credit_place, credit_after_minor, counted_class, counted_on,
        other_account_number, other_bank_code, destination_name, narration, description, initiated_by, approved_by, actor_kind, actor_id, request_id,
        session_id, external_reference, parent_id, reverses_id, reason, metadata, created_at)
      select u.workspace, u.id, u.reference, u.type, u.transfer_type, u.status, u.channel, u.currency, u.amount, u.fee, u.vat,
        u.debit, u.credit, case when u.vat_leg = 0 then null else u.vat_account end, u.vat_leg, u.debit_place, u.debit_after, u.credit_place, u.credit_after, u.class, u.counted_on,
        u.other_number, u.other_bank, u.name, u.narration, u.description, u.initiated_by, u.approved_by, u.actor_kind, u.actor_id, u.request_id,
        u.session, u.external_reference, u.parent, u.reverses, u.reason, u.metadata::jsonb, u.at
      from unnest(outcomes, p_workspaces, p_ids, p_references, p_types, p_transfer_types, p_statuses, p_channels, p_currencies, p_amounts, p_fees, p_vats,
        p_debits, p_credits, p_vat_accounts, p_vat_legs, debit_places, debit_afters, credit_places, credit_afters, p_counted_classes, p_counted_on,
        p_other_numbers, p_other_banks, p_names, p_narrations, p_descriptions, p_initiated_by, p_approved_by, p_actor_kinds, p_actor_ids, p_request_ids,
        p_sessions, p_external_references, p_parents, p_reverses, p_reasons, p_metadata, posted_at)
        as u (outcome, workspace, id, reference, type, transfer_type, status, channel, currency, amount, fee, vat,
        debit, credit, vat_account, vat_leg, debit_place, debit_after, credit_place, credit_after, class, counted_on,
        other_number, other_bank, name, narration, description, initiated_by, approved_by, actor_kind, actor_id, request_id,
        session, external_reference, parent, reverses, reason, metadata, at)
      where u.outcome = 0;

      if exists (select 1 from unnest(p_fee_ids) as f (id) where f.id is not null) then
        insert into core.transactions (workspace_id, id, reference, type, posted_status, channel, currency, amount_minor, vat_minor,
          debit_account_id, credit_account_id, vat_account_id, vat_leg_minor, debit_place, debit_after_minor, narration, initiated_by, actor_kind, actor_id, request_id, parent_id, created_at)
        select u.workspace, u.fee_id, u.fee_reference, 'FEE', 'COMPLETED', u.channel, u.currency, u.fee, u.vat,
          u.debit, u.fee_account, case when u.vat = 0 then null else u.vat_account end, u.vat, u.debit_place + 1, u.debit_after - u.fee - u.vat, u.narration, u.initiated_by, u.actor_kind, u.actor_id, u.request_id, u.id, u.at
        from unnest(outcomes, p_workspaces, p_ids, p_fee_ids, p_fee_references, p_channels, p_currencies, p_fees, p_vats, p_debits, p_fee_accounts, p_vat_accounts,
          debit_places, debit_afters, p_narrations, p_initiated_by, p_actor_kinds, p_actor_ids, p_request_ids, posted_at)
          as u (outcome, workspace, id, fee_id, fee_reference, channel, currency, fee, vat, debit, fee_account, vat_account,
          debit_place, debit_after, narration, initiated_by, actor_kind, actor_id, request_id, at)
        where u.outcome = 0 and u.fee_id is not null;
      end if;

      if 'PENDING' = any(p_statuses) then
        insert into core.transaction_progress (workspace_id, transaction_id, status, due_at, updated_at)
        select u.workspace, u.id, 'PENDING', u.at, u.at from unnest(outcomes, p_workspaces, p_ids, p_statuses, posted_at) as u (outcome, workspace, id, status, at)
        where u.outcome = 0 and u.status = 'PENDING';
      end if;

      insert into kernel.outbox (workspace_id, id, type, aggregate_type, aggregate_id, data, request_id, occurred_at)
      select f.workspace, f.id, 'core.postings_made', 'ledger', f.workspace, jsonb_build_object('transactionIds', made.ids), '', p_at
      from unnest(p_policy_workspaces, p_fact_ids) as f (workspace, id)
      cross join lateral (select jsonb_agg(u.id) as ids from unnest(outcomes, p_workspaces, p_ids) as u (outcome, workspace, id)
        where u.outcome = 0 and u.workspace = f.workspace) made
      where made.ids is not null;
    end if;

${TELL_LIMITS}
    if keyed > 0 and exists (select 1 from unnest(outcomes) as o (outcome) where o.outcome between 1 and 29) then
      update kernel.idempotency i set outcome = 'refused', snapshot = jsonb_build_array(u.outcome, u.a, u.b)
      from unnest(outcomes, p_workspaces, p_subjects, p_keys, firsts, seconds) as u (outcome, workspace, subject, key, a, b)
      where u.outcome between 1 and 29 and u.key is not null and i.workspace_id = u.workspace and i.subject = u.subject and i.key = u.key;
    end if;
  end $$;
  revoke all on function core.post from public;
  grant execute on function core.post to ${ROLES.app};
  grant execute on function core.end_holds, core.used_on, core.used_after to ${ROLES.app};`

export const post = migration('20261124100020_core_post', asLedger('core', USED_AFTER + END_HOLDS + POST))
