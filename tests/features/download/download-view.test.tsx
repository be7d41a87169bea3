import { getTranslations } from 'next-intl/server'
import { describe, expect, it } from 'vitest'
import type { SectionProps } from '#components/sections/section-props.ts'
import { DownloadView } from '#features/download/components/download-view.tsx'
import { currentRelease } from '#features/download/server/current-release.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { putServerHtml } from '../../support/server-html.ts'

const signUp: SectionProps['signUp'] = ({ className, children }) => (
  <a href="#sign-up" className={className}>
    {children}
  </a>
)

const classesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ className }) => className)

/** While a note stands in for the installers, its buttons name it, and what it is stands where one chooses. */
const expectNamedFiles = async (locale: Locale) => {
  const { isReference, systems } = currentRelease
  const t = await getTranslations({ locale, namespace: 'download' })
  const labelOf = (system: string) =>
    isReference ? t('reference.download', { system }) : t('slip.action', { system })
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const folded = isReference ? 'details ' : ''
  expect(textsOf('.release-note:has(+ .slips)')).toEqual(isReference ? [t('reference.text')] : [])
  expect(textsOf('.slip .button')).toEqual(
    systems.map(({ name }) => labelOf(t(`slip.systems.${name}`))),
  )
  expect(textsOf(`.slip ${folded}code`)).toEqual(systems.map(({ sha256 }) => sha256))
}

describe.each(LOCALE_CODES)('the page of the desktop apps in %s', (locale) => {
  it('offers the browser while there are no installers, and the account at its end', async () => {
    const [claims, documents] = await Promise.all([loadClaims(locale), loadDocumentWords(locale)])
    await putServerHtml(<DownloadView {...{ locale, claims, documents, signUp }} />)
    const files = classesOf('.slip .button')
    expect(files).toHaveLength(currentRelease.systems.length)
    expect(files.every((name) => name.includes('button-primary'))).toBe(!currentRelease.isReference)
    expect(classesOf('.release a[href="#sign-up"]')).toHaveLength(
      currentRelease.isReference ? 1 : 0,
    )
    expect(classesOf('.last-page a[href="#sign-up"]')).toHaveLength(1)
    await expectNamedFiles(locale)
    expect(document.querySelector('.app-window')?.getAttribute('aria-hidden')).toBe('true')
  })
})
