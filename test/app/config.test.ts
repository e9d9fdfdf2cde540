import { expect, test } from '@jest/globals'
import { readConfig } from '#app/config/config.ts'

test.each([
  ['the embedded database on loopback', {}, true],
  ['a server that other machines reach', { HOST: '0.0.0.0', DEMO: '0' }, false],
  ['a server behind a trusted proxy', { TRUST_PROXY: '1' }, false],
  ['a server behind a proxy that is trusted by its address', { TRUST_PROXY: '10.0.0.0/8' }, false],
])('webhooks to this machine are allowed only while the server is private: %s', (_, env, allowsLoopback) => {
  expect(readConfig(env).webhooks.allowsLoopback).toBe(allowsLoopback)
})

test('CORS origins are read as browsers send them', () => {
  expect(readConfig({}).corsOrigins).toEqual([])
  expect(
    readConfig({
      CORS_ORIGINS:
        'https://app.example.com, https://xn--mnchen-3ya.example:8443,http://localhost:5173,http://127.0.0.1:3000',
    }).corsOrigins,
  ).toEqual([
    'https://app.example.com',
    'https://xn--mnchen-3ya.example:8443',
    'http://localhost:5173',
    'http://127.0.0.1:3000',
  ])
})

test.each([
  '*',
  'null',
  'app.example.com',
  'https://app.example.com/',
  'https://app.example.com/app',
  'https://*.example.com',
  'https://App.example.com',
  'https://app.example.com:443',
  'http://app.example.com',
  'http://localhost.example.com',
  'ftp://app.example.com',
  'https://ada:secret@app.example.com',
  'https://app.example.com https://other.example.com',
  'https://app.example.com,*',
])('CORS_ORIGINS %s is refused at the start with the accepted form', origins => {
  expect(() => readConfig({ CORS_ORIGINS: origins })).toThrow(
    /CORS_ORIGINS must be a comma-separated list of origins such as https:\/\/app\.example\.com, each without path/,
  )
})
