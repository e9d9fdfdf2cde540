import { expect, test } from '@jest/globals'
import { unbracketed } from '#compliance/watchlists/formats/bracketed.ts'
import { isDescribedAsDeceased } from '#compliance/watchlists/formats/draft.ts'
import { euFsfXml } from '#compliance/watchlists/formats/eu-fsf-xml.ts'
import { unXml } from '#compliance/watchlists/formats/un-xml.ts'
import { birthsOf, cutAnywhere, namesOf, numbersOf, read } from './support.ts'

const UN = `<?xml version="1.0" encoding="UTF-8"?><CONSOLIDATED_LIST dateGenerated="2026-02-27T00:00:09Z"><INDIVIDUALS><INDIVIDUAL><DATAID>690</DATAID><VERSIONNUM>1</VERSIONNUM>
<FIRST_NAME>QUENDREL</FIRST_NAME><SECOND_NAME>OVU</SECOND_NAME><FOURTH_NAME>ZORBLAX</FOURTH_NAME><UN_LIST_TYPE>Al-Qaida</UN_LIST_TYPE><REFERENCE_NUMBER>QDi.990</REFERENCE_NUMBER><LISTED_ON>2014-01-03</LISTED_ON><GENDER>Male</GENDER>
<NAME_ORIGINAL_SCRIPT>زوربلاكس</NAME_ORIGINAL_SCRIPT><COMMENTS1>Reportedly deceased in 2015. Died on 3 Mar. 2017.</COMMENTS1><TITLE><VALUE>Dr.</VALUE></TITLE><DESIGNATION><VALUE>Commander</VALUE><VALUE>Trader</VALUE></DESIGNATION>
<NATIONALITY><VALUE>Iran (Islamic Republic of)</VALUE><VALUE>Soviet Union</VALUE></NATIONALITY><LIST_TYPE><VALUE>UN List</VALUE></LIST_TYPE><LAST_DAY_UPDATED><VALUE>2015-02-01</VALUE><VALUE>2019-02-01</VALUE></LAST_DAY_UPDATED>
<INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Kvendrel Z; Kwendrel Z b) M. Ovu Zorb; M. Owu Zorb</ALIAS_NAME></INDIVIDUAL_ALIAS><INDIVIDUAL_ALIAS><QUALITY>Low</QUALITY><DATE_OF_BIRTH>16 May 1961</DATE_OF_BIRTH><CITY_OF_BIRTH>Ostra</CITY_OF_BIRTH><COUNTRY_OF_BIRTH>Mali</COUNTRY_OF_BIRTH><ALIAS_NAME>Abu Zorb</ALIAS_NAME></INDIVIDUAL_ALIAS><INDIVIDUAL_ALIAS><QUALITY/><ALIAS_NAME/></INDIVIDUAL_ALIAS>
<INDIVIDUAL_ADDRESS><CITY>Vantor</CITY><COUNTRY>Yemen</COUNTRY><NOTE>since 2012</NOTE></INDIVIDUAL_ADDRESS><INDIVIDUAL_ADDRESS><COUNTRY/></INDIVIDUAL_ADDRESS>
<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>1959-09-24</DATE></INDIVIDUAL_DATE_OF_BIRTH><INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>APPROXIMATELY</TYPE_OF_DATE><YEAR>1960</YEAR></INDIVIDUAL_DATE_OF_BIRTH>
<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1962</FROM_YEAR><TO_YEAR>1964</TO_YEAR></INDIVIDUAL_DATE_OF_BIRTH><INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE/></INDIVIDUAL_DATE_OF_BIRTH>
<INDIVIDUAL_PLACE_OF_BIRTH><CITY>Vantor</CITY><COUNTRY>Yemen</COUNTRY></INDIVIDUAL_PLACE_OF_BIRTH><INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NUMBER>diplomatic passport no. D000999</NUMBER><ISSUING_COUNTRY>Yemen</ISSUING_COUNTRY></INDIVIDUAL_DOCUMENT>
<INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>National Identification Number</TYPE_OF_DOCUMENT><NUMBER>25909</NUMBER></INDIVIDUAL_DOCUMENT><INDIVIDUAL_DOCUMENT/><SORT_KEY/></INDIVIDUAL></INDIVIDUALS>
<ENTITIES><ENTITY><DATAID>691</DATAID><FIRST_NAME>MORVATH RELIEF FUND</FIRST_NAME><UN_LIST_TYPE>Al-Qaida</UN_LIST_TYPE><REFERENCE_NUMBER>QDe.991</REFERENCE_NUMBER><LISTED_ON>2014-01-03</LISTED_ON>
<ENTITY_ALIAS><QUALITY>a.k.a.</QUALITY><ALIAS_NAME>MRF</ALIAS_NAME></ENTITY_ALIAS><ENTITY_ALIAS><QUALITY>f.k.a.</QUALITY><ALIAS_NAME>Morvath Aid</ALIAS_NAME></ENTITY_ALIAS><ENTITY_ADDRESS><STREET>1 Quay</STREET><COUNTRY>Mali</COUNTRY></ENTITY_ADDRESS></ENTITY></ENTITIES></CONSOLIDATED_LIST>`

