import { migration } from '#kernel/database/migration.ts'

/** Elder profiles with their trusted contacts and history, and the settings of a workspace. */
export const profiles = migration(
  '20261201000020_sentinel_profiles',
  `
  create table sentinel.settings (
    workspace_id uuid primary key,
    age_threshold smallint not null check (age_threshold between 18 and 120),
    signal_expiry_days smallint not null check (signal_expiry_days between 1 and 3650),
    updated_by text not null,
    updated_at timestamptz not null
  );

  create table sentinel.profiles (
    workspace_id uuid not null,
    id uuid not null,
    customer_id text not null,
    -- Platform's id of the customer in identity; null while identity has none, and once the customer was erased.
    platform_customer_id uuid,
    -- Name, date of birth, notes and consent, encrypted; null once the customer was erased.
    details text,
    enrollment_reason text not null,
    status text not null check (status in ('PENDING_CONSENT', 'ACTIVE', 'UNDER_REVIEW', 'RESTRICTED', 'SUSPENDED', 'OPTED_OUT', 'CLOSED', 'DECEASED')),
    -- Status to which a RESTRICTED profile returns when its last hold ends.
    status_before_hold text check (status_before_hold in ('ACTIVE', 'UNDER_REVIEW')),
    country text not null,
    time_zone text not null,
    vulnerability_flags text[] not null,
    linked_account_ids text[] not null,
    assigned_to text,
    -- Risk when it last rose or a signal was reviewed. It only decays afterwards, so this is an upper bound of the current risk.
    risk_score_max double precision not null default 0 check (risk_score_max between 0 and 100),
    enrolled_at timestamptz,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (workspace_id, id),
    unique (workspace_id, customer_id),
    check ((status = 'RESTRICTED') = (status_before_hold is not null))
  );
  create index profiles_newest on sentinel.profiles (workspace_id, created_at desc, id desc);
  create index profiles_by_status on sentinel.profiles (workspace_id, status, created_at desc, id desc);
  create index profiles_by_reason on sentinel.profiles (workspace_id, enrollment_reason, created_at desc, id desc);
  -- Profiles for which transactions of core are taken.
  create unique index profiles_receiving on sentinel.profiles (workspace_id, platform_customer_id)
    where platform_customer_id is not null and status in ('ACTIVE', 'UNDER_REVIEW', 'RESTRICTED', 'SUSPENDED', 'DECEASED');
  create index profiles_at_risk on sentinel.profiles (workspace_id, created_at desc, id desc) where risk_score_max > 0;

  -- Keyed hashes of the words of a profile's name.
  create table sentinel.profile_words (
    workspace_id uuid not null,
    word_hash text not null,
    profile_id uuid not null,
    primary key (workspace_id, word_hash, profile_id),
    foreign key (workspace_id, profile_id) references sentinel.profiles (workspace_id, id)
  );
  create index profile_words_of_profile on sentinel.profile_words (workspace_id, profile_id);

  create table sentinel.trusted_contacts (
    workspace_id uuid not null,
    id uuid not null,
    profile_id uuid not null,
    -- Name, relation, phone number and e-mail address, encrypted.
    details text not null,
    is_suspected boolean not null,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, profile_id) references sentinel.profiles (workspace_id, id)
  );
  create index trusted_contacts_newest on sentinel.trusted_contacts (workspace_id, profile_id, created_at desc, id desc);

  create table sentinel.profile_events (
    workspace_id uuid not null,
    id uuid not null,
    profile_id uuid not null,
    type text not null,
    -- Id of the contact, signal, alert or hold that the event is about.
    reference_id uuid,
    actor text not null,
    at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, profile_id) references sentinel.profiles (workspace_id, id)
  );
  create index profile_events_newest on sentinel.profile_events (workspace_id, profile_id, at desc, id desc);

  alter table sentinel.settings enable row level security;
  alter table sentinel.settings force row level security;
  create policy workspace on sentinel.settings
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on sentinel.settings to fiducia_app;
  alter table sentinel.profiles enable row level security;
  alter table sentinel.profiles force row level security;
  create policy workspace on sentinel.profiles
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on sentinel.profiles to fiducia_app;
  alter table sentinel.profile_words enable row level security;
  alter table sentinel.profile_words force row level security;
  create policy workspace on sentinel.profile_words
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, delete on sentinel.profile_words to fiducia_app;
  alter table sentinel.trusted_contacts enable row level security;
  alter table sentinel.trusted_contacts force row level security;
  create policy workspace on sentinel.trusted_contacts
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (details, is_suspected), delete on sentinel.trusted_contacts to fiducia_app;
  alter table sentinel.profile_events enable row level security;
  alter table sentinel.profile_events force row level security;
  create policy workspace on sentinel.profile_events
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on sentinel.profile_events to fiducia_app;
`,
)
