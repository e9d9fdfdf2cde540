import { expect, test } from '@jest/globals'
import { ukFcdoXml } from '#compliance/watchlists/formats/uk/fcdo-xml.ts'
import { ukConListCsv, ukConListXml, ukFcdoCsv } from '#compliance/watchlists/formats/uk/rows.ts'
import { birthsOf, cutAnywhere, namesOf, numbersOf, read } from './support.ts'

const XML = `<?xml version="1.0" encoding="utf-8"?><Designations><DateGenerated>10/09/2026</DateGenerated><Designation><LastUpdated>14/04/2026</LastUpdated><DateDesignated>25/01/2001</DateDesignated><UniqueID>AFG9006</UniqueID><OFSIGroupID>99172</OFSIGroupID><UNReferenceNumber>TAi.902</UNReferenceNumber>
<Names><Name><Name1>QUENDREL</Name1><Name2>OVU</Name2><Name6>ZORBLAX</Name6><NameType>Primary Name</NameType></Name><Name><Name1>Kvendrel</Name1><Name6>Zorblaks</Name6><NameType>Primary Name Variation</NameType></Name>
<Name><Name6>The Zorb</Name6><NameType>Alias</NameType><AliasStrength>Low quality a.k.a</AliasStrength></Name></Names><NonLatinNames><NonLatinName><NameNonLatinScript>زوربلاكس</NameNonLatinScript><NonLatinScriptLanguage>Pashto</NonLatinScriptLanguage></NonLatinName></NonLatinNames>
<Titles><Title>Mullah</Title></Titles><RegimeName>The Vantor Regulations 2020</RegimeName><IndividualEntityShip>Individual</IndividualEntityShip><OtherInformation>He trades.</OtherInformation><UKStatementofReasons>
</UKStatementofReasons><Addresses><Address><AddressLine6>Kabul</AddressLine6><AddressCountry>Afghanistan</AddressCountry></Address></Addresses>
<IndividualDetails><Individual><DOBs><DOB>12/05/1958</DOB><DOB>dd/mm/1945</DOB></DOBs><Nationalities><Nationality>Afghanistan</Nationality></Nationalities><Genders><Gender>Female</Gender></Genders><Positions><Position>Deputy of nobody</Position></Positions>
<PassportDetails><Passport><PassportNumber>P0458</PassportNumber></Passport></PassportDetails><BirthDetails><Location><TownOfBirth>Vantor</TownOfBirth><CountryOfBirth>Afghanistan</CountryOfBirth></Location></BirthDetails></Individual></IndividualDetails></Designation>
<Designation><UniqueID>DPR9075</UniqueID><Names><Name><Name6>Ostravelle</Name6><NameType>Primary Name</NameType></Name></Names><RegimeName>Vantor</RegimeName><IndividualEntityShip>Ship</IndividualEntityShip><ShipDetails><Ship><IMONumbers><IMONumber>IMO9000002</IMONumber></IMONumbers>
<CurrentOwnerOperators><CurrentOwnerOperator>Morvath Shipping</CurrentOwnerOperator></CurrentOwnerOperators><CurrentBelievedFlagOfShips><CurrentBelievedFlagOfShip>Comoros</CurrentBelievedFlagOfShip></CurrentBelievedFlagOfShips><PreviousFlags><PreviousFlag>India</PreviousFlag></PreviousFlags></Ship></ShipDetails></Designation></Designations>`

test('the sanctions list has alias strengths, partial dates and ships', async () => {
  const entries = await read(ukFcdoXml, XML)
  const [person, ship] = [entries.get('AFG9006')!, entries.get('DPR9075')!]

  expect(namesOf(person)).toEqual([
    'PRIMARY QUENDREL OVU ZORBLAX',
    'STRONG_ALIAS Kvendrel Zorblaks',
    'ORIGINAL_SCRIPT زوربلاكس',
    'WEAK_ALIAS The Zorb',
  ])
  expect(person.names[2]!.language).toBe('ps')
  expect([birthsOf(person), numbersOf(person)]).toEqual([
    ['1958-05-12', '1945-01-01..1945-12-31'],
    ['PASSPORT P0458'],
  ])
  expect(person).toMatchObject({
    type: 'INDIVIDUAL',
    gender: 'FEMALE',
    nationalities: ['AF'],
    countries: ['AF'],
    addresses: ['Kabul, Afghanistan'],
    placesOfBirth: ['Vantor, Afghanistan'],
    titles: ['Mullah', 'Deputy of nobody'],
    formerIds: ['99172'],
    references: ['TAi.902'],
    listedOn: '2001-01-25',
    updatedOn: '2026-04-14',
    programs: ['The Vantor Regulations 2020'],
  })
  expect([ship.type, numbersOf(ship), ship.countries, ship.relations]).toEqual([
    'VESSEL',
    ['IMO 9000002'],
    ['KM', 'IN'],
    [{ kind: 'OWNED_BY', name: 'Morvath Shipping', label: 'current owner or operator' }],
  ])
})

