import { getTranslations } from 'next-intl/server'
import { describe, expect, it } from 'vitest'
import { LiveAgreement } from '#features/agreement/components/live-agreement.tsx'
import { agreementOpening } from '#features/agreement/server/agreement-opening.ts'
import { DOCUMENT_ID } from '#features/destination/web-app-places.ts'
import { SignUpLink } from '#features/signup/components/sign-up-link.tsx'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { putServerHtml } from '../../support/server-html.ts'

const show = (locale: Locale) =>
  putServerHtml(
    <LiveAgreement
      locale={locale}
      tab="Sign here"
      start={null}
      end={null}
      signUp={({ isHero: _hero, ...link }) => (
        <SignUpLink locale={locale} label="Page" entryPoint="/" start="account" {...link} />
      )}
    />,
  )

describe.each(LOCALE_CODES)('the agreement of a first screen in %s', (locale) => {
  it('is the opening of the written text, with both blanks in the marker', async () => {
    await show(locale)
    const { title, blanks } = await agreementOpening(locale)
    const shown = document.querySelector('.page > b')?.textContent ?? ''
    expect(shown.replaceAll('\u00AD', '').replaceAll('\u2011', '-')).toBe(title)
    const marks = [...document.querySelectorAll('mark')]
    expect(marks.map(({ dataset }) => dataset.blank)).toEqual(['company', 'place'])
    expect(marks.map(({ textContent }) => textContent)).toEqual(
      ['company', 'place'].map((name) => blanks[name]?.example),
    )
    expect(document.querySelector('.agreement-text')?.textContent).not.toMatch(/[{}]/)
  })

  it('has a form of labelled fields that no way of sending carries away', async () => {
    await show(locale)
    const t = await getTranslations({ locale, namespace: 'agreement' })
    const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
    expect(labels).toEqual([t('company'), t('place')])
    expect(document.querySelectorAll('[name], [type=submit]')).toHaveLength(0)
  })

  it('is kept by a link that opens the dialog for the document itself, under its title', async () => {
    await show(locale)
    const { title, url } = await agreementOpening(locale)
    const link = document.querySelector('a')
    const query = new URL(link?.href ?? '').searchParams
    expect(url).toMatch(DOCUMENT_ID)
    expect([query.get('url'), query.get('label')]).toEqual([`doc/${url}`, title])
    expect(link?.dataset.signUp).toBe('document')
  })
})
