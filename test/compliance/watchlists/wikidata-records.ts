const snak = (value: unknown) => ({ snaktype: 'value', datavalue: { value } })
const item = (id: string) => ({ 'entity-type': 'item', id })
const time = (text: string, precision: number) => ({
  time: text,
  precision,
  calendarmodel: 'http://www.wikidata.org/entity/Q1985727',
})
const claim = (value: unknown, qualifiers: Record<string, unknown> = {}, rank = 'normal') => ({
  mainsnak: snak(value),
  rank,
  qualifiers: Object.fromEntries(
    Object.entries(qualifiers).map(([property, reported]) => [property, [snak(reported)]]),
  ),
})
const label = (language: string, value: string) => ({ language, value })

/** A person with a past office, a present one, a spouse and another relative. */
export const PERSON = {
  type: 'item',
  id: 'Q9000001',
  modified: '2026-03-24T23:21:21Z',
  labels: { ru: label('ru', 'Квендрел Зорблакс'), en: label('en', 'Quendrel Zorblax') },
  descriptions: { en: label('en', 'trader {of "none"}') },
  aliases: { en: [label('en', 'Quendrel Ovu Zorblax'), label('en', 'Zorbie')] },
  claims: {
    P31: [claim(item('Q5'))],
    P21: [claim(item('Q6581072'))],
    P569: [
      claim(time('+1952-10-07T00:00:00Z', 11)),
      claim(time('+1950-00-00T00:00:00Z', 9), {}, 'deprecated'),
    ],
    P27: [claim(item('Q15180'), { P582: time('+1991-12-26T00:00:00Z', 11) }), claim(item('Q159'))],
    P39: [
      claim(item('Q9000003'), {
        P580: time('+2012-05-07T00:00:00Z', 11),
        P582: time('+2018-00-00T00:00:00Z', 9),
      }),
      claim(item('Q9000004')),
      { mainsnak: { snaktype: 'somevalue' }, rank: 'normal' },
    ],
    P26: [claim(item('Q9000002'))],
    P1038: [claim(item('Q9000005'), { P1039: item('Q9000006') })],
    P570: [claim(time('+2020-01-01T00:00:00Z', 11))],
  },
}
export const SPOUSE = {
  type: 'item',
  id: 'Q9000002',
  labels: { en: label('en', 'Ovelia Zorblax') },
  claims: {
    P31: [claim(item('Q5'))],
    P26: [claim(item('Q9000001'))],
    P569: [claim(time('+1960-00-00T00:00:00Z', 8))],
  },
}
export const OFFICE = {
  type: 'item',
  id: 'Q9000003',
  labels: { en: label('en', 'President of Vantor') },
  claims: { P31: [claim(item('Q4164871'))], P1001: [claim(item('Q159'))] },
}
/** Labels of records that are not given. */
export const LABELS = { Q9000004: 'Governor of Morvath', Q9000006: 'cousin' }
/** All records in one response. */
export const COMBINED = JSON.stringify({
  entities: { Q9000001: PERSON, Q9000003: OFFICE, Q9000002: SPOUSE },
  success: 1,
})
