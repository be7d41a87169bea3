import { afterEach, describe, expect, it } from 'vitest'
import { LegalArticle } from '#features/legal/components/legal-article.tsx'
import { putServerHtml } from '../../support/server-html.ts'

const all = (selector: string) => [...document.querySelectorAll(selector)]
const hrefs = (selector: string) => all(selector).map((link) => link.getAttribute('href'))

afterEach(() => {
  document.body.innerHTML = ''
})

describe('a legal text', () => {
  it('lists its sections, each a link to its heading, with their number apart', async () => {
    await putServerHtml(<LegalArticle locale="de" name="eula" title="Lizenzvertrag" />)
    const links = hrefs('nav a')
    expect(links).toHaveLength(24)
    expect(links[6]).toBe('#section-7')
    const heading = document.querySelector('#section-7')
    expect(heading?.textContent).toBe('7. Preis und Zahlung')
    expect(all('nav a')[6]?.textContent).toBe('7. Preis und Zahlung')
    expect(heading?.querySelector('.legal-number')?.textContent).toBe('7. ')
  })

  it.each([
    ['en', '2024-09-30', 'Last revised September 30, 2024'],
    ['fr', '2020', 'Dernière révision en 2020'],
    ['es', '2020', 'Última revisión: 2020'],
    ['it', '2020-05-22', 'Ultima revisione: 22 maggio 2020'],
  ] as const)('says in %s when it was revised, to the day or to the year', async (...row) => {
    const [locale, revised, words] = row
    await putServerHtml(<LegalArticle locale={locale} name="eula" title="-" />)
    const time = document.querySelector('time')
    expect([time?.getAttribute('datetime'), time?.textContent]).toEqual([revised, words])
  })

  it('has no contents in a frame, and its links open outside', async () => {
    await putServerHtml(<LegalArticle locale="fr" name="eula" title="-" isFramed />)
    expect(all('nav')).toEqual([])
    const outward = all('a[target=_blank]')
    expect(hrefs('a[target=_blank]')).toEqual(hrefs('a:not([href^="#"])'))
    expect(outward.length).toBeGreaterThan(0)
    expect(outward.every((link) => link.getAttribute('rel') === 'noreferrer')).toBe(true)
    // Its own sections are in the frame.
    expect(all('a[href^="#section-"]:not([target])').length).toBeGreaterThan(0)
  })

  it('leaves its links where they are on its own page', async () => {
    await putServerHtml(<LegalArticle locale="fr" name="eula" title="-" />)
    expect(all('a[target]')).toEqual([])
  })
})
