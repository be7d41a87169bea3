import { describe, expect, it } from 'vitest'
import { readMessages } from '../support/messages.ts'

const signUp = await readMessages('en', 'signUp')
const notFound = await readMessages('en', 'notFound')
const shell = await readMessages('en', 'shell')

// Written out: a test that read them from the message files would agree with a misprint.
describe('the English texts that the specification quotes, to the letter', () => {
  it.each([
    // S1 §5, §8; S2 §5
    ['label.error', 'Valid email address required'],
    ['label.exists', 'Account already exists'],
    ['password.error', 'Password must be 8 characters or more, contain a letter & number'],
    ['password.mismatch', 'Password does not match'],
    ['submit.creating', 'Creating your account...'],
    ['submit.download', 'Download'],
    ['submit.getStarted', 'Get Started Now'],
    ['submit.getInstantAccess', 'Get Instant Access'],
    // S1 §2
    ['potential.title', 'Unlock Your Business Potential'],
    ['efficiency.title', 'Boost Your Business Efficiency'],
    ['trust', 'No credit card required.'],
    ['safe', 'Your information is safe with us - 100% secure platform.'],
    ['businessPlaceholder', 'Enter your business email'],
    // S1 §1: the plans
    ['efficiency.basic', 'Basic'],
    ['efficiency.premium', 'Premium'],
  ])('of the sign-up: %s', (key, text) => {
    expect(signUp.get(key)).toBe(text)
  })

  it.each([
    // The specification writes both in small letters, within its sentences; they begin a line here.
    ['heading', 'Get instant access', 'get instant access'],
    ['submit.getAccess', 'Get access now', 'get access now'],
  ])('of the sign-up, but for their first letter: %s', (key, text, quoted) => {
    expect(signUp.get(key)).toBe(text)
    expect(text.toLowerCase()).toBe(quoted)
  })

  it.each([
    ['heading', 'We are sorry, this page cannot be found.'],
    ['action', 'Get Started Free'],
    ['meta.title', 'Page not found (Error 404)'],
  ])('of the 404 page (S2 §2.5): %s', (key, text) => {
    // The pen of the headline is no word of it.
    expect(notFound.get(key)?.replace(/<\/?mark>/g, '')).toBe(text)
  })

  it.each([
    // S2 §2.5
    ['errorPageFailed', 'An error occurred while showing the error page'],
    // S1 §6, S2 §2.6
    ['tryForFree', 'Try for free'],
    ['account', 'Account'],
  ])('of the frame of a page: %s', (key, text) => {
    expect(shell.get(key)).toBe(text)
  })
})

// In every language: names of the product's plans (S1 §1, S2 §1).
it.each(['fr', 'es', 'it', 'pt', 'de'] as const)(
  'calls the plans the same in %s',
  async (locale) => {
    const words = await readMessages(locale, 'signUp')
    expect([words.get('efficiency.basic'), words.get('efficiency.premium')]).toEqual([
      'Basic',
      'Premium',
    ])
  },
)
