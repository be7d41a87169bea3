import { expect, it } from 'vitest'
import { checkPayments, requireMoney } from '../../../scripts/run/check-payments.ts'
import { readEnvironment } from '../../../scripts/run/environment.ts'

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
  NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678',
}

const check = (variables: Record<string, string>) => checkPayments(readEnvironment(variables))

it.each([{}, KEYS])('keys of Stripe that belong together are taken: %o', (variables) => {
  expect(() => check(variables)).not.toThrow()
})

it('the public key alone stops the start: nobody would take the money that pages speak of', () => {
  const { NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY } = KEYS
  expect(() => check({ NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY })).toThrow('together, or none')
})

it('secret keys alone stop it too', () => {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = KEYS
  expect(() => check({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET })).toThrow('together, or none')
})

it('a live key beside one of test mode stops it, and is not named', () => {
  const live = { ...KEYS, NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_live_87654321' }
  expect(() => check(live)).toThrow(/of different modes(?!.*87654321)/)
})

const VISITED = { SITE_URL: 'https://www.example.com' }
const OF_COMPOSE = {
  SERVICES_URL: 'http://services:4000',
  SERVICES_KEY: 'k'.repeat(32),
  PAYMENT_SERVICE_URL: 'http://services:4000/payment',
  PAYMENT_URL: 'http://localhost:4000/payment',
}

it.each([
  [VISITED, /TEST_PAYMENTS=1/],
  [{ ...VISITED, ...OF_COMPOSE }, /TEST_PAYMENTS=1/],
  [{ ...VISITED, PAYMENT_URL: 'https://pay.example.com/payment' }, /TEST_PAYMENTS=1/],
  [{ ...VISITED, TEST_PAYMENTS: '1' }, null],
  [{ ...VISITED, ...KEYS }, null],
  [{ ...VISITED, PAYMENT_SERVICE_URL: 'https://pay.example.com/payment' }, null],
  [{ SITE_URL: 'http://localhost:3000' }, null],
])('test cards sell nothing on a public site unless that is meant: %o', (set, error) => {
  const start = () => requireMoney(readEnvironment(set))
  if (error) expect(start).toThrow(error)
  else expect(start).not.toThrow()
})
