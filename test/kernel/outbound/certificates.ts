import { createPrivateKey, X509Certificate } from 'node:crypto'

const pem = (base64: string): string => new X509Certificate(Buffer.from(base64, 'base64')).toString()

/** Private key of both certificates; it protects nothing. */
export const key = createPrivateKey({
  format: 'jwk',
  key: {
    kty: 'EC',
    crv: 'P-256',
    x: 'CYjiH8Yi2q05x8EkSA70s9I40iq3NREYTanViZAczdA',
    y: 'KAI7BbzEPi6mrCkfRK7rfarB3cpGixY5R0VJye-eZMs',
    d: '0Q55fUlu3tP_-OEfLYwqKpBKtOwb8haKpETHI0mGBLg',
  },
}).export({ type: 'pkcs8', format: 'pem' })

/** Self-signed certificate for hooks.example and 127.0.0.1, valid from 2000 to 2100. */
export const certificate = pem(`
  MIIBczCCARmgAwIBAgIBATAKBggqhkjOPQQDAjAYMRYwFAYDVQQDDA1ob29rcy5leGFtcGxlMCAXDTAwMDEwMTAwMDAwMFoYDzIxMDAwMTAxMDAwMDAw
  WjAYMRYwFAYDVQQDDA1ob29rcy5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAECYjiH8Yi2q05x8EkSA70s9I40iq3NREYTanViZAczdAo
  AjsFvMQ+LqasKR9Erut9qsHdykaLFjlHRUnJ755ky6NSMFAwDwYDVR0TAQH/BAUwAwEB/zAeBgNVHREEFzAVgg1ob29rcy5leGFtcGxlhwR/AAABMB0G
  A1UdDgQWBBSjjfFKQxBkcxLR55DZDe3mzSGtZjAKBggqhkjOPQQDAgNIADBFAiEAoKSK0+qHYEyLDqCmecwEaHUI2n3H9rHN4JIF/ffurVYCIFP44f5l
  Yt1kuZEWhxK63O2eYBcP/MfPN9dbaeE9brwB`)

/** The same certificate, but expired in 2001. */
export const expiredCertificate = pem(`
  MIIBcTCCARegAwIBAgIBAjAKBggqhkjOPQQDAjAYMRYwFAYDVQQDDA1ob29rcy5leGFtcGxlMB4XDTAwMDEwMTAwMDAwMFoXDTAxMDEwMTAwMDAwMFow
  GDEWMBQGA1UEAwwNaG9va3MuZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABAmI4h/GItqtOcfBJEgO9LPSONIqtzURGE2p1YmQHM3QKAI7
  BbzEPi6mrCkfRK7rfarB3cpGixY5R0VJye+eZMujUjBQMA8GA1UdEwEB/wQFMAMBAf8wHgYDVR0RBBcwFYINaG9va3MuZXhhbXBsZYcEfwAAATAdBgNV
  HQ4EFgQUo43xSkMQZHMS0eeQ2Q3t5s0hrWYwCgYIKoZIzj0EAwIDSAAwRQIhAJnrocb05WcQoRy8dbbq8ebX3WfPCUe9zHjo/NsuIosAAiAax6mXNvAa
  UaR2EG2YO8qP78siyiGMJc/Q58tPrnFUQA==`)
