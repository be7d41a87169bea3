import { describe, expect, it } from 'vitest'
import { CancelView } from '#features/leaving/components/cancel-view.tsx'
import { WithdrawalView } from '#features/leaving/components/withdrawal-view.tsx'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { readMessages } from '../../support/messages.ts'
import { putServerHtml } from '../../support/server-html.ts'

const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute('href')

/** Where an element stands among all of the page. */
const placeOf = (selector: string) => {
  const element = document.querySelector(selector)
  return [...document.querySelectorAll('*')].findIndex((other) => other === element)
}

describe.each(LOCALE_CODES)('a leaving page in %s', (locale) => {
  it.each([
    ['withdrawal', CancelView],
    ['cancelSubscription', WithdrawalView],
  ] as const)(
    'leads to %s before its form, and says what follows after it',
    async (other, View) => {
      await putServerHtml(<View locale={locale} />)
      const path = routePath(other, locale)
      expect(hrefOf('.leaving-other a')).toBe(path)
      expect(placeOf('.leaving-other')).toBeLessThan(placeOf('form'))
      expect(placeOf('form')).toBeLessThan(placeOf('.next-steps'))
      // Who would rather ask finds somebody to write to, behind the form and never before it.
      expect(hrefOf('.contact-ways a')).toBe(routePath('contact', locale))
      expect(placeOf('form')).toBeLessThan(placeOf('.contact-ways'))
    },
  )

  it('says what follows a withdrawal before the instruction, with its period', async () => {
    await putServerHtml(<WithdrawalView locale={locale} />)
    const steps = [...document.querySelectorAll('.next-steps li')]
    expect(steps).toHaveLength(3)
    expect(steps.at(-1)?.textContent).toMatch(/\b14\s/)
    expect(placeOf('.next-steps')).toBeLessThan(placeOf('.leaving-instruction'))
  })

  it('has the button that prints at the head of the model form', async () => {
    await putServerHtml(<WithdrawalView locale={locale} />)
    const words = await readMessages(locale, 'withdrawal')
    const button = document.querySelector('.leaving-model #model-form + button')
    expect(button?.textContent).toBe(words.get('print'))
  })

  it('says at each way to cancel what it leads to', async () => {
    await putServerHtml(<CancelView locale={locale} />)
    const words = await readMessages(locale, 'cancelSubscription')
    const hints = [...document.querySelectorAll('.choice-cards small')]
    expect(
      hints.map((hint) => [hint.closest('label')?.querySelector('input')?.value, hint.textContent]),
    ).toEqual(['ordinary', 'important'].map((way) => [way, words.get(`fields.way.hints.${way}`)]))
  })
})
