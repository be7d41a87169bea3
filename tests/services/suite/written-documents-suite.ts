import { describe, expect, test } from 'vitest'
import { wordsOf } from '#services/words/words.ts'
import type { Bench } from '../support/bench.ts'
import { webAppVisitor } from '../support/web-app-visitor.ts'

/** What a reader finds behind the titles whose documents are written out. */
export const writtenDocumentsSuite = (bench: () => Bench) =>
  describe('documents that are written out', () => {
    test.each([
      ['de', 'Deutschland', 'Deutsch'],
      ['it', 'Italia', 'Italiano'],
      ['pt', 'Brasil', 'Português'],
    ] as const)(
      'opens what %s has written out for its own law, with what a margin says, and that no lawyer has confirmed it',
      async (locale, country, language) => {
        const { read } = await webAppVisitor(bench())
        const text = await read(`doc/employment-agreement-D1235?lang=${locale}&lib=${locale}`)
        const { webApp } = wordsOf(locale)
        for (const shown of [country, language, webApp.unconfirmed, webApp.writtenOn]) {
          expect(text).toContain(shown)
        }
        expect(text).toContain(`<div lang="${locale}">`)
        expect(text).toMatch(/<h3>1\. [^<]+<\/h3>/)
        expect(text).toMatch(/<mark title="[^"]+">[^<]+<\/mark>/)
        expect(text).toMatch(/<aside><b>[^<]+\.<\/b> /)
      },
    )
  })