const FCDO_HEADER =
  'Last Updated,Unique ID,OFSI Group ID,UN Reference Number,Name 6,Name 1,Name 2,Name 3,Name 4,Name 5,Name type,Alias strength,Title,Name non-latin script,Non-latin script type,Non-latin script language,Regime Name,Designation Type,Designation source,Sanctions Imposed,Other Information,UK Statement of Reasons,Address Line 1,Address Line 2,Address Line 3,Address Line 4,Address Line 5,Address Line 6,Address Postal Code,Address Country,Phone number,Website,Email address,Date Designated,D.O.B,Nationality(/ies),National Identifier number,National Identifier additional information,Passport number,Passport additional information,Position,Gender,Town of birth,Country of birth,Type of entity,Subsidiaries,Parent company,Business registration number (s),IMO number,Current owner/operator (s),Previous owner/operator (s),Current believed flag of ship,Previous flags,Type of ship,Tonnage of ship,Length of ship,Year Built,Hull identification number (HIN)'
const CON_HEADER =
  'Name 6,Name 1,Name 2,Name 3,Name 4,Name 5,Title,Name Non-Latin Script,Non-Latin Script Type,Non-Latin Script Language,DOB,Town of Birth,Country of Birth,Nationality,Passport Number,Passport Details,National Identification Number,NI Details,Position,Address 1,Address 2,Address 3,Address 4,Address 5,Address 6,Post/Zip Code,Country,Other Information,Group Type,Alias Type,Alias Quality,Regime,Listed On,UK Sanctions List Date Designated,Last Updated,Group ID'

const row = (header: string, values: Readonly<Record<string, string>>): string =>
  header
    .split(',')
    .map(name => (values[name] === undefined ? '' : `"${values[name]}"`))
    .join(',')

const FCDO_CSV = [
  'Report Date: 13-Feb-2026',
  FCDO_HEADER,
  row(FCDO_HEADER, {
    'Unique ID': 'AFG9006',
    'OFSI Group ID': '99172',
    'Name 1': 'Quendrel',
    'Name 6': 'ZORBLAX',
    'Name type': 'Primary Name',
    'Designation Type': 'Individual',
    'D.O.B': '12/05/1958',
    'Nationality(/ies)': 'Afghanistan|Iran',
    'Passport number': 'P0458',
  }),
  row(FCDO_HEADER, {
    'Unique ID': 'DPR9075',
    'Name 6': 'Ostravelle',
    'Name type': 'Primary Name',
    'Designation Type': 'Ship',
    'IMO number': '9000002',
  }),
  row(FCDO_HEADER, {
    'Unique ID': 'AFG9006',
    'OFSI Group ID': '99172',
    'Name 6': 'The Zorb',
    'Name type': 'Alias',
    'Alias strength': 'Low quality a.k.a',
    'Designation Type': 'Individual',
    'D.O.B': 'dd/mm/1945',
  }),
].join('\r\n')

test('the rows of a party are joined at any position, in the newer table', async () => {
  const entries = await read(ukFcdoCsv, FCDO_CSV)
  const person = entries.get('AFG9006')!

  expect([namesOf(person), birthsOf(person), person.nationalities, person.formerIds]).toEqual([
    ['PRIMARY Quendrel ZORBLAX', 'WEAK_ALIAS The Zorb'],
    ['1958-05-12', '1945-01-01..1945-12-31'],
    ['AF', 'IR'],
    ['99172'],
  ])
  expect(numbersOf(entries.get('DPR9075'))).toEqual(['IMO 9000002'])
})

test('a missing closing quote never drops a party silently', async () => {
  const plain = (values: Readonly<Record<string, string>>): string =>
    FCDO_HEADER.split(',')
      .map(name => values[name] ?? '')
      .join(',')
  const table = (quoted: string): string =>
    [
      'Report Date: 13-Feb-2026',
      FCDO_HEADER,
      plain({
        'Unique ID': 'AFG9006',
        'Name 6': quoted,
        'Name type': 'Primary Name',
        'Designation Type': 'Entity',
      }),
      plain({
        'Unique ID': 'DPR9075',
        'Name 6': '"Ostravelle, Morvath"',
        'Name type': 'Primary Name',
        'Designation Type': 'Entity',
      }),
    ].join('\r\n')

  expect([...(await read(ukFcdoCsv, table('"Zorblax, Quendrel"'))).keys()]).toEqual(['AFG9006', 'DPR9075'])
  await expect(read(ukFcdoCsv, table('"Zorblax, Quendrel'))).rejects.toMatchObject({
    code: 'MALFORMED_LIST',
    message: 'list has an unclosed quote in the row that starts in line 3.',
  })
})

