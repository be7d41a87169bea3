import { afterEach, describe, expect, it, vi } from 'vitest'
import { formWords } from '#features/signup/components/form-words.ts'
import { VARIANTS } from '#features/signup/components/variants/variants.ts'
import type { FormState } from '#lib/util/landing-facts.ts'

const wordsOf = (locale: 'en' | 'de', formState: FormState = 'idle') =>
  formWords({ locale, variant: VARIANTS['email-only'], submit: 'download', formState })

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('what another failure says (S1 §4.6)', () => {
  it.each([undefined, 'silent'])('is nothing with the setting %s', async (setting) => {
    vi.stubEnv('CREATION_ERROR_NOTICE', setting)
    expect(await wordsOf('en')).not.toHaveProperty('failure')
  })

  it('stands in the error dialog where the owner wants it, in the language of the page', async () => {
    vi.stubEnv('CREATION_ERROR_NOTICE', 'dialog')
    expect((await wordsOf('en')).failure).toEqual({
      message: 'Your account could not be created just now. Please try again in a moment.',
      action: 'Close',
    })
    expect((await wordsOf('de')).failure?.action).toBe('Schließen')
  })
})

it('has the words of passwords only where the dialog asks for one (S1 §5)', async () => {
  const { labels, notes } = await formWords({
    locale: 'en',
    variant: VARIANTS.password,
    submit: 'getStarted',
    formState: 'idle',
  })
  expect(labels).toHaveProperty('password', 'Password')
  expect(notes).toMatchObject({
    password: 'Password must be 8 characters or more, contain a letter & number',
    mismatch: 'Password does not match',
  })
  expect((await wordsOf('en')).notes).not.toHaveProperty('password')
})

it('says that cookies are needed only where a browser has sent a form without', async () => {
  expect((await wordsOf('de', 'cookies')).notes).toHaveProperty(
    'cookies',
    'Bitte Cookies erlauben, um Ihr Konto zu erstellen',
  )
  expect((await wordsOf('de')).notes).not.toHaveProperty('cookies')
})
