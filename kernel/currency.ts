/** Minor-unit digits of currencies that do not have two, by ISO 4217 list one. */
const DIGITS: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
}

/** Active ISO 4217 codes of currencies that people can hold or send, without funds, units of account, metals and test codes. */
const CODES = new Set(
  (
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP ' +
    'CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD ' +
    'IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR ' +
    'MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP ' +
    'SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF ' +
    'XCD XCG XOF XPF YER ZAR ZMW ZWG'
  ).split(' '),
)

/** Whether the code names a currency of ISO 4217. */
export const isCurrency = (code: string): boolean => CODES.has(code)

/** Number of decimals of the currency's minor unit: JPY 0, NGN 2, KWD 3. */
export const digitsOf = (code: string): number => DIGITS[code] ?? 2

/** The currencies whose minor unit has this number of decimals. */
export const currenciesWithDigits = (digits: 0 | 3): string[] =>
  Object.keys(DIGITS).filter(code => DIGITS[code] === digits)
