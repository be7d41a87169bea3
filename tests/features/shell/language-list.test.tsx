import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LanguageList } from '#features/shell/components/language-list.tsx'
import { LOCALES, LOCALE_CODES } from '#lib/config/locales.ts'

describe('the language list (S2 §2.7)', () => {
  it.each(LOCALE_CODES)('leads from %s to the home page of each other language', (locale) => {
    render(<LanguageList locale={locale} label="Languages" />)
    const links = screen.getAllByRole('link').map((link) => ({
      name: link.textContent,
      href: link.getAttribute('href'),
      lang: link.getAttribute('lang'),
      hrefLang: link.getAttribute('hreflang'),
    }))
    const others = LOCALE_CODES.filter((code) => code !== locale)
    expect(links).toEqual(
      others.map((code) => ({
        name: LOCALES[code].name,
        href: code === 'en' ? '/' : `/${code}/`,
        lang: code,
        hrefLang: code,
      })),
    )
  })
})
