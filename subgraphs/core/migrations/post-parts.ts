/** Upper bound of usage sums, larger than any amount: eight such sums and an amount fit bigint. */
export const MOST_COUNTED = '1000000000000000000'

/** Upper bound of the absolute balance, so that no sum overflows bigint. */
export const MOST_HELD = '4000000000000000000'

export const CLASSES = 8

/** Usage sums by class and window on a later day: sums of an ended day, ISO week or month restart at 0. */
export const USED_ON = `
  create function core.used_on(p_used bigint[], p_used_on date, p_today date) returns bigint[] language plpgsql immutable as $$
  declare
    same_week boolean; same_month boolean;
  begin
    if p_used is null or p_used_on is null then return array_fill(0::bigint, array[${CLASSES * 3}]); end if;
    if p_used_on >= p_today then return p_used; end if;
    same_week := date_trunc('week', p_used_on) = date_trunc('week', p_today);
    same_month := date_trunc('month', p_used_on) = date_trunc('month', p_today);
    for c in 0..${CLASSES - 1} loop
      p_used[c * 3 + 1] := 0;
      if not same_week then p_used[c * 3 + 2] := 0; end if;
      if not same_month then p_used[c * 3 + 3] := 0; end if;
    end loop;
    return p_used;
  end $$;`

/** Ends expired holds. The accounts are already locked, so no concurrent call counts the holds. */
export const END_HOLDS = `
  create function core.end_holds(p_workspace uuid, p_account uuid, p_at timestamptz) returns void language plpgsql as $$
  declare
    ended bigint;
  begin
    with done as (
      update core.holds h set status = 'EXPIRED', remaining_minor = 0, updated_at = p_at
      from (select workspace_id, id, remaining_minor from core.holds
            where workspace_id = p_workspace and account_id = p_account and remaining_minor > 0 and expires_at <= p_at order by id for no key update) due
      where h.workspace_id = due.workspace_id and h.id = due.id
      returning due.remaining_minor)
    select coalesce(sum(remaining_minor), 0) into ended from done;
    update core.accounts a set held_minor = held_minor - ended,
      holds_end_at = (select min(expires_at) from core.holds where workspace_id = p_workspace and account_id = p_account and remaining_minor > 0)
    where a.workspace_id = p_workspace and a.id = p_account;
  end $$;`

export const PARAMETERS = `
    p_policy_workspaces uuid[], p_policy_versions bigint[], p_fact_ids uuid[],
    p_account_workspaces uuid[], p_accounts uuid[], p_account_todays date[],
    p_workspaces uuid[], p_subjects text[], p_keys text[], p_fingerprints text[],
    p_ids uuid[], p_references text[], p_types text[], p_transfer_types text[], p_statuses text[], p_channels text[], p_currencies text[],
    p_amounts bigint[], p_fees bigint[], p_vats bigint[], p_vat_legs bigint[], p_vat_accounts uuid[],
    p_fee_ids uuid[], p_fee_references text[], p_fee_accounts uuid[],
    p_debit_indexes int[], p_credit_indexes int[], p_debits uuid[], p_credits uuid[], p_flags int[],
    p_counted_classes int[], p_counted_on date[], p_todays date[],
    p_checks_from int[], p_checks_to int[], p_check_classes int[], p_check_singles bigint[], p_check_days bigint[], p_check_weeks bigint[], p_check_months bigint[],
    p_other_numbers text[], p_other_banks text[], p_names text[], p_narrations text[], p_descriptions text[],
    p_initiated_by uuid[], p_approved_by uuid[], p_actor_kinds text[], p_actor_ids text[], p_request_ids text[], p_sessions text[], p_external_references text[],
    p_parents uuid[], p_reverses uuid[], p_reasons text[], p_metadata text[], p_at timestamptz`

/** Usage of account `j` in the classes of check `i`: 1 for the day, 2 for the week, 3 for the month. */
const usedIn = (window: number): string =>
  Array.from(
    { length: CLASSES },
    (_, c) => `case when p_check_classes[i] & ${1 << c} = 0 then 0 else sums[j][${c * 3 + window}] end`,
  ).join(' + ')

/** Checks one window of check `i`, and exits the loop over the checks if it is exceeded. */
export const windowTest = (window: number, limits: string, outcome: number): string => `
          if ${limits}[i] is not null then
            spent := ${usedIn(window)};
            if spent + p_amounts[k] > ${limits}[i] then outcomes[k] := ${outcome}; firsts[k] := ${limits}[i]; seconds[k] := greatest(0, ${limits}[i] - spent); exit; end if;
          end if;`

/** Usage sums of account `g` in the form of its row. */
export const SUMS = `array[${Array.from({ length: CLASSES * 3 }, (_, at) => `sums[g][${at + 1}]`).join(', ')}]`
