import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { sha256 } from '#kernel/security/keyring.ts'

const ALL = ['BANK_ACCOUNT', 'MOBILE_WALLET', 'CASH_PICKUP']
const ACCOUNT_OR_CASH = ['BANK_ACCOUNT', 'CASH_PICKUP']
const ACCOUNT = ['BANK_ACCOUNT']

/** Send currency, receive currency, country, payout methods, margin and fee in parts per million, fixed fee in minor units. */
type Way = readonly [
  send: string,
  receive: string,
  country: string,
  methods: readonly string[],
  marginPpm: number,
  feePpm: number,
  feeFixedMinor: number,
  isEnabled?: false,
]

const WAYS: readonly Way[] = [
  ['USD', 'NGN', 'NG', ACCOUNT_OR_CASH, 7_500, 5_000, 199],
  ['USD', 'GHS', 'GH', ALL, 9_000, 5_000, 199],
  ['USD', 'KES', 'KE', ALL, 8_000, 5_000, 199],
  ['USD', 'ZAR', 'ZA', ACCOUNT, 8_500, 6_000, 249],
  ['USD', 'INR', 'IN', ACCOUNT, 5_000, 4_000, 149],
  ['USD', 'PHP', 'PH', ALL, 6_000, 4_000, 149],
  ['USD', 'MXN', 'MX', ACCOUNT_OR_CASH, 6_500, 4_000, 149],
  ['USD', 'EUR', 'DE', ACCOUNT, 4_000, 3_000, 99],
  ['USD', 'EUR', 'FR', ACCOUNT, 4_000, 3_000, 99],
  ['USD', 'JPY', 'JP', ACCOUNT, 4_500, 3_500, 199],
  ['GBP', 'NGN', 'NG', ACCOUNT_OR_CASH, 7_500, 5_000, 149],
  ['GBP', 'GHS', 'GH', ALL, 9_000, 5_000, 149],
  ['GBP', 'KES', 'KE', ALL, 8_000, 5_000, 149],
  ['GBP', 'INR', 'IN', ACCOUNT, 5_000, 4_000, 99],
  ['GBP', 'EUR', 'DE', ACCOUNT, 3_500, 3_000, 79],
  ['GBP', 'EUR', 'FR', ACCOUNT, 3_500, 3_000, 79],
  ['EUR', 'NGN', 'NG', ACCOUNT_OR_CASH, 7_500, 5_000, 179],
  ['EUR', 'GHS', 'GH', ALL, 9_000, 5_000, 179],
  ['EUR', 'INR', 'IN', ACCOUNT, 5_000, 4_000, 129],
  ['CAD', 'NGN', 'NG', ACCOUNT_OR_CASH, 8_000, 5_000, 249],
  ['CAD', 'PHP', 'PH', ALL, 6_500, 4_000, 199],
  ['CAD', 'ZAR', 'ZA', ACCOUNT, 9_000, 6_000, 299, false],
]

/** Pair, bid and offer. The rates are invented, close to the market when they were written, and do not change. */
const RATES: readonly (readonly [send: string, receive: string, bid: string, offer: string])[] = [
  ['USD', 'NGN', '1448.62513791', '1452.07351627'],
  ['USD', 'GHS', '11.0872643915', '11.1315864219'],
  ['USD', 'KES', '129.173846251', '129.628173954'],
  ['USD', 'ZAR', '17.2438167529', '17.2817643195'],
  ['USD', 'INR', '88.6172394518', '88.7413628157'],
  ['USD', 'PHP', '58.7624193857', '58.8621739451'],
  ['USD', 'MXN', '18.3914627351', '18.4261739527'],
  ['USD', 'EUR', '0.86217394528', '0.86348172951'],
  ['USD', 'JPY', '154.627183945', '154.831729461'],
  ['GBP', 'NGN', '1897.48261537', '1902.61739425'],
  ['GBP', 'GHS', '14.5183729461', '14.5772643915'],
  ['GBP', 'KES', '169.281734625', '169.872613945'],
  ['GBP', 'INR', '116.093827145', '116.261739458'],
  ['GBP', 'EUR', '1.13072819453', '1.13216479281'],
  ['EUR', 'NGN', '1678.39172645', '1682.41739265'],
  ['EUR', 'GHS', '12.8472639158', '12.8991736425'],
  ['EUR', 'INR', '102.672839145', '102.821736495'],
  ['CAD', 'NGN', '1028.61739425', '1031.26173945'],
  ['CAD', 'PHP', '41.7261839457', '41.8017394625'],
  ['CAD', 'ZAR', '12.2461738295', '12.2761839457'],
]

