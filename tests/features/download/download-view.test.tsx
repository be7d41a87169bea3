import { getTranslations } from 'next-intl/server'
import { describe, expect, it } from 'vitest'
import type { SectionProps } from '#components/sections/section-props.ts'
import { DownloadPage } from '#features/download/components/download-view.tsx'
import type { Release } from '#features/download/release.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { putServerHtml } from '../../support/server-html.ts'
import { RELEASE } from './a-release.ts'

const signUp: SectionProps['signUp'] = ({ className, children }) => (
  <a href="#sign-up" className={className}>
    {children}
  </a>
)

const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

const show = async (locale: Locale, release: Release | null) => {
  const [claims, documents] = await Promise.all([loadClaims(locale), loadDocumentWords(locale)])
  await putServerHtml(<DownloadPage {...{ locale, claims, documents, signUp, release }} />)
  return getTranslations({ locale, namespace: 'download' })
}

describe.each(LOCALE_CODES)('the page of the desktop apps in %s', (locale) => {
  it('has one thing to do while there is no release: the account, at its beginning and its end', async () => {
    const t = await show(locale, null)
    expect(textsOf('.release .button')).toEqual([t('action')])
    expect(textsOf('.last-page a[href="#sign-up"]')).toEqual([t('action')])
    expect(document.querySelectorAll('a[download]')).toHaveLength(0)
    expect(textsOf('.download-steps h3')).toHaveLength(3)
    expect(document.body.textContent).toContain(t('coming.lead'))
  })

  it('has the file of each system, with its checksum, once there is one', async () => {
    const t = await show(locale, RELEASE)
    expect(textsOf('.slip .button-primary')).toEqual(
      RELEASE.systems.map(({ name }) => t('slip.action', { system: t(`slip.systems.${name}`) })),
    )
    const links = [...document.querySelectorAll('a[download]')]
    expect(links.map((link) => link.getAttribute('href')?.split('/').at(-1))).toEqual(
      RELEASE.systems.map(({ file }) => file),
    )
    expect(textsOf('.slip code')).toEqual(RELEASE.systems.map(({ sha256 }) => sha256))
    expect(document.body.textContent).not.toContain(t('coming.lead'))
    expect(textsOf('.last-page a[href="#sign-up"]')).toEqual([t('action')])
    expect(document.querySelector('.app-window')?.getAttribute('aria-hidden')).toBe('true')
  })
})
