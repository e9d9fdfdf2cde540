import { expect, test } from '@jest/globals'
import { readConfig } from '#app/config/config.ts'
import { settingsOf } from '#app/config/settings.ts'

const FACE_PROVIDER_URL = 'https://faces.example.com/compare'

test('the service that compares faces is configured by its URL, and there is none by default', () => {
  const config = readConfig({ FACE_PROVIDER_URL, FACE_PROVIDER_TOKEN: 'secret' })

  expect(settingsOf(config).faces).toEqual({ url: FACE_PROVIDER_URL, token: 'secret', timeoutMs: 5_000 })
  expect(settingsOf(readConfig({ FACE_PROVIDER_URL })).faces).not.toHaveProperty('token')
  expect(settingsOf(readConfig({}))).not.toHaveProperty('faces')
})

test.each([
  [{ FACE_PROVIDER_URL: 'faces.example.com' }, 'FACE_PROVIDER_URL must be an http or https URL.'],
  [{ FACE_PROVIDER_URL: 'file:///etc/passwd' }, 'FACE_PROVIDER_URL must be an http or https URL.'],
  [{ FACE_PROVIDER_URL, FACE_PROVIDER_TOKEN: 'secret\nX: y' }, 'FACE_PROVIDER_TOKEN must be printable'],
  [{ FACE_PROVIDER_TIMEOUT_MS: '99' }, 'FACE_PROVIDER_TIMEOUT_MS must be a whole number'],
  [{ FACE_PROVIDER_TIMEOUT_MS: '10001' }, 'FACE_PROVIDER_TIMEOUT_MS must be a whole number'],
])('the start refuses %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
  expect(() => readConfig(env)).not.toThrow('secret')
})
