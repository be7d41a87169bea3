import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import AgreementPage from '#app/[locale]/[context]/(site)/company/affiliate-agreement/page.tsx'
import ProgrammePage from '#app/[locale]/[context]/(site)/company/affiliate/page.tsx'
import MaterialsPage from '#app/[locale]/[context]/(site)/start/marketingmaterials/page.tsx'
import StartPage from '#app/[locale]/[context]/(site)/start/page.tsx'
import PlansPage from '#app/[locale]/[context]/(site)/start/plans/page.tsx'
import { legalDialogId } from '#features/legal/dialog-parts.ts'
import { sectionId } from '#features/legal/server/number-sections.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import type { LocaleParams } from '#lib/i18n/page-locale.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { putServerHtml } from '../support/server-html.ts'

const put = (Page: ComponentType<LocaleParams>, locale: Locale) =>
  putServerHtml(<Page params={Promise.resolve({ locale })} />)

const all = (selector: string) => [...document.querySelectorAll(selector)]

const mainText = () => document.querySelector('main')?.textContent.replaceAll(/\s/g, ' ') ?? ''

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

describe('the affiliate programme as an offer letter (S2 §2.2, §9)', () => {
  it('shows the terms as figures, and a worked example that follows from them', async () => {
    await put(ProgrammePage, 'en')
    const figures = all('main dd strong').map(({ textContent }) => textContent)
    expect(figures).toEqual(['30%', '$50', '2 months'])
    expect(all('main td').map(({ textContent }) => textContent)).toEqual([
      '$299.88',
      '$89.96',
      '$449.80',
    ])
    const asked = all('.offer-rules dd')
      .map(({ textContent }) => textContent)
      .join(' ')
    expect(asked).toContain('$500')
    // What may be lost is told once, beside what is paid, in the open.
    expect(mainText().split('$1,000')).toHaveLength(2)
    expect(document.querySelector('#example')?.closest('section')?.textContent).toContain(
      'only if they total more than $1,000 (with Basic, 12 sales)',
    )
  })

  it('draws its sample in the faces of the house, not as a picture in those of the viewer', async () => {
    await put(ProgrammePage, 'fr')
    expect(all('.offer-sample img')).toEqual([])
    expect(all('.offer-banner mark')).toHaveLength(1)
  })

  it.each(LOCALE_CODES)('leads to what an affiliate needs, in %s', async (locale) => {
    await put(ProgrammePage, locale)
    const targets = all('main a').map((link) => link.getAttribute('href'))
    expect(targets).toEqual(
      expect.arrayContaining(
        (
          ['marketingMaterials', 'affiliateStart', 'affiliatePlans', 'affiliateAgreement'] as const
        ).map((id) => routePath(id, locale)),
      ),
    )
  })

  it('has one heading of the first level, and none that skips one', async () => {
    await put(ProgrammePage, 'de')
    const levels = all(':is(h1,h2,h3,h4):not(dialog *, footer *, header *)').map(({ tagName }) =>
      Number(tagName.slice(1)),
    )
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true)
  })
})

describe.each([
  ['affiliateProgramme', ProgrammePage],
  ['affiliateStart', StartPage],
  ['affiliatePlans', PlansPage],
  ['marketingMaterials', MaterialsPage],
] as const)('%s', (_route, Page) => {
  it('opens the agreement over it (S2 §2.8)', async () => {
    await put(Page, 'es')
    const links = all('main a[data-dialog-page=affiliateAgreement]')
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      expect(link.getAttribute('href')).toBe(routePath('affiliateAgreement', 'es'))
    }
    expect(all(`dialog#${legalDialogId('affiliateAgreement')}`)).toHaveLength(1)
  })
})

it.each(LOCALE_CODES)('the agreement has a page of its own in %s', async (locale) => {
  await put(AgreementPage, locale)
  const ids = all('article h2[id]').map(({ id }) => id)
  const numbered = Array.from({ length: 28 }, (_none, at) => sectionId(at + 1))
  expect(ids.slice(0, 28)).toEqual(numbered)
  expect(ids).toHaveLength(30)
})
