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
  ] as const)('leads to %s before its form, on every width', async (other, View) => {
    await putServerHtml(<View locale={locale} />)
    const path = routePath(other, locale)
    expect(hrefOf('.leaving-other a')).toBe(path)
    expect(placeOf('.leaving-other')).toBeLessThan(placeOf('form'))
  })

  it('says what follows a withdrawal before the instruction, with its period', async () => {
    await putServerHtml(<WithdrawalView locale={locale} />)
    const steps = [...document.querySelectorAll('.contact-route > li')]
    expect(steps).toHaveLength(3)
    expect(steps.at(-1)?.textContent).toMatch(/\b14\s/)
    expect(placeOf('.contact-route')).toBeLessThan(placeOf('.leaving-instruction'))
  })

  it('has the button that prints at the head of the model form', async () => {
    await putServerHtml(<WithdrawalView locale={locale} />)
    const words = await readMessages(locale, 'withdrawal')
    const [heading, button] = document.querySelector('.leaving-model')?.children ?? []
    expect(heading?.id).toBe('model-form')
    expect(button?.textContent).toBe(words.get('print'))
  })
})
