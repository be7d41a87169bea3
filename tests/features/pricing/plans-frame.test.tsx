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

describe.each(LOCALE_CODES)('what the owner has yet to give, in %s', (locale) => {
  const stripAt = async (points: string, env: Readonly<Record<string, string>> = {}) => {
    vi.stubEnv('OPEN_POINTS', points)
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    await putServerHtml(
      <SiteFrame route="home" locale={locale}>
        <h1>Home</h1>
      </SiteFrame>,
    )
    return document.querySelector('footer + aside')?.textContent
  }

  it('is counted at the foot, with the command that lists it', async () => {
    const strip = await stripAt('135')
    expect(strip).toContain('135')
    expect(strip).toContain('npm run ready')
  })

  it('is no word where nothing is missing, or where real money is taken', async () => {
    expect(await stripAt('0')).toBeUndefined()
    const key = { NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_live_12345678' }
    expect(await stripAt('135', key)).toBeUndefined()
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
