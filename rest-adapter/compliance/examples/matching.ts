import type { Examples } from '#rest-adapter/endpoint.ts'

export const matchingExamples: Examples['operations'] = {
  CompareSubjects: {
    requests: {
      'A customer and a listed person': {
        left: {
          type: 'INDIVIDUAL',
          name: 'Tomassin Quelwarden',
          date_of_birth: '1961-04',
          nationalities: ['CH'],
        },
        right: {
          type: 'INDIVIDUAL',
          name: 'Quellwarden, Tomasin',
          date_of_birth: '1961-04-30',
          nationalities: ['CH'],
        },
      },
      'Two companies': {
        left: { type: 'ORGANIZATION', name: 'Brackenfell Trading Ltd' },
        right: {
          type: 'ORGANIZATION',
          name: 'Brackenfell Trading Company Limited',
          identifiers: [{ type: 'REG_NO', value: 'CH-020.4', country: 'CH' }],
        },
      },
    },
    response: {
      score: 95.6,
      strength: 'STRONG',
      evidence: [
        {
          feature: 'NAME',
          query_value: 'Tomassin Quelwarden',
          list_value: 'Quellwarden, Tomasin',
          effect: 'SUPPORTS',
          points: 92.6,
          text: 'Every word of one name has its counterpart in the other.',
        },
        {
          feature: 'DATE_OF_BIRTH',
          query_value: '1961-04-01 to 1961-04-30',
          list_value: '1961-04-30',
          effect: 'SUPPORTS',
          points: 2.2,
          text: 'The dates of birth agree as far as both are known.',
        },
        {
          feature: 'NATIONALITY',
          query_value: 'CH',
          list_value: 'CH',
          effect: 'SUPPORTS',
          points: 0.8,
          text: 'They share a nationality.',
        },
      ],
      name_alignment: [
        { query_tokens: ['Tomassin'], list_tokens: ['Tomasin'], how: 'PHONETIC', score: 94 },
        { query_tokens: ['Quelwarden'], list_tokens: ['Quellwarden'], how: 'PHONETIC', score: 94 },
      ],
    },
  },
}
