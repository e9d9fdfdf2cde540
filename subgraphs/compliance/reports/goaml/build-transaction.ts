import { convert, formatMinor } from '#kernel/money.ts'
import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import type { EvidenceSubject } from '#compliance/reports/case-evidence.ts'
import type {
  GoamlAccount,
  GoamlEntity,
  GoamlForeignCurrency,
  GoamlFromSide,
  GoamlPerson,
  GoamlToSide,
  GoamlTransaction,
} from './model.ts'
import { customerAccount, customerPerson, entityOf, personOf } from './parties.ts'
import { codeIn, type GoamlProfile } from './profile.ts'
import { goamlTime } from './serialize.ts'
import type { SchemaViolation } from './validate.ts'

/** One side of a transaction, before it is known whether money leaves or reaches it. */
interface Side {
  readonly account?: GoamlAccount
  readonly person?: GoamlPerson
  readonly entity?: GoamlEntity
  readonly country: string
}

/** A side whose country is unknown is reported with the code for that, which ISO 3166-1 leaves to its users. */
const UNKNOWN_COUNTRY = 'ZZ'

export function reportTransaction(
  transaction: MonitoredTransaction,
  profile: GoamlProfile,
  subject: EvidenceSubject | null,
  path: string,
): { readonly transaction: GoamlTransaction; readonly issues: readonly SchemaViolation[] } {
  const issues: SchemaViolation[] = []
  const { type, channel, direction, currency, reference } = transaction
  const transmode = codeIn(profile.transmodeCodes, channel)
  if (transmode === undefined)
    issues.push({
      path: `${path}/transmode_code`,
      reason: `The profile has no transmode_code for the channel ${channel}.`,
    })
  const funds = codeIn(profile.fundsCodes, type)
  if (funds === undefined)
    issues.push({ path, reason: `The profile has no funds code for the transaction type ${type}.` })
  const amount = localAmount(transaction, profile)
  if (amount === undefined)
    issues.push({
      path: `${path}/amount_local`,
      reason: `The profile has no exchange rate from ${currency} to ${profile.currency}.`,
    })

  const isDebit = direction === 'DEBIT'
  const customer = customerSide(transaction, profile, subject)
  const other = counterpartySide(transaction)
  const common = { funds: funds ?? '', foreign: amount?.foreign }
  const kind = profile.version === '5.0' ? codeIn(profile.transactionTypes, type) : undefined
  return {
    issues,
    transaction: {
      transactionnumber: transaction.transactionId,
      ...(profile.version === '5.0' && { transaction_is_suspicious: true }),
      ...(reference !== null && { transaction_description: reference }),
      date_transaction: goamlTime(transaction.occurredAt),
      ...(kind !== undefined && { transaction_type: kind }),
      transmode_code: transmode ?? '',
      amount_local: amount?.local ?? '',
      ...(isDebit
        ? { t_from_my_client: fromSide(customer, common), t_to: toSide(other, common) }
        : { t_from: fromSide(other, common), t_to_my_client: toSide(customer, common) }),
    },
  }
}

/** The amount in the local currency; undefined without an exchange rate. */
function localAmount(
  { amountMinor, currency }: MonitoredTransaction,
  { currency: local, exchangeRates }: GoamlProfile,
): { readonly local: string; readonly foreign?: GoamlForeignCurrency } | undefined {
  if (currency === local) return { local: formatMinor(amountMinor, currency) }
  const rate = codeIn(exchangeRates, currency)
  if (rate === undefined) return undefined
  return {
    local: formatMinor(convert(amountMinor, currency, local, rate, 'half-up'), local),
    foreign: {
      foreign_currency_code: currency,
      foreign_amount: formatMinor(amountMinor, currency),
      foreign_exchange_rate: rate,
    },
  }
}

/** The transaction's customer, with the subject's details if it is the subject of the case. */
function customerSide(
  { customer, accountId, currency }: MonitoredTransaction,
  profile: GoamlProfile,
  subject: EvidenceSubject | null,
): Side {
  const known: EvidenceSubject =
    subject?.customerId === customer.id
      ? subject
      : {
          id: null,
          customerId: customer.id,
          type: customer.type,
          details: {
            name: customer.name ?? customer.id,
            dateOfBirth: customer.dateOfBirth,
            gender: null,
            nationalities: null,
            country: customer.country,
            identifiers: null,
          },
        }
  const country = known.details.country ?? customer.country ?? UNKNOWN_COUNTRY
  if (accountId !== null && profile.institutionName !== null)
    return { account: customerAccount(known, { id: accountId, currency }, profile), country }
  return known.type === 'INDIVIDUAL'
    ? { person: customerPerson(known.details), country }
    : { entity: entityOf(known.details), country }
}

/** The other party: its account if it is known, otherwise what is known of the party, which may be nothing. */
function counterpartySide({ counterparty, currency }: MonitoredTransaction): Side {
  const country = counterparty?.country ?? UNKNOWN_COUNTRY
  if (counterparty?.account)
    return {
      account: {
        ...(counterparty.bankBic !== null && { swift: counterparty.bankBic }),
        account: counterparty.account,
        currency_code: currency,
        ...(counterparty.name !== null && { account_name: counterparty.name }),
        ...(counterparty.id !== null && { client_number: counterparty.id }),
      },
      country,
    }
  const details = { dateOfBirth: null, gender: null, nationalities: null, country: null, identifiers: null }
  return {
    person: personOf({ name: counterparty?.name ?? counterparty?.id ?? 'UNKNOWN', ...details }),
    country,
  }
}

interface SideTerms {
  readonly funds: string
  readonly foreign: GoamlForeignCurrency | undefined
}

const fromSide = (
  { account, person, entity, country }: Side,
  { funds, foreign }: SideTerms,
): GoamlFromSide => ({
  from_funds_code: funds,
  ...(foreign && { from_foreign_currency: foreign }),
  ...(account && { from_account: account }),
  ...(person && { from_person: person }),
  ...(entity && { from_entity: entity }),
  from_country: country,
})

const toSide = ({ account, person, entity, country }: Side, { funds, foreign }: SideTerms): GoamlToSide => ({
  to_funds_code: funds,
  ...(foreign && { to_foreign_currency: foreign }),
  ...(account && { to_account: account }),
  ...(person && { to_person: person }),
  ...(entity && { to_entity: entity }),
  to_country: country,
})
