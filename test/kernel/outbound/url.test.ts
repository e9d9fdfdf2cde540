import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { targetOf, urlIssue } from '#kernel/outbound/url.ts'

const PRODUCTION = { httpsOnly: true, allowsLoopback: false }
const SANDBOX = { httpsOnly: false, allowsLoopback: false }
const LOCAL = { httpsOnly: false, allowsLoopback: true }

test.each([
  ['https://hooks.acme.com', 'hooks.acme.com'],
  ['https://hooks.acme.com/', 'hooks.acme.com'],
  ['HTTPS://Hooks.Acme.COM/Path?x=1&y=%20', 'hooks.acme.com'],
  ['https://hooks.acme.com:8443/in', 'hooks.acme.com'],
  ['https://hooks.acme.com:443', 'hooks.acme.com'],
  ['https://a.b.c.d.example/x', 'a.b.c.d.example'],
  ['https://my_service.acme.com', 'my_service.acme.com'],
  ['https://hooks.test/x', 'hooks.test'],
  ['https://1.acme.com', '1.acme.com'],
  ['https://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  ['https://acme.com/päth?q=ü', 'acme.com'],
  ['https://acme.com?x=@', 'acme.com'],
  ['https://acme.com/@x', 'acme.com'],
  ['https://8.8.8.8/', '8.8.8.8'],
  ['https://0x8.0x8.0x8.0x8/', '8.8.8.8'],
  ['https://134744072/', '8.8.8.8'],
  ['https://[2606:4700:4700::1111]:8443/', '2606:4700:4700::1111'],
  ['https://[64:ff9b::8.8.8.8]/', '64:ff9b::808:808'],
  ['https://127.0.0.1.acme.com/', '127.0.0.1.acme.com'],
  ['https://localhost.acme.com/', 'localhost.acme.com'],
])('%s may be called, at the host %s', (text, host) => {
  expect(targetOf(text, PRODUCTION)).toMatchObject({ host })
})

test.each([
  ['', 'must be an https URL'],
  ['acme.com', 'must be an https URL'],
  ['//acme.com', 'must be an https URL'],
  ['https:acme.com', 'must be an https URL'],
  ['https:/acme.com', 'must be an https URL'],
  ['https:///acme.com', 'must be an https URL'],
  ['https://', 'must be an https URL'],
  ['https://?x', 'must be an https URL'],
  ['https://#', 'must be an https URL'],
  ['http://acme.com', 'must be an https URL'],
  ['HTTP://acme.com', 'must be an https URL'],
  ['ftp://acme.com', 'must be an https URL'],
  ['file:///etc/passwd', 'must be an https URL'],
  ['gopher://acme.com:70/_x', 'must be an https URL'],
  ['data:text/plain,x', 'must be an https URL'],
  ['javascript:alert(1)', 'must be an https URL'],
  ['unix:/var/run/docker.sock', 'must be an https URL'],
  ['ws://acme.com', 'must be an https URL'],
  ['blob:https://acme.com/x', 'must be an https URL'],
  ['https://acme.com:99999', 'must be a valid URL'],
  ['https://acme.com:x', 'must be a valid URL'],
  ['https://[::1', 'must be a valid URL'],
  ['https://[::g]', 'must be a valid URL'],
  ['https://a%00b.com', 'must be a valid URL'],
  ['https://acme.1', 'must be a valid URL'],
  ['https://256.256.256.256', 'must be a valid URL'],
  ['https://1.2.3.4.5', 'must be a valid URL'],
  ['https://0x100000000', 'must be a valid URL'],
  ['https://08.8.8.8', 'must be a valid URL'],
  ['https://[fe80::1%25eth0]/', 'must be a valid URL'],
  ['https://xn--/', 'must name its host with a domain'],
  ['https://%2e%2e/', 'must not have a dot at the end of its host name'],
  ['https://acme.com:0', 'must not use port 0'],
  ['https://acme.com:00000/', 'must not use port 0'],
  ['https://127.0.0.1:0/', 'must not use port 0'],
  ['https://user@acme.com', 'must not contain a user name or password'],
  ['https://user:secret@acme.com', 'must not contain a user name or password'],
  ['https://:@acme.com', 'must not contain a user name or password'],
  ['https://@acme.com', 'must not contain a user name or password'],
  ['https://acme.com@127.0.0.1', 'must not contain a user name or password'],
  ['https://127.0.0.1@acme.com', 'must not contain a user name or password'],
  ['https://acme.com#', 'must not contain a fragment'],
  ['https://acme.com/x#y', 'must not contain a fragment'],
  ['https://acme.com#@127.0.0.1/', 'must not contain a fragment'],
  [' https://acme.com', 'must not contain blanks, backslashes or control characters'],
  ['https://acme.com ', 'must not contain blanks, backslashes or control characters'],
  ['https://acme.com/a b', 'must not contain blanks, backslashes or control characters'],
  ['https://ac\tme.com', 'must not contain blanks, backslashes or control characters'],
  ['https://acme.com/\r\nX-Evil: 1', 'must not contain blanks, backslashes or control characters'],
  ['https://acme.com/\0', 'must not contain blanks, backslashes or control characters'],
  ['https:\\\\acme.com', 'must not contain blanks, backslashes or control characters'],
  ['https://acme.com\\@127.0.0.1', 'must not contain blanks, backslashes or control characters'],
  ['https://acme.com/\u007f', 'must not contain blanks, backslashes or control characters'],
  ['https://acme.com/\u00a0', 'must not contain blanks, backslashes or control characters'],
  ['https://ac\u200bme.com', 'must not contain blanks, backslashes or control characters'],
  ['https://acme.com/\u202etxt', 'must not contain blanks, backslashes or control characters'],
  ['https://acme.com/\ud800', 'must not contain blanks, backslashes or control characters'],
  ['https://ac\u00adme.com', 'must not contain blanks, backslashes or control characters'],
  ['\ufeffhttps://acme.com', 'must not contain blanks, backslashes or control characters'],
  [`https://acme.com/${'x'.repeat(2_032)}`, 'must be at most 2048 characters long'],
  [`https://acme.com/${'ü'.repeat(400)}`, 'must be at most 2048 characters long'],
  ['https://acme', 'must name its host with a domain'],
  ['https://metadata', 'must name its host with a domain'],
  ['https://postgres:5432', 'must name its host with a domain'],
  ['https://kubernetes/', 'must name its host with a domain'],
  ['https://metadata.google.internal/', 'must name a public host'],
  ['https://db.internal', 'must name a public host'],
  ['https://printer.local', 'must name a public host'],
  ['https://nas.lan', 'must name a public host'],
  ['https://router.home.arpa', 'must name a public host'],
  ['https://1.0.0.127.in-addr.arpa', 'must name a public host'],
  ['https://x.onion', 'must name a public host'],
  ['https://x.invalid', 'must name a public host'],
  ['https://x.alt', 'must name a public host'],
  ['https://kubernetes.default.svc.cluster.local', 'must name a public host'],
  ['https://git.corp', 'must name a public host'],
  ['https://PRINTER.LOCAL/', 'must name a public host'],
  ['https://printer.ｌｏｃａｌ/', 'must name a public host'],
  ['https://x%2elocal/', 'must name a public host'],
  ['https://acme.com.', 'must not have a dot at the end of its host name'],
  ['https://acme.com./x', 'must not have a dot at the end of its host name'],
  ['https://localhost.', 'must not have a dot at the end of its host name'],
  ['https://metadata.google.internal./', 'must not have a dot at the end of its host name'],
  ['https://acme..com', 'must have a valid host name'],
  ['https://.acme.com', 'must have a valid host name'],
  ['https://-acme.com', 'must have a valid host name'],
  ['https://acme!.com', 'must have a valid host name'],
  ['https://a$b.com', 'must have a valid host name'],
  ['https://*.acme.com', 'must have a valid host name'],
  ['https://a,b.com', 'must have a valid host name'],
  [`https://${'a'.repeat(64)}.com`, 'must have a valid host name'],
  [`https://${'abcdefg.'.repeat(32)}com`, 'must have a valid host name'],
  ['https://localhost', 'must not be a loopback address'],
  ['https://LOCALHOST:8080', 'must not be a loopback address'],
  ['https://app.localhost', 'must not be a loopback address'],
  ['https://loc%61lhost', 'must not be a loopback address'],
  ['https://ⓛocalhost', 'must not be a loopback address'],
  ['https://127.0.0.1', 'must not be a loopback address'],
  ['https://127.0.0.1.', 'must not be a loopback address'],
  ['https://127.1', 'must not be a loopback address'],
  ['https://2130706433/', 'must not be a loopback address'],
  ['https://0x7f.1', 'must not be a loopback address'],
  ['https://0x7f000001', 'must not be a loopback address'],
  ['https://0177.0.0.1', 'must not be a loopback address'],
  ['https://017700000001', 'must not be a loopback address'],
  ['https://１２７.0.0.1', 'must not be a loopback address'],
  ['https://127。0。0。1', 'must not be a loopback address'],
  ['https://①②⑦.0.0.1', 'must not be a loopback address'],
  ['https://%31%32%37.0.0.1', 'must not be a loopback address'],
  ['https://127.0.0.1%2e', 'must not be a loopback address'],
  ['https://[::1]', 'must not be a loopback address'],
  ['https://[0:0:0:0:0:0:0:1]', 'must not be a loopback address'],
  ['https://[::ffff:7f00:1]', 'must not be a loopback address'],
  ['https://[::ffff:127.0.0.1]:8443', 'must not be a loopback address'],
  ['https://[64:ff9b::127.0.0.1]', 'must not be a loopback address'],
  ['https://[::127.0.0.1]', 'must be a public address'],
  ['https://0', 'must be a public address'],
  ['https://0.0.0.0', 'must be a public address'],
  ['https://[::]', 'must be a public address'],
  ['https://255.255.255.255', 'must be a public address'],
  ['https://224.0.0.1', 'must be a public address'],
  ['https://[2002:7f00:1::]', 'must be a public address'],
  ['https://10.0.0.1', 'must not be an address inside a private network'],
  ['https://192.168.1.1:8443/x', 'must not be an address inside a private network'],
  ['https://172.16.0.1', 'must not be an address inside a private network'],
  ['https://0xa.0.0.1', 'must not be an address inside a private network'],
  ['https://3232235777', 'must not be an address inside a private network'],
  ['https://100.100.100.200', 'must not be an address inside a private network'],
  ['https://[fd00:ec2::254]', 'must not be an address inside a private network'],
  ['https://[::ffff:10.0.0.1]', 'must not be an address inside a private network'],
  ['https://169.254.169.254/latest/meta-data/', 'must not be a link-local address'],
  ['https://2852039166', 'must not be a link-local address'],
  ['https://[::ffff:a9fe:a9fe]', 'must not be a link-local address'],
  ['https://[fe80::1]', 'must not be a link-local address'],
])('%j %s', (text, issue) => {
  expect(urlIssue(text, PRODUCTION)).toBe(issue)
})

test('the sandbox also allows http, and nothing else', () => {
  expect(urlIssue('http://hooks.acme.com:8080/in', SANDBOX)).toBeUndefined()
  expect(
    [
      'ftp://acme.com',
      'acme.com',
      'http://localhost',
      'http://127.0.0.1',
      'http://10.0.0.1',
      'http://169.254.169.254',
    ].map(text => urlIssue(text, SANDBOX)),
  ).toEqual([
    'must be an http or https URL',
    'must be an http or https URL',
    'must not be a loopback address',
    'must not be a loopback address',
    'must not be an address inside a private network',
    'must not be a link-local address',
  ])
})

test('with loopback allowed every notation of it is accepted, and private networks stay refused', () => {
  const allowed = [
    'http://localhost:3000/',
    'http://app.localhost',
    'http://127.0.0.1:3000',
    'http://127.1',
    'http://[::1]:3000',
    'https://localhost',
  ]
  const refused = [
    'http://0.0.0.0',
    'http://10.0.0.1',
    'http://printer.local',
    'http://intranet',
    'http://169.254.169.254',
    'http://[::ffff:127.0.0.1]',
    'http://localhost.',
    'http://[fd00::1]',
  ]

  expect(allowed.filter(text => urlIssue(text, LOCAL) !== undefined)).toEqual([])
  expect(refused.filter(text => urlIssue(text, LOCAL) === undefined)).toEqual([])
})

test('any text is either refused with a message or yields a host without a trick in it', () => {
  const tricky = fc.array(
    fc.oneof(
      fc.constantFrom(
        'http://',
        'https://',
        '@',
        '#',
        '?',
        '/',
        '\\',
        ':',
        '.',
        '[',
        ']',
        '%',
        'localhost',
        '127.0.0.1',
        'acme.com',
        '0x',
        ' ',
        '\n',
        '::',
        'ｌ',
        '%2e',
        'xn--',
      ),
      fc.string({ maxLength: 3, unit: 'binary' }),
    ),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        tricky.map(parts => `https://${parts.join('')}`),
        tricky.map(parts => parts.join('')),
      ),
      text => {
        const target = targetOf(text, PRODUCTION)
        if ('issue' in target) return expect(target.issue).toMatch(/^must /)
        expect(target.url).toMatchObject({ protocol: 'https:', username: '', password: '', hash: '' })
        expect(target.host).toMatch(/^[a-z0-9_.-]+\.[a-z0-9-]+$|^[0-9a-f:]+$/)
        expect(`${target.url.pathname}${target.url.search}`).toMatch(/^\/[!-~]*$/)
      },
    ),
    { numRuns: 5_000 },
  )
})

test.each([
  ['http://faces:8080/compare', undefined],
  ['http://faces.internal/compare', undefined],
  ['http://10.0.0.1/compare', undefined],
  ['http://localhost/compare', 'must not be a loopback address'],
  ['http://169.254.169.254/', 'must not be a link-local address'],
  ['http://-faces/', 'must have a valid host name'],
])('with private networks allowed, %s is judged as %s', (url, issue) => {
  expect(urlIssue(url, { httpsOnly: false, allowsLoopback: false, allowsPrivate: true })).toBe(issue)
})
