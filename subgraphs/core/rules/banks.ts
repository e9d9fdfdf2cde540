/** An institution that can receive transfers. Its CBN code is used to check account numbers, its NIP code to address transfers. */
export interface Bank {
  readonly nipCode: string
  readonly cbnCode: string | null
  readonly name: string
}

/** NIP code, CBN code and name, as published by NIBSS and the Central Bank of Nigeria. */
const BANKS: readonly (readonly [nipCode: string, cbnCode: string | null, name: string])[] = [
  ['000001', '232', 'Sterling Bank'],
  ['000002', '082', 'Keystone Bank'],
  ['000003', '214', 'First City Monument Bank'],
  ['000004', '033', 'United Bank for Africa'],
  ['000005', '063', 'Access Bank (Diamond)'],
  ['000006', '301', 'Jaiz Bank'],
  ['000007', '070', 'Fidelity Bank'],
  ['000008', '076', 'Polaris Bank'],
  ['000009', '023', 'Citibank Nigeria'],
  ['000010', '050', 'Ecobank Nigeria'],
  ['000011', '215', 'Unity Bank'],
  ['000012', '221', 'Stanbic IBTC Bank'],
  ['000013', '058', 'Guaranty Trust Bank'],
  ['000014', '044', 'Access Bank'],
  ['000015', '057', 'Zenith Bank'],
  ['000016', '011', 'First Bank of Nigeria'],
  ['000017', '035', 'Wema Bank'],
  ['000018', '032', 'Union Bank of Nigeria'],
  ['000021', '068', 'Standard Chartered Bank Nigeria'],
  ['000022', '100', 'SunTrust Bank'],
  ['000023', '101', 'Providus Bank'],
  ['000024', '502', 'Rand Merchant Bank'],
  ['000025', '102', 'Titan Trust Bank'],
  ['000026', '302', 'TAJBank'],
  ['000027', '103', 'Globus Bank'],
  ['000029', '303', 'Lotus Bank'],
  ['000030', '104', 'Parallex Bank'],
  ['000031', '105', 'PremiumTrust Bank'],
  ['000034', '106', 'Signature Bank'],
  ['000036', '107', 'Optimus Bank'],
  ['060001', '559', 'Coronation Merchant Bank'],
  ['060002', null, 'FBNQuest Merchant Bank'],
  ['060003', null, 'Nova Bank'],
  ['060004', null, 'Greenwich Merchant Bank'],
  ['070001', null, 'NPF Microfinance Bank'],
  ['070010', null, 'Abbey Mortgage Bank'],
  ['090110', null, 'VFD Microfinance Bank'],
  ['090175', null, 'Rubies Microfinance Bank'],
  ['090267', null, 'Kuda Microfinance Bank'],
  ['090270', null, 'AB Microfinance Bank'],
  ['090286', null, 'Safe Haven Microfinance Bank'],
  ['090325', null, 'Sparkle Microfinance Bank'],
  ['090405', null, 'Moniepoint Microfinance Bank'],
  ['090551', null, 'FairMoney Microfinance Bank'],
  ['100002', null, 'Paga'],
  ['100004', null, 'OPay'],
  ['100033', null, 'PalmPay'],
  ['120001', null, '9 Payment Service Bank'],
  ['120002', null, 'HopePSB'],
  ['120003', null, 'MoMo Payment Service Bank'],
  ['120004', null, 'SmartCash Payment Service Bank'],
  ['999998', null, 'NIP test bank'],
]

const byCode: ReadonlyMap<string, Bank> = new Map(
  BANKS.flatMap(([nipCode, cbnCode, name]) => {
    const bank = { nipCode, cbnCode, name }
    return [[nipCode, bank] as const, ...(cbnCode === null ? [] : [[cbnCode, bank] as const])]
  }),
)

/** The institution of a six-digit NIP code, or of a bank's three-digit CBN code; undefined if there is none. */
export const bankOf = (code: string): Bank | undefined => byCode.get(code)