test('UN names have four parts, and a cell can have several aliases', async () => {
  const entries = await read(unXml, UN)
  const [person, group] = [entries.get('690')!, entries.get('691')!]

  expect(namesOf(person)).toEqual([
    'PRIMARY QUENDREL OVU ZORBLAX',
    'STRONG_ALIAS Kvendrel Z',
    'STRONG_ALIAS Kwendrel Z',
    'STRONG_ALIAS M. Ovu Zorb',
    'STRONG_ALIAS M. Owu Zorb',
    'ORIGINAL_SCRIPT زوربلاكس',
    'WEAK_ALIAS Abu Zorb',
  ])
  expect(birthsOf(person)).toEqual([
    '1959-09-24',
    '~1960-01-01..1960-12-31',
    '1962-01-01..1964-12-31',
    '1961-05-16',
  ])
  expect(numbersOf(person)).toEqual(['PASSPORT D000999 YE', 'NATIONAL_ID 25909'])
  expect(person).toMatchObject({
    type: 'INDIVIDUAL',
    gender: 'MALE',
    isDeceased: true,
    nationalities: ['IR'],
    countries: ['YE'],
    addresses: ['Vantor, Yemen'],
    placesOfBirth: ['Ostra, Mali', 'Vantor, Yemen'],
    titles: ['Dr.', 'Commander', 'Trader'],
    programs: ['Al-Qaida'],
    references: ['QDi.990'],
    listedOn: '2014-01-03',
    updatedOn: '2019-02-01',
    remarks: expect.stringContaining('Nationality: Soviet Union'),
  })
  expect([namesOf(group), group.type, group.countries]).toEqual([
    ['PRIMARY MORVATH RELIEF FUND', 'STRONG_ALIAS MRF', 'FORMER Morvath Aid'],
    'ORGANIZATION',
    ['ML'],
  ])
})

test('a reported death does not mark a party as dead', async () => {
  const entries = await read(unXml, UN.replace(' Died on 3 Mar. 2017.', ' Review concluded.'))

  expect(entries.get('690')!.isDeceased).toBeUndefined()
})

test.each([
  ['Zorb Front (ZF)', ['Zorb Front (ZF)']],
  ['Quendrel Z (زوربلاكس ),', ['Quendrel Z', 'زوربلاكس']],
  ['Quendrel Z (previously listed as)', ['Quendrel Z']],
  [') Quendrel Z', ['Quendrel Z']],
  ['Quendrel Z, born 1 Jan. 1953 (passport no. 00012345)', ['Quendrel Z']],
  [
    'Zorb Front (ZF) (زورب (original script); Zorp Front; Front of Zorb)',
    ['Zorb Front (ZF)', 'زورب', 'Zorp Front', 'Front of Zorb'],
  ],
  ['(ZF)', ['(ZF)']],
])('%s contains the names %j', (cell, names) => {
  expect(unbracketed(cell)).toEqual(names)
})

test.each([
  ['Died in 2003.', true],
  ['He has died.', true],
  ['Deceased.', true],
  ['Confirmed to have died on 30 Sep. 2011 in Yemen.', true],
  ['Reportedly deceased as of 24 February 2013.', false],
  ['Driver of Plimforth Gaskett (deceased).', false],
  ['The party is a long-standing associate of somebody who died in 2003.', false],
])('%s: dead is %s', (text, isDead) => {
  expect(isDescribedAsDeceased(text)).toBe(isDead)
})