const CON_CSV = [
  'Last Updated,27/04/2020',
  CON_HEADER,
  row(CON_HEADER, {
    'Name 6': 'ZORBLAX',
    'Name 1': 'Quendrel',
    DOB: '00/00/1983',
    Nationality: '(1) Afghanistan (2) Iran',
    'Group Type': 'Individual',
    'Alias Type': 'Prime Alias',
    'Listed On': '25/07/2014',
    'Last Updated': '18/03/2020',
    'Group ID': '99172',
    'Other Information': '(UK Sanctions List Ref):AFG9006. UN Ref TAi.902.',
    Regime: 'Vantor',
  }),
  row(CON_HEADER, {
    'Name 6': 'ZORBLAX',
    'Name 1': 'Quendrel',
    DOB: '00/04/1984',
    'Group Type': 'Individual',
    'Alias Type': 'Prime Alias',
    'Group ID': '99172',
  }),
  row(CON_HEADER, {
    'Name 6': 'ZORB',
    'Group Type': 'Individual',
    'Alias Type': 'AKA',
    'Alias Quality': 'Low',
    'Group ID': '99172',
  }),
  row(CON_HEADER, { 'Name 6': 'OVU', 'Group Type': 'Individual', 'Alias Type': 'FKA', 'Group ID': '99172' }),
].join('\n')

test('rows of the older table are joined, one per name and date of birth', async () => {
  const person = (await read(ukConListCsv, CON_CSV)).get('99172')!

  expect([namesOf(person), birthsOf(person)]).toEqual([
    ['PRIMARY Quendrel ZORBLAX', 'FORMER OVU', 'WEAK_ALIAS ZORB'],
    ['1983-01-01..1983-12-31', '1984-04-01..1984-04-30'],
  ])
  expect(person).toMatchObject({
    nationalities: ['AF', 'IR'],
    references: ['AFG9006', 'TAi.902'],
    listedOn: '2014-07-25',
    updatedOn: '2020-03-18',
  })
})

const CON_XML = `<?xml version="1.0"?><ArrayOfFinancialSanctionsTarget xmlns="http://schemas.hmtreasury.gov.uk/ofsi/consolidatedlist"><FinancialSanctionsTarget><Name6>ZORBLAX</Name6><name1>Quendrel</name1><GroupTypeDescription>Individual</GroupTypeDescription><AliasType>Primary name</AliasType><Individual_DateOfBirth>00/00/1983</Individual_DateOfBirth><Individual_Nationality>Afghanistan</Individual_Nationality><RegimeName>Vantor</RegimeName><DateListed>2014-07-25T00:00:00</DateListed><UKSanctionsListRef>AFG9006</UKSanctionsListRef><GroupID>99172</GroupID></FinancialSanctionsTarget>
<FinancialSanctionsTarget><Name6>ZORB</Name6><GroupTypeDescription>Individual</GroupTypeDescription><AliasType>AKA</AliasType><AliasQuality>Low</AliasQuality><GroupID>99172</GroupID></FinancialSanctionsTarget></ArrayOfFinancialSanctionsTarget>`

test('the older XML layout gives the same entries', async () => {
  const person = (await read(ukConListXml, CON_XML)).get('99172')!

  expect([namesOf(person), birthsOf(person)]).toEqual([
    ['PRIMARY Quendrel ZORBLAX', 'WEAK_ALIAS ZORB'],
    ['1983-01-01..1983-12-31'],
  ])
  expect(person).toMatchObject({
    type: 'INDIVIDUAL',
    nationalities: ['AF'],
    references: ['AFG9006'],
    listedOn: '2014-07-25',
  })
})

test('files truncated anywhere are malformed, except tables truncated in the last cell', async () => {
  for (const [format, content] of [
    [ukFcdoXml, XML],
    [ukConListXml, CON_XML],
  ] as const)
    expect(new Set(await cutAnywhere(format, content))).toEqual(new Set(['malformed']))
  for (const [format, content] of [
    [ukFcdoCsv, FCDO_CSV],
    [ukConListCsv, CON_CSV],
  ] as const) {
    const outcomes = await cutAnywhere(format, content)
    expect(outcomes.filter(outcome => outcome === 'malformed').length).toBeGreaterThan(55)
  }
})
