import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import PageError from '#app/[locale]/[context]/page-error.tsx'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { pageErrorWords } from '#lib/i18n/page-error-words.ts'
import { publicPath, routePath } from '#lib/i18n/public-path.ts'

const show = (path: string, error: Error | null) => {
  const retry = vi.fn<() => void>()
  history.replaceState(null, '', path)
  render(<PageError error={error} retry={retry} />)
  return retry
}

afterEach(() => {
  history.replaceState(null, '', '/')
})

describe('the error page (S2 §2.5)', () => {
  it.each(LOCALE_CODES)('speaks %s, by the path of the page, and leads home', (locale) => {
    const words = pageErrorWords(publicPath({ locale, path: '/docs/free-demo' }))
    expect(words.homePath).toBe(routePath('home', locale))
    show(publicPath({ locale, path: '/docs/free-demo' }), new Error('secret'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.heading)
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('href')).toBe(routePath('home', locale))
    }
  })

  it('has other words in every language', () => {
    const headings = LOCALE_CODES.map(
      (locale) => pageErrorWords(publicPath({ locale, path: '/' })).heading,
    )
    expect(new Set(headings).size).toBe(LOCALE_CODES.length)
  })

  it('takes a path whose first part is no language for English', () => {
    expect(pageErrorWords('/constructor').homePath).toBe('/')
  })

  it('shows status and digest and nothing else of the error', () => {
    show('/', Object.assign(new Error('secret'), { status: 503, digest: '493579513' }))
    expect(document.title).toContain('Error 503')
    expect(screen.getByText('Error 503 · 493579513')).toBeTruthy()
    expect(document.body.textContent).not.toContain('secret')
  })

  it('is 500 where the error has no status, and shows without any error at all', () => {
    show('/', null)
    expect(document.title).toContain('Error 500')
  })

  it('takes the focus, and tries again when asked to', async () => {
    const retry = show('/', new Error('x'))
    expect(document.activeElement).toBe(screen.getByRole('main'))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})
