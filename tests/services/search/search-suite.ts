import { describe, expect, test } from 'vitest'
import { searchAnswer, SEARCH_BATCH } from '#features/documents/search-contract.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { DEPARTMENTS, libraryOf, TEMPLATE_TYPES } from '#lib/config/template-kinds.ts'
import { documentTexts } from '#services/search/document-texts.ts'
import type { Bench } from '../support/bench.ts'

const HR = { department: 'human-resources' }

/** Each language finds its templates by their words, however they are written. */
export const searchSuite = (bench: () => Bench) =>
  describe('GET /cache/search/{query}/', () => {
    const ask = (query: string, fields: Record<string, string> = {}) =>
      bench().call(`/cache/search/${encodeURIComponent(query)}/?${new URLSearchParams(fields)}`)

    const find = async (query: string, fields: Record<string, string> = {}) => {
      const answer = await ask(query, fields)
      expect(answer.status).toBe(200)
      return searchAnswer.parse(await answer.json())
    }

    const labels = async (query: string, language = 'en') =>
      (await find(query, { language })).documents.map(({ label }) => label)

    test('answers with label, slug and preview of each document', async () => {
      const { total, documents } = await find('employment agreement', { language: 'en' })
      expect(total).toBeGreaterThan(60)
      expect(documents).toHaveLength(SEARCH_BATCH)
      const [first] = documents
      expect(first).toEqual({
        id: first?.id,
        label: 'Employment Agreement',
        url: `employment-agreement-D${first?.id}`,
        thumb: expect.stringMatching(`^thumb/${first?.id}-en-[0-9a-f]{8}-250px\\.svg$`),
        language: 'en',
        department: 'human-resources',
        type: 'agreement',
      })
    })

    test('lists a part of the library as a whole, whatever the words, and counts its kinds', async () => {
      const { total, documents, counts } = await find('zzz', { department: 'legal', batch: '48' })
      expect(total).toBeGreaterThan(900)
      expect(counts?.departments).toEqual({ legal: total })
      const types = Object.values(counts?.types ?? {})
      expect(types.reduce((sum, count) => sum + count, 0)).toBe(total)
      expect(documents).toHaveLength(48)
      expect(new Set(documents.map(({ department }) => department))).toEqual(new Set(['legal']))
      // Each kind has its turn.
      expect(new Set(documents.map(({ type }) => type)).size).toBe(types.length)
    })

    test('begins each kind with what it has translated', async () => {
      const { documents } = await find('-', { ...HR, language: 'de', batch: '50' })
      const forms = documents.filter(({ type }) => type === 'form')
      // What German has written out comes before all others.
      expect(forms.map(({ language }) => language).lastIndexOf('de')).toBe(0)
      const titles = forms.map(({ title }) => title)
      const translated = titles.filter((title) => title !== undefined)
      expect(translated.length).toBeGreaterThan(2)
      expect(titles.slice(0, translated.length)).toEqual(translated)
    })

    test.each(LOCALE_CODES)('lists in %s first what it has written out', async (locale) => {
      const parts = [
        ...DEPARTMENTS.map((department) => ({ department })),
        ...TEMPLATE_TYPES.map((type) => ({ type })),
        { library: libraryOf(locale) },
      ]
      const written = documentTexts(locale)
      for (const part of parts) {
        const { documents } = await find('-', { ...part, language: locale, batch: '48' })
        const own = documents.map(({ id = 0 }) => written.has(id))
        expect(own, JSON.stringify(part)).toEqual(own.toSorted((a, b) => Number(b) - Number(a)))
      }
    })

    test.each([
      [{ type: 'letter' }, ['en']],
      [{ type: 'letter', department: 'legal' }, ['en']],
      [{ library: 'fr', language: 'fr' }, ['fr']],
      [{ library: 'en', language: 'de' }, ['de', 'en']],
    ] as const)('lists %o, page by page, in its languages', async (part, languages) => {
      const { total, documents } = await find('contract', { ...part, batch: '50' })
      const next = await find('contract', { ...part, batch: '50', page: '1' })
      expect(next.total).toBe(total)
      const all = [...documents, ...next.documents]
      expect(new Set(all.map(({ id }) => id)).size).toBe(Math.min(total, 100))
      expect(new Set(all.map((document) => document.language))).toEqual(new Set(languages))
    })

    test('holds as many templates as its departments together', async () => {
      for (const code of ['en', 'fr', 'es']) {
        const { total, counts } = await find('-', { language: code, library: code })
        const parts = Object.values(counts?.departments ?? {})
        expect(parts.reduce((sum, count) => sum + count, 0)).toBe(total)
        expect(parts).toHaveLength(6)
      }
    })

    test.each([
      ['department', 'x'],
      ['type', "letter' or 1=1"],
      ['library', 'de'],
    ])('refuses the %s %s', async (name, value) => {
      expect((await ask('lease', { [name]: value })).status).toBe(422)
    })

    test('lets caches keep the answer', async () => {
      const answer = await ask('invoice')
      expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    })

    test('pages through all documents without repeating one', async () => {
      const { total } = await find('notice of default', { batch: '1' })
      const pages = Math.ceil(total / 7)
      const ids: (number | undefined)[] = []
      for (let page = 0; page < pages; page += 1) {
        const { documents } = await find('notice of default', { batch: '7', page: `${page}` })
        ids.push(...documents.map(({ id }) => id))
      }
      expect(total).toBeGreaterThan(15)
      expect(new Set(ids).size).toBe(total)
      expect(await find('notice of default', { batch: '7', page: '900' })).toEqual({
        total,
        documents: [],
      })
    })

    test.each([
      ['business-plan', 'en', 'Business Plan'],
      ['NDA', 'en', 'Non-Disclosure Agreement'],
      ['non-disclosure agreement', 'en', 'Non-Disclosure Agreement'],
      ['accord de confidentialité', 'en', 'Non-Disclosure Agreement'],
      ['acuerdo de confidencialidad', 'en', 'Non-Disclosure Agreement'],
      ['NDA', 'fr', 'Accord de confidentialité'],
      ['non-disclosure agreement', 'fr', 'Accord de confidentialité mutuel'],
      ['NDA', 'es', 'Acuerdo de confidencialidad mutuo'],
      ['employment contract', 'en', 'Employment Agreement'],
      ['free employment contract template', 'en', 'Employment Agreement'],
      ['pacte d’actionnaires', 'fr', 'Convention entre actionnaires'],
      ['presupuesto de proyecto', 'es', 'Presupuesto de proyecto'],
    ])('finds by synonym: "%s" (%s) gives "%s"', async (query, language, label) => {
      expect(await labels(query, language)).toContain(label)
    })

    test.each([
      ['convention entre actionnaires', 'fr', 'CONVÉNTION ENTRE ACTIONNAIRÈS'],
      ['resolución de accionistas', 'es', 'resolucion de accionistas'],
      ['énoncé de mission', 'fr', 'enonce de mission'],
      ['kündigung', 'de', 'Kundigung'],
      ['formulário', 'pt', 'formulario'],
      ['proprietà intellettuale', 'it', 'proprieta intellettuale'],
      ['marketing plan', 'en', '  marketing---plan '],
    ])('folds accents, case and hyphens: "%s" (%s) is "%s"', async (query, language, other) => {
      const found = await labels(query, language)
      expect(found.length).toBeGreaterThan(0)
      expect(await labels(other, language)).toEqual(found)
    })

    test.each([
      ['en', 'employment agreements', 'Employment Agreement'],
      ['en', 'hiring employees checklists', 'Hiring Checklist'],
      ['fr', 'contrats de prêts', 'Contrat de prêt'],
      ['es', 'contratos de préstamos', 'Contrato de préstamo'],
      ['de', 'Arbeitsverträge', 'Arbeitsvertrag'],
      ['it', 'contratti di consulenza', 'Contratto di consulenza'],
      ['pt', 'contratos de trabalho', 'Contrato de trabalho'],
    ])('knows the endings of %s: "%s" gives "%s"', async (language, query, label) => {
      expect(await labels(query, language)).toContain(label)
    })

    test.each([
      ['employmnt agrement', 'en', 'Employment Agreement'],
      ['laese agreement', 'en', 'Commercial Lease Agreement'],
      ['buisness plan', 'en', 'Business Plan'],
      ['contrat de travial', 'fr', 'Contrat de travail temporaire'],
      ['presupesto anual', 'es', 'Presupuesto anual'],
      ['Arbeitsvertag', 'de', 'Arbeitsvertrag'],
      ['employment agreement qzxvbnw', 'en', 'Employment Agreement'],
    ])('forgives typing errors: "%s" (%s) gives "%s"', async (query, language, label) => {
      expect(await labels(query, language)).toContain(label)
    })

    test.each([
      ['de', 'Arbeitsvertrag', 'Arbeitsvertrag'],
      ['it', 'Contratto di lavoro', 'Contratto di lavoro'],
      ['pt', 'Contrato de trabalho', 'Contrato de trabalho'],
    ])(
      'finds in %s what it has written out in the place of the English document',
      async (language, query, label) => {
        const [first, ...others] = (await find(query, { language })).documents
        const original = (await find('employment agreement')).documents[0]
        const thumb = expect.stringMatching(`^thumb/${original?.id}-${language}-`)
        expect(first).toEqual({
          ...original,
          label,
          title: 'Employment Agreement',
          language,
          thumb,
        })
        // Others stay English, under a translated label.
        const english = others.filter((other) => other.language === 'en')
        expect(english.some(({ title }) => title !== undefined)).toBe(true)
      },
    )

    test.each(LOCALE_CODES)(
      'gives %s documents of one library and its own only',
      async (language) => {
        const { documents } = await find('marketing', { language, batch: '50' })
        const library = language === 'fr' || language === 'es' ? language : 'en'
        const languages = new Set(documents.map((document) => document.language))
        expect(languages).toEqual(new Set([language, library]))
      },
    )

    test.each(['qzxvbnw', '---', '   ...   ', '🙂', 'the of', '%', "'; drop table templates; --x"])(
      'answers "%s" in good order',
      async (query) => {
        const { total, documents } = await find(query)
        expect(documents).toHaveLength(Math.min(total, SEARCH_BATCH))
      },
    )

    test('finds nothing for what is no word', async () => {
      expect(await find('qzxvbnw')).toEqual({ total: 0, documents: [] })
      expect(await find('---')).toEqual({ total: 0, documents: [] })
    })

    test.each([
      ['a longer text', 'x'.repeat(201), {}, 'query'],
      ['a control character', 'plan\u0001', {}, 'query'],
      ['a line break', 'plan\nb', {}, 'query'],
      ['an unknown language', 'plan', { language: 'nl' }, 'language'],
      ['no document', 'plan', { batch: '0' }, 'batch'],
      ['too many documents', 'plan', { batch: '51' }, 'batch'],
      ['a broken number', 'plan', { batch: '1e1' }, 'batch'],
      ['a page before the first', 'plan', { page: '-1' }, 'page'],
      ['a page far away', 'plan', { page: '1001' }, 'page'],
    ])('refuses %s', async (_name, query, fields, field) => {
      const answer = await ask(query, fields)
      expect(answer.status).toBe(422)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.json()).toMatchObject({ status: 422, fields: [field] })
    })
  })
