import { describe, expect, test } from 'vitest'
import { searchAnswer } from '#features/documents/search-contract.ts'
import { firstPageOf } from '#features/previews/kinds.ts'
import { SEARCH_TEXT_MAX_LENGTH } from '#lib/config/constants.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { DEPARTMENTS } from '#lib/config/template-kinds.ts'
import en from '#locales/en/sheets.json' with { type: 'json' }
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { parseCatalogue } from '#services/search/catalogue/parse-catalogue.ts'
import { countedWords, wordsOf } from '#services/words/words.ts'
import type { Bench } from '../support/bench.ts'
import { webAppVisitor } from '../support/web-app-visitor.ts'

const ENGLISH = parseCatalogue(readCatalogueFiles().templates.en, 'en')

const SHAREHOLDERS = 'shareholders-agreement-D1007'

/** What signed-in visitors find in the stand-in: documents, search, business plan kit, departments (S2 §2.2). */
export const webAppLibrarySuite = (bench: () => Bench) =>
  describe('library of the web app stand-in', () => {
    const visitor = () => webAppVisitor(bench())

    test('shows a document with what the catalogue knows of it', async () => {
      const { email, visit } = await visitor()
      const answer = await visit(`doc/${SHAREHOLDERS}?lang=en&lib=en`)
      const text = await answer.text()
      expect(answer.status).toBe(200)
      for (const shown of [
        '<h1>Shareholders Agreement</h1>',
        'Legal',
        'Agreement',
        'English',
        email,
      ]) {
        expect(text).toContain(shown)
      }
      expect(text).toMatch(/src="\/cache\/thumb\/1007-en-[0-9a-f]{8}-600px\.svg"/)
      expect(text).toContain(wordsOf('en').webApp.previewNote)
    })

    test('lets the free trial read a document to its last clause, not mark or print it, and leads to the prices', async () => {
      const { read } = await visitor()
      const text = await read(
        'doc/shareholders-agreement-for-a-family-company-D2308?lang=de&lib=en',
      )
      const reading = /<section class="reading trial".*?<\/section>/s.exec(text)?.[0] ?? ''
      expect(reading).toContain(`<h2 id="text">${wordsOf('de').webApp.outline}</h2>`)
      expect(reading).toContain('<div lang="en">')
      for (const [heading, clause] of en.shareholders.clauses) {
        expect(reading).toContain(`<h3>${heading}</h3>`)
        expect(reading).toContain(`<p>${clause}</p>`)
      }
      expect(text).toMatch(/\.trial\{user-select:none/)
      expect(text).toMatch(/@media print\{[^{]*\.trial\{display:none\}/)
      expect(text).toContain(
        `https://site.example/de/pricing/plans">${wordsOf('de').member.toPlans}</a>`,
      )
    })

    test('may show previews of its own origin and load nothing else', async () => {
      const { visit } = await visitor()
      const { headers } = await visit(`doc/${SHAREHOLDERS}/`)
      const policy = headers.get('Content-Security-Policy')?.split('; ') ?? []
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("img-src 'self'")
      expect(policy.filter((rule) => rule.startsWith('script-src'))).toEqual([])
      const preview = await bench().call('/cache/thumb/1007-600px.svg')
      expect(preview.status).toBe(200)
    })

    test('leads an older name of a template to the present one, and answers 404 to an unknown number', async () => {
      const { visit } = await visitor()
      const older = await visit('doc/stockholders-pact-D1007?lang=fr&lib=en')
      expect(older.status).toBe(301)
      expect(older.headers.get('Location')).toBe(`/webapp/doc/${SHAREHOLDERS}?lang=fr&lib=en`)
      for (const slug of [
        'nothing-D999999',
        'nothing',
        'x-D1',
        'x-D99999999999',
        '%F0%9F%8D%95',
        "'-D1007--",
      ]) {
        const answer = await visit(`doc/${slug}?lang=de`)
        expect([slug, answer.status]).toEqual([slug, 404])
        expect(await answer.text()).toContain(wordsOf('de').webApp.missingTitle)
      }
    })

    test('calls an English template as the language of the library does', async () => {
      const { read } = await visitor()
      const text = await read('doc/vacation-request-form-D1574?lang=de&lib=de')
      expect(text).toMatch(/<h1>(?!Vacation)[^<]+<\/h1>/)
      expect(text).toContain('English')
    })

    test('finds what the search service finds, with ways to the documents', async () => {
      const { read } = await visitor()
      const answer = await bench().call('/cache/search/shareholders/?language=en')
      const { total, documents } = searchAnswer.parse(await answer.json())
      const text = await read('search/?t=shareholders&lang=en&lib=en')
      expect(documents.length).toBeGreaterThan(2)
      expect(text).toContain(countedWords('templates', { count: total, locale: 'en' }))
      for (const { url } of documents) {
        expect(text).toContain(`href="/webapp/doc/${url}?lang=en&amp;lib=en"`)
      }
      const next = await read('search/?t=agreement&page=1&lang=en&lib=en')
      expect(next).toContain('page=0')
      expect(next).toContain('page=2')
    })

    test('searches for the whole text that a destination may carry, and for no part of a longer one', async () => {
      const { read } = await visitor()
      const text = `a${'🍕'.repeat(SEARCH_TEXT_MAX_LENGTH - 1)}`
      const asked = `search/?t=${encodeURIComponent(text)}`
      expect(await read(asked)).toContain(`value="${text}"`)
      expect(await read(`${asked}c`)).toContain('value=""')
    })

    test.each([
      '<script>alert(1)</script>',
      '"><img src=x>',
      '%',
      'x'.repeat(5000),
      'a\u0000b',
      '',
    ])('shows a search for "%s" as text', async (query) => {
      const { visit } = await visitor()
      const answer = await visit(`search/?t=${encodeURIComponent(query)}`)
      const text = await answer.text()
      expect(answer.status).toBe(200)
      expect(text).not.toMatch(/<script|<img src=x/)
      expect(text.replace(/<style>[^]*?<\/style>/, '').length).toBeLessThan(20_000)
    })

    test('holds every template of the business plan kit', async () => {
      const { read } = await visitor()
      const kit = ENGLISH.filter(({ topic }) => topic === 'business-plan')
      const text = await read('business-plan-kit/?lang=en&lib=en')
      expect(kit.length).toBeGreaterThan(161)
      expect(text).toContain(' 161+ templates.')
      for (const { id } of kit) expect(text).toContain(`-D${id}?`)
    })

    test.each(['?lang=en&lib=en', 'en/', 'en?lang=en'])(
      'counts every department at the root "%s"',
      async (path) => {
        const { email, read } = await visitor()
        const text = await read(path)
        for (const department of DEPARTMENTS) {
          const its = ENGLISH.filter((template) => template.department === department)
          const counted = countedWords('templates', { count: its.length, locale: 'en' })
          expect(text).toContain(`>${wordsOf('en').webApp.departments[department]}</a>`)
          expect(text).toContain(department === 'human-resources' ? '400+ templates' : counted)
        }
        expect(text).toMatch(/3,000\+ templates[^]*\(161\+ templates\)/)
        expect(text).toContain(email)
      },
    )

    test('lets three documents that look different out of each drawer', async () => {
      const { read } = await visitor()
      const drawers = (await read('?lang=en&lib=en')).split('<li class="of-').slice(1)
      expect(drawers).toHaveLength(DEPARTMENTS.length)
      for (const drawer of drawers) {
        const ids = [...drawer.matchAll(/thumb\/(\d+)-[-a-z0-9]+-250px/g)].map(([, id]) =>
          Number(id),
        )
        const its = ids.map((id) => ENGLISH.find((template) => template.id === id))
        expect(new Set(its.map((template) => template && firstPageOf(template))).size).toBe(3)
      }
    })

    test('shows the library of a language under its prefix', async () => {
      const { read } = await visitor()
      const text = await read('fr/')
      expect(text).toContain('<html lang="fr"')
      expect(text).toContain('href="/webapp/legal/?lang=fr&amp;lib=fr"')
      expect(await read('fr/?lang=de&lib=de')).toContain('href="/webapp/legal/?lang=de&amp;lib=fr"')
    })

    test('shows every template of a department, page by page', async () => {
      const { read } = await visitor()
      const shown = new Set<string>()
      for (let page = 0; page < 6; page += 1) {
        const text = await read(`production-and-operations/?lang=en&lib=en&page=${page}`)
        for (const [, id = ''] of text.matchAll(/-D(\d+)\?/g)) shown.add(id)
      }
      const its = ENGLISH.filter(({ department }) => department === 'production-and-operations')
      expect([...shown].toSorted()).toEqual(its.map(({ id }) => `${id}`).toSorted())
    })

    test.each([
      [`doc%2F${SHAREHOLDERS}`, `/webapp/doc/${SHAREHOLDERS}?`],
      ['search%2F&t=lease', '/webapp/search/?t=lease&amp;'],
      ['business-plan-kit', '/webapp/business-plan-kit/?'],
      ['legal', '/webapp/legal/?'],
      ['fr%2F', '/webapp/?'],
    ])('leads from the arrival page to %s', async (url, href) => {
      const { email, read } = await visitor()
      const text = await read(`?lang=en&lib=en&url=${url}`)
      expect(text).toContain(email)
      expect(text).toContain(`class="button" href="${href}`)
      // What it leads to is drawn beside it.
      expect(text).toMatch(
        /<div class="fan"[^>]*>\s*<img\s+src="\/cache\/thumb\/\d+-[-a-z0-9]+-600px\.svg"/,
      )
    })

    const nowhere = ['entryPoint=%2F', 'url=doc%2Fnothing-D999999']
    test.each(nowhere)('has the search alone after %s, and no sheet twice', async (asked) => {
      const text = await (await visitor()).read(`?lang=en&lib=en&${asked}`)
      expect(text).not.toContain('class="button"')
      const sheets = [...text.matchAll(/\/cache\/thumb\/(\d+)-/g)].map(([, id]) => id)
      expect(sheets).toHaveLength(3 + 6 * 3)
      expect(new Set(sheets).size).toBe(sheets.length)
    })

    test.each([
      [`doc/${SHAREHOLDERS}?lang=en&lib=en`, `url=doc%2F${SHAREHOLDERS}`],
      ['search/?t=lease&lang=en&lib=en', 'url=search&amp;t=lease'],
      ['business-plan-kit/?lang=en&lib=en', 'url=business-plan-kit'],
      ['legal/?lang=en&lib=en', 'url=legal'],
      ['?lang=en&lib=en', 'lang=en&amp;lib=en'],
    ])(
      'sends visitors who are not signed in from %s to the login with the destination',
      async (path, kept) => {
        const answer = await bench().call(`/webapp/${path}`)
        const text = await answer.text()
        expect(answer.status).toBe(401)
        expect(text).toContain(wordsOf('en').webApp.signedOutTitle)
        expect(text).toMatch(/href="\/webapp\/account\/login\/\?/)
        expect(text).toContain(kept)
      },
    )

    test.each(LOCALE_CODES)('speaks %s on every page', async (locale) => {
      const { read } = await visitor()
      const query = `lang=${locale}&lib=${locale}`
      const words = wordsOf(locale).webApp
      expect(await read(`?${query}`)).toContain(words.libraryTitle)
      expect(await read(`legal?${query}`)).toContain(words.departments.legal)
      const none = await read(`search?${query}&t=qzxvbnw`)
      expect(none).toContain(words.noneFound)
      expect(none).toContain('class="cabinet"')
      expect(await read(`business-plan-kit?${query}`)).toContain(words.kitText)
      expect(await read(`doc/${SHAREHOLDERS}?${query}`)).toContain(words.previewNote)
    })
  })
