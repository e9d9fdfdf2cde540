/** ISO 3166-1 alpha-3. */
const COUNTRIES = `
  ABW AFG AGO AIA ALA ALB AND ARE ARG ARM ASM ATA ATF ATG AUS AUT AZE BDI BEL BEN BES BFA BGD BGR
  BHR BHS BIH BLM BLR BLZ BMU BOL BRA BRB BRN BTN BVT BWA CAF CAN CCK CHE CHL CHN CIV CMR COD COG
  COK COL COM CPV CRI CUB CUW CXR CYM CYP CZE DEU DJI DMA DNK DOM DZA ECU EGY ERI ESH ESP EST ETH
  FIN FJI FLK FRA FRO FSM GAB GBR GEO GGY GHA GIB GIN GLP GMB GNB GNQ GRC GRD GRL GTM GUF GUM GUY
  HKG HMD HND HRV HTI HUN IDN IMN IND IOT IRL IRN IRQ ISL ISR ITA JAM JEY JOR JPN KAZ KEN KGZ KHM
  KIR KNA KOR KWT LAO LBN LBR LBY LCA LIE LKA LSO LTU LUX LVA MAC MAF MAR MCO MDA MDG MDV MEX MHL
  MKD MLI MLT MMR MNE MNG MNP MOZ MRT MSR MTQ MUS MWI MYS MYT NAM NCL NER NFK NGA NIC NIU NLD NOR
  NPL NRU NZL OMN PAK PAN PCN PER PHL PLW PNG POL PRI PRK PRT PRY PSE PYF QAT REU ROU RUS RWA SAU
  SDN SEN SGP SGS SHN SJM SLB SLE SLV SMR SOM SPM SRB SSD STP SUR SVK SVN SWE SWZ SXM SYC SYR TCA
  TCD TGO THA TJK TKL TKM TLS TON TTO TUN TUR TUV TWN TZA UGA UKR UMI URY USA UZB VAT VCT VEN VGB
  VIR VNM VUT WLF WSM YEM ZAF ZMB ZWE
`

/**
 * Further codes of ICAO 9303 part 3 section 5: Germany, British nationals without citizenship, Kosovo, the European
 * Union, the United Nations, other organisations, and persons without a nationality.
 */
const FURTHER = `
  D GBD GBN GBO GBP GBS RKS XXK EUE UNO UNA UNK IAO NTZ
  XBA XCC XCE XCO XDC XEC XES XIM XMP XOM XPO XXA XXB XXC XXX
`

/** The state of the specimens of ICAO 9303. */
const SPECIMEN = 'UTO'

const ASSIGNED: ReadonlySet<string> = new Set(`${COUNTRIES}${FURTHER}`.trim().split(/\s+/))

/** Whether a state, an organisation or a status has this code, as printed without fillers or with them. */
export const isAssignedState = (code: string): boolean => ASSIGNED.has(code.replace(/<+$/, ''))

/** Whether a document may name this state. Sandboxes also accept UTO, the state of specimens. */
export const isKnownState = (code: string, isSandbox: boolean): boolean =>
  isAssignedState(code) || (isSandbox && code.replace(/<+$/, '') === SPECIMEN)

/** The code that equal states share: D of German documents becomes DEU. */
export const canonicalState = (code: string): string => (code === 'D' ? 'DEU' : code)
