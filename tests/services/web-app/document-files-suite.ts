import { describe, expect, test } from 'vitest'
import { PDF_TYPE } from '#services/papers/pdf-sheet.ts'
import { EXCEL_TYPE } from '#services/web-app/download/workbook/workbook-file.ts'
import { wordsOf } from '#services/words/words.ts'
import { pdfText } from '../../support/pdf-text.ts'
import { unzipped } from '../../support/unzipped.ts'
import type { Bench } from '../support/bench.ts'
import { buyerOf } from '../support/purchase.ts'
import { webAppVisitor } from '../support/web-app-visitor.ts'

const SHAREHOLDERS = 'shareholders-agreement-D1007'
const INVOICE = 'facture-D12860'
const TIMESHEET = 'employee-timesheet-D4209'

/** The words of a text with tags and entities, without the spaces between them. */
const plainText = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:apos|#39);/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, '')

/** What the files of the web app stand-in hold. */
export const documentFilesSuite = (bench: () => Bench) =>
  describe('who may download documents', () => {
    const { buy } = buyerOf(bench)

    const member = async () => {
      const visitor = await webAppVisitor(bench())
      await bench().confirm(visitor.email)
      await buy({}, { email: visitor.email })
      return visitor
    }

    test('gets it in the language of its library', async () => {
      const { visit } = await member()
      const answer = await visit('download/statuts-de-fusion-D11762?lang=fr&lib=fr')
      expect(answer.status).toBe(200)
      const files = unzipped(await answer.arrayBuffer())
      for (const words of ['Statuts de fusion', wordsOf('fr').webApp.outlineNote]) {
        expect(files['word/document.xml']).toContain(words)
      }
      expect(files['word/styles.xml']).toContain('w:val="fr-CA"')
    })

    test('gets a document that computes as a workbook', async () => {
      const { visit } = await member()
      const invoice = await visit(`download/${INVOICE}?lang=fr&lib=fr`)
      expect(invoice.headers.get('Content-Type')).toBe(EXCEL_TYPE)
      expect(invoice.headers.get('Content-Disposition')).toContain(`"${INVOICE}.xlsx"`)
      const files = unzipped(await invoice.arrayBuffer())
      expect(files['xl/workbook.xml']).toContain(wordsOf('fr').member.sheetFields)
      expect(files['xl/worksheets/sheet2.xml']).toContain('<f>')
    })

    test('gets each document as PDF too, from its page', async () => {
      const { read, visit } = await member()
      const page = await read(`doc/${INVOICE}?lang=fr&lib=fr`)
      const [, way = ''] = /href="\/webapp\/(download\/[^"]+\.pdf[^"]*)"/.exec(page) ?? []
      const file = await visit(way.replaceAll('&amp;', '&'))
      expect(file.headers.get('Content-Type')).toBe(PDF_TYPE)
      expect(file.headers.get('Content-Disposition')).toContain(`"${INVOICE}.pdf"`)
      expect(pdfText(Buffer.from(await file.arrayBuffer()))).toContain('Facture avec TVA')
      const outline = await visit(`download/${TIMESHEET}.pdf?lang=en&lib=en`)
      expect(pdfText(Buffer.from(await outline.arrayBuffer()))).toContain('Employee Timesheet')
    })

    test.each([
      [SHAREHOLDERS, /<h3>(?:\d+\. )?([^<]+)</g],
      ['shareholders-agreement-for-a-family-company-D2308', /<(?:h3|p)>([^<]+)</g],
    ])('gets the text that was read: %s', async (slug, part) => {
      const { visit } = await member()
      const query = '?lang=en&lib=en'
      const page = await (await visit(`doc/${slug}${query}`)).text()
      const reading = /<section class="reading".*?<\/section>/s.exec(page)?.[0] ?? ''
      const read = [...reading.matchAll(part)].map(([, words = '']) => words)
      const file = unzipped(await (await visit(`download/${slug}${query}`)).arrayBuffer())
      const text = plainText(file['word/document.xml'] ?? '')
      const missing = read.filter((words) => !text.includes(plainText(words)))
      expect(read.length).toBeGreaterThan(3)
      expect(missing).toEqual([])
    })

    test('gets the outline of a spreadsheet as a workbook, which says what it is', async () => {
      const { visit } = await member()
      const answer = await visit(`download/${TIMESHEET}?lang=de&lib=de`)
      expect(answer.headers.get('Content-Type')).toBe(EXCEL_TYPE)
      expect(answer.headers.get('Content-Disposition')).toContain(`"${TIMESHEET}.xlsx"`)
      const files = unzipped(await answer.arrayBuffer())
      const { webApp, member: words } = wordsOf('en')
      expect(files['xl/sharedStrings.xml']).toContain(webApp.outlineNote)
      expect(files['xl/workbook.xml']).toContain(words.sheetFields)
    })
  })