const EU = `<?xml version="1.0" encoding="UTF-8"?><export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-04-15T15:29:22.497+02:00" globalFileId="1">
<sanctionEntity designationDate="2008-07-03" designationDetails="" unitedNationId="QDi.990" euReferenceNumber="EU.99.1" logicalId="9913"><remark>Died on 1 May 2020.</remark>
<regulation regulationType="amendment" publicationDate="2019-04-08" entryIntoForceDate="2019-04-09" numberTitle="2019/555" programme="TAQA"><publicationUrl>https://eur-lex.europa.eu/</publicationUrl></regulation><subjectType code="person" classificationCode="P"/>
<nameAlias firstName="" middleName="" lastName="" wholeName="The Zorb" function="" nameLanguage="" strong="false" logicalId="1"/><nameAlias firstName="Quendrel" middleName="Ovu" lastName="ZORBLAX" wholeName="Quendrel Ovu ZORBLAX" function="Commander" gender="M" title="Dr" nameLanguage="EN" strong="true" logicalId="2"/>
<nameAlias firstName="" lastName="" wholeName="Quendrel Ovu ZORBLAX" nameLanguage="FR" strong="true" logicalId="3"/><nameAlias wholeName="Зорблакс" nameLanguage="BG" strong="true" logicalId="4"/><nameAlias wholeName="Zorblax Q" strong="true" logicalId="5"><remark>Low quality a.k.a.</remark></nameAlias>
<birthdate circa="false" calendarType="GREGORIAN" city="Vantor" birthdate="1965-12-12" dayOfMonth="12" monthOfYear="12" year="1965" countryIso2Code="DZ" countryDescription="ALGERIA"/><birthdate circa="true" calendarType="GREGORIAN" year="1958" countryIso2Code="00" countryDescription="UNKNOWN"/>
<birthdate circa="false" calendarType="GREGORIAN" yearRangeFrom="1970" yearRangeTo="1972" countryIso2Code="00"/><birthdate circa="false" calendarType="ISLAMIC" year="1376" countryIso2Code="00"/>
<citizenship countryIso2Code="DZ" countryDescription="ALGERIA"/><citizenship countryIso2Code="00" countryDescription="UNKNOWN"/><identification identificationTypeCode="passport" number="AB123 (Algeria)" latinNumber="AB123" knownFalse="false" countryIso2Code="DZ"/><identification identificationTypeCode="id" number="FAKE1" knownFalse="true" countryIso2Code="00"/>
<address street="1 Quay" poBox="" city="Vantor" zipCode="16000" countryIso2Code="DZ"><contactInfo key="EMAIL" value="zorb@example.org"/><contactInfo key="PHONE" value="+213 000"/></address></sanctionEntity>
<sanctionEntity unitedNationId="" euReferenceNumber="EU.99.2" logicalId="14"><regulation publicationDate="2020-01-14" programme="TERR"/><subjectType code="enterprise" classificationCode="E"/><nameAlias wholeName="Morvath Trading" strong="true"/></sanctionEntity></export>`

test('an attribute or a remark marks EU names as weak, in every language', async () => {
  const entries = await read(euFsfXml, EU)
  const [person, company] = [entries.get('EU.99.1')!, entries.get('EU.99.2')!]

  expect(namesOf(person)).toEqual([
    'PRIMARY Quendrel Ovu ZORBLAX',
    'ORIGINAL_SCRIPT Зорблакс',
    'WEAK_ALIAS The Zorb',
    'WEAK_ALIAS Zorblax Q',
  ])
  expect(birthsOf(person)).toEqual([
    '1965-12-12',
    '~1958-01-01..1958-12-31',
    '1970-01-01..1972-12-31',
    '~1956-08-07..1957-07-29',
  ])
  expect(numbersOf(person)).toEqual(['EMAIL zorb@example.org', 'PHONE +213 000', 'PASSPORT AB123 DZ'])
  expect(person).toMatchObject({
    type: 'INDIVIDUAL',
    gender: 'MALE',
    isDeceased: true,
    nationalities: ['DZ'],
    countries: ['DZ'],
    formerIds: ['9913'],
    references: ['QDi.990'],
    programs: ['TAQA'],
    listedOn: '2008-07-03',
    updatedOn: '2019-04-08',
    titles: ['Dr', 'Commander'],
  })
  expect([company.type, company.listedOn, company.references]).toEqual(['ORGANIZATION', '2020-01-14', []])
})

test.each([
  ['UN', unXml, UN],
  ['EU', euFsfXml, EU],
] as const)('the %s layout truncated anywhere is malformed', async (_, format, content) => {
  expect(new Set(await cutAnywhere(format, content))).toEqual(new Set(['malformed']))
})
