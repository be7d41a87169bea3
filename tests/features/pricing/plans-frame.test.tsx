import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { SiteFrame } from '#features/shell/components/site-frame.tsx'
import type { LayoutName } from '#lib/config/layouts.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { readMessages } from '../../support/messages.ts'
import { putServerHtml } from '../../support/server-html.ts'

const links = (selector: string) =>
  [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'))

const cases = LOCALE_CODES.flatMap((locale) =>
  (['pricing', 'offer'] as const satisfies readonly LayoutName[]).map(
    (layout) => [locale, layout] as const,
  ),
)

describe.each(cases)('around a pricing page in %s, layout %s (S2 §2.6, §2.7)', (locale, layout) => {
  it('nothing leads away from the choice: neither menu nor support in the header', async () => {
    await putServerHtml(
      <SiteFrame route="plans" locale={locale} layout={layout}>
        <h1>Plans</h1>
      </SiteFrame>,
    )
    expect(document.querySelector('header nav')).toBeNull()
    expect(links('header')).not.toContain(routePath('support', locale))
    expect(links('header')).not.toContain(routePath('plans', locale))
  })

  it('the footer is the short one, with the legal texts and the cookie settings', async () => {
    await putServerHtml(
      <SiteFrame route="plans" locale={locale} layout={layout}>
        <h1>Plans</h1>
      </SiteFrame>,
    )
    expect(document.querySelector('footer .letterhead, footer .footer-card')).toBeNull()
    expect(links('footer')).toEqual(
      expect.arrayContaining(
        (['terms', 'privacy', 'cookiePolicy'] as const).map((page) => routePath(page, locale)),
      ),
    )
    expect(document.querySelector('footer [data-consent]')).not.toBeNull()
  })
})

describe.each(LOCALE_CODES)('where test cards alone pay, in %s', (locale) => {
  it.each(['0', '1'])(
    'a page says so with TEST_PAYMENTS=%s only where that is 1',
    async (value) => {
      vi.stubEnv('TEST_PAYMENTS', value)
      onTestFinished(() => {
        vi.unstubAllEnvs()
      })
      await putServerHtml(
        <SiteFrame route="checkout" locale={locale}>
          <h1>Checkout</h1>
        </SiteFrame>,
      )
      const said = document.querySelector('[role=note]')?.textContent
      const words = await readMessages(locale, 'shell')
      expect(said).toBe(value === '1' ? words.get('testPayments') : undefined)
    },
  )
})