/** KYC level, currency, and sending limits per day and per month, in minor units. */
const LIMITS: readonly (readonly [
  level: number,
  currency: string,
  perDayMinor: number,
  perMonthMinor: number,
])[] = [
  ['USD', 100],
  ['GBP', 80],
  ['EUR', 90],
  ['CAD', 140],
].flatMap(([currency, times]) =>
  [
    [1, 1_000, 3_000],
    [2, 1_000_000, 5_000_000],
    [3, 5_000_000, 20_000_000],
  ].map(
    ([level, perDay, perMonth]) =>
      [level!, currency as string, perDay! * (times as number), perMonth! * (times as number)] as const,
  ),
)

/** Agreements that customers of the demonstration can sign. No corridor requires them. */
const AGREEMENTS: readonly (readonly [type: string, title: string, content: string])[] = [
  [
    'TERMS',
    'Terms of service',
    'You send money to people you know and trust. The rate and the fee are those of your quote. A transfer that was paid out cannot be taken back.',
  ],
  [
    'PRIVACY',
    'Privacy notice',
    'We use the data about you and your recipients only to carry out your transfers and to comply with the law against money laundering.',
  ],
]

const MINIMUM_MINOR = 100
const MAXIMUM_MINOR = 1_000_000
const LOCK_SECONDS = 600

const fill = command(async (tx, _: object) => {
  const { workspaceId } = tx.actor
  const corridors = WAYS.map(
    ([send, receive, country, methods, marginPpm, feePpm, feeFixedMinor, isEnabled = true]) => ({
      id: newId(),
      send,
      receive,
      country,
      methods,
      margin_ppm: marginPpm,
      fee_ppm: feePpm,
      fee_fixed_minor: feeFixedMinor,
      is_enabled: isEnabled,
    }),
  )
  await tx.sql(
    `insert into remittance.corridors (workspace_id, id, send_currency, receive_currency, destination_country, is_enabled,
       minimum_minor, maximum_minor, margin_ppm, fee_fixed_minor, fee_ppm, lock_seconds, payout_methods, created_at)
     select $1, id, send, receive, country, is_enabled, ${MINIMUM_MINOR}, ${MAXIMUM_MINOR}, margin_ppm, fee_fixed_minor, fee_ppm, ${LOCK_SECONDS}, methods, $3
     from jsonb_to_recordset($2::jsonb) as way (id uuid, send text, receive text, country text, is_enabled boolean,
       margin_ppm bigint, fee_fixed_minor bigint, fee_ppm bigint, methods text[])
     on conflict (workspace_id, send_currency, receive_currency, destination_country) do nothing`,
    [workspaceId, JSON.stringify(corridors), tx.now()],
  )
  await tx.sql(
    `insert into remittance.rates (workspace_id, send_currency, receive_currency, valid_from, bid, offer)
     select $1, send, receive, timestamptz '2020-01-01T00:00:00Z', bid, offer
     from unnest($2::text[], $3::text[], $4::numeric[], $5::numeric[]) as rate (send, receive, bid, offer)
     on conflict (workspace_id, send_currency, receive_currency, valid_from) do nothing`,
    [workspaceId, ...[0, 1, 2, 3].map(column => RATES.map(rate => rate[column]))],
  )
  await tx.sql(
    `insert into remittance.kyc_limits (workspace_id, level, currency, effective_from, per_day_minor, per_month_minor)
     select $1, level, currency, timestamptz '2020-01-01T00:00:00Z', per_day, per_month
     from unnest($2::smallint[], $3::text[], $4::bigint[], $5::bigint[]) as kyc (level, currency, per_day, per_month)
     on conflict (workspace_id, level, currency, effective_from) do nothing`,
    [workspaceId, ...[0, 1, 2, 3].map(column => LIMITS.map(limit => limit[column]))],
  )
  await tx.sql(
    `insert into remittance.agreements (workspace_id, id, type, version, locale, title, content, sha256, effective_from, created_at)
     select $1, id, type, '1.0', 'en', title, content, sha256, timestamptz '2020-01-01T00:00:00Z', $7
     from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[]) as agreement (id, type, title, content, sha256)
     on conflict (workspace_id, type, locale, version) do nothing`,
    [
      workspaceId,
      AGREEMENTS.map(() => newId()),
      ...[0, 1, 2].map(column => AGREEMENTS.map(agreement => agreement[column])),
      AGREEMENTS.map(([, , content]) => sha256(content)),
      tx.now(),
    ],
  )
})

/**
 * Creates the corridors of the demonstration, sets the rate of each pair and the limits of each KYC level, and publishes two
 * agreements.
 */
export const demo = (ctx: Context): Promise<void> => fill(ctx, {})
