import { describe, expect, it } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { documentTexts } from '#services/search/document-texts.ts'
import { wholeClaims } from '../support/whole-claims.ts'

/** What a written-out document keeps: the page of the web app and its lists say it of those alone (tests/services/web-app/written-documents-suite.ts). */
const OF_WRITTEN =
  /^(?:services\/webApp\.json (?:wholeText|fullText|outlineNote)|messages\/documentPage\.json .*|messages\/proof\.json document .*|messages\/plans\.json questions items law answer)$/

/** Said of the cash flow forecast, which is written out and computes (tests/features/document-texts/workbook-files.test.ts). */
const OF_CASH_FLOW =
  /^(?:messages\/businessPlan\.json (?:growth sections forecast text|questions items numbers answer)|landing\/l\/(?:aug232024|jan022024)\.json sections 2 items \d text)$/

/** Places that speak of money, of mails, of our own pages, or of what a customer has made. */
const OF_OTHER_THINGS =
  /^(?:legal\/|services\/(?:mail\.json refund|declarationMail\.json shortened)|messages\/(?:affiliateProgramme|budgetoBuy|consent|cookiePolicy|imprint|support|testimonials)\.json|messages\/start\.json materials|messages\/features\.json tools sheets|messages\/businessPlan\.json questions items (?:bank|start)|landing\/docs\/fill-in-the-blanks\.json sections 1 heading)/

const KEPT = [OF_WRITTEN, OF_CASH_FLOW, OF_OTHER_THINGS]

describe.each(LOCALE_CODES)('what is said in %s of documents', (locale) => {
  const claims = wholeClaims(locale)

  it('promises no whole document where an outline may stand', () => {
    const open = claims.filter(([place]) => !KEPT.some((kept) => kept.test(place)))
    // Say what is there, or name here why it holds.
    expect(open).toEqual([])
  })

  it('is found where it is said of documents that are written out', () => {
    const places = claims.map(([place]) => place)
    expect(places).toContain('services/webApp.json wholeText')
  })

  it('promises sums of a cash flow forecast that has formulas', () => {
    const forecast = [...documentTexts(locale).values()].find(
      ({ document }) => document === 'cash-flow',
    )
    const formulas = forecast
      ?.parts()
      .flatMap((part) => (part.kind === 'table' ? part.table.rows.flat() : []))
      .filter((cell) => cell.kind === 'formula')
    expect(forecast?.type).toBe('spreadsheet')
    expect(formulas?.length).toBeGreaterThan(12)
  })
})
