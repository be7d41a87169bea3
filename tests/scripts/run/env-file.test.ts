import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseLandingRecord } from '#features/landing/parse-landing-record.ts'
import { parseOfferRecord } from '#features/pricing/parse-offer-record.ts'
import { rateOn, readExchangeRates } from '../../../scripts/orders/exchange-rates.ts'
import { tempTree } from '../temp-tree.ts'

const FILE = 'FIRST=one\nSECOND="two"\n'

const ASK = 'console.log([process.env.FIRST, process.env.SECOND].join())'

/** What a program finds in its variables that is started beside an `.env` of these bytes. */
const found = (bytes: Buffer, env: Record<string, string> = {}) => {
  const root = tempTree({})
  writeFileSync(join(root, '.env'), bytes)
  const loader = resolve('scripts/run/load-env.mjs')
  const args = ['--import', loader, '-e', ASK]
  return spawnSync(process.execPath, args, {
    cwd: root,
    env: { NODE_ENV: 'test', ...env },
    encoding: 'utf8',
  }).stdout.trim()
}

test.each([
  ['as it is', Buffer.from(FILE)],
  ['behind a byte order mark', Buffer.from(`\uFEFF${FILE}`)],
  ['with the line ends of Windows', Buffer.from(`\uFEFF${FILE.replaceAll('\n', '\r\n')}`)],
  ['as PowerShell writes it', Buffer.from(`\uFEFF${FILE}`, 'utf16le')],
])('an .env counts from its first line on, %s', (_name, bytes) => {
  expect(found(bytes)).toBe('one,two')
  expect(found(bytes, { FIRST: 'set' })).toBe('set,two')
})

test('services and migration are started with it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const name of ['services', 'migrate']) {
    expect(scripts[name]).toContain('--import ./scripts/run/load-env.mjs')
  }
  expect(JSON.stringify(scripts)).not.toContain('--env-file')
})

const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`

test.each([
  ['a landing page', parseLandingRecord, 'en/landing/docs/free-demo.json'],
  ['an offer', parseOfferRecord, 'en/offers/pricing/plans.json'],
] as const)('the record of %s may begin with a byte order mark', (_name, parse, file) => {
  const text = readFileSync(`locales/${file}`, 'utf8')
  expect(parse(windows(text), file)).toEqual(parse(text, file))
})

test('a table of exchange rates may begin with a byte order mark', () => {
  const rates = readExchangeRates(windows('date,FXUSDCAD\n2026-12-23,1.3700\n'))
  expect(rateOn(rates, { currency: 'USD', day: '2026-12-23' })?.rate).toBe('1.3700')
})
