import { expect, it } from 'vitest'
import UninstallThanksPage from '#app/[locale]/[context]/(site)/uninstall/thank-you/page.tsx'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { HAS_INSTALLERS } from '#lib/i18n/installers.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { readMessages } from '../support/messages.ts'
import { putServerHtml } from '../support/server-html.ts'

it.each(LOCALE_CODES)(
  'offers the download after a removal only where there are installers, in %s',
  async (locale) => {
    const params = Promise.resolve({ locale })
    await putServerHtml(<UninstallThanksPage params={params} />)
    const to = (path: string) => document.querySelector(`main a[href="${path}"]`)
    expect(to(routePath('support', locale))).not.toBeNull()
    expect(to(routePath('download', locale)) !== null).toBe(HAS_INSTALLERS)
    const lead = (await readMessages(locale, 'uninstall')).get('thanks.lead') ?? ''
    // Where the app is gone, a browser is the way to the documents.
    expect(lead).toMatch(/browser|navigateur|navegador/i)
    expect(document.querySelector('main')?.textContent).toContain(lead)
  },
)
