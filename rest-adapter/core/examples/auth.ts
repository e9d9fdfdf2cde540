import type { Examples } from '#rest-adapter/endpoint.ts'

export const authExamples: Examples['operations'] = {
  IssueToken: {
    requests: {
      'A staff member': {
        grant_type: 'password',
        username: 'teller@demo.example',
        password: 'demo-password-1',
      },
      'A staff member with a second factor': {
        grant_type: 'password',
        username: 'teller@demo.example',
        password: 'demo-password-1',
        totp_code: '492039',
      },
      'An API key, presented after Bearer': { grant_type: 'client_credentials' },
      'A renewal': {
        grant_type: 'refresh_token',
        refresh_token: 'q3Hk0pZ5w7v9y2B4d6F8h1J3l5N7p9R1t3V5x7Z9b1D',
      },
    },
    response: {
      access_token: 'eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJmaWR1Y2lhIn0.c2lnbmF0dXJl',
      token_type: 'Bearer',
      expires_in: 900,
      refresh_token: 'u7Xk2mB4d6F8h1J3l5N7p9R1t3V5x7Z9b1Dq3Hk0pZ5',
    },
  },
  ChangeMyPassword: {
    requests: {
      "A password of one's own": {
        current_password: 'given by an administrator',
        new_password: 'correct horse battery staple',
      },
    },
  },
  BeginTotp: {
    requests: { 'A second factor': { password: 'correct horse battery staple' } },
    response: {
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      uri: 'otpauth://totp/Acme:ada%40acme.example?issuer=Acme&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    },
  },
  ConfirmTotp: {
    requests: { 'Code from the authenticator app': { code: '492039' } },
    response: { codes: ['7K2QX-9TB4M', 'W0R5E-D1NHZ'] },
  },
  DisableTotp: {
    requests: {
      'A code of the app': { totp_code: '492039' },
      'A recovery code': { recovery_code: '7K2QX-9TB4M' },
    },
  },
}
