import type { RailProvider } from './rail.ts'

const GIVEN = ['Ada', 'Bola', 'Chidi', 'Dayo', 'Efe', 'Fatima', 'Gozie', 'Halima', 'Ife', 'Jide']
const FAMILY = ['Obi', 'Okafor', 'Adeyemi', 'Bello', 'Eze', 'Danjuma', 'Balogun', 'Musa', 'Okoro', 'Lawal']

/** The one number that nobody holds. */
const NOBODY = '0000000000'

/** Knows a holder of every account, the same every time. */
export const railSimulator: RailProvider = {
  nameEnquiry: async (_, { accountNumber }) => (accountNumber === NOBODY
    ? { code: '07', accountName: null }
    : { code: '00', accountName: `${GIVEN[Number(accountNumber.at(-2))]!} ${FAMILY[Number(accountNumber.at(-1))]!}` }),
}
