import type { Examples } from '../../endpoint.ts'

export const authExamples: Examples['operations'] = {
  IssueToken: {
    requests: {
      'A staff member': { grant_type: 'password', username: 'teller@demo.example', password: 'demo-password-1' },
      'An API key, presented after Bearer': { grant_type: 'client_credentials' },
      'A renewal': { grant_type: 'refresh_token', refresh_token: 'q3Hk0pZ5w7v9y2B4d6F8h1J3l5N7p9R1t3V5x7Z9b1D' },
    },
    response: { access_token: 'eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJmaWR1Y2lhIn0.c2lnbmF0dXJl', token_type: 'Bearer', expires_in: 900, refresh_token: 'u7Xk2mB4d6F8h1J3l5N7p9R1t3V5x7Z9b1Dq3Hk0pZ5' },
  },
}
