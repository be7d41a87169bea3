import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { CATALOGUE_LOCALES, DEPARTMENTS, TEMPLATE_TYPES } from '#lib/config/template-kinds.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { readCatalogue } from '#services/search/catalogue/read-catalogue.ts'
import { documentTexts } from '#services/search/document-texts.ts'
import type { Template } from '#services/search/template.ts'
import { slugOf, wordsOf } from '#services/search/words-of.ts'
import { readCatalogueText, readVocabulary } from '../../../scripts/catalogue/catalogue-files.ts'
import { catalogueText } from '../../../scripts/catalogue/catalogue-text.ts'

const { templates, index } = readCatalogue(readCatalogueFiles())

const countOf = (isWanted: (template: Template) => boolean) => templates.filter(isWanted).length

/** S2 §3, the default related documents of English. */
const DEFAULTS = [
  'Distribution Agreement',
  'Marketing Plan',
  'Business Proposal',
  'Business Plan',
  'Mutual Non-Disclosure Agreement',
  'Non-Compete Agreement',
  'Shareholders Agreement',
  'Loan Agreement',
  'Employee Handbook',
  'Purchase Order',
  'Partnership Agreement',
  'Employment Application Form',
]

describe('the catalogue', () => {
  test.each([
    ['en', 3000, 400],
    ['fr', 1300, 100],
    ['es', 1200, 100],
  ] as const)('has in %s at least %i templates, %i of them for HR (S2 §1)', (language, all, hr) => {
    const own = templates.filter((template) => template.language === language)
    expect(own.length).toBeGreaterThanOrEqual(all)
    expect(
      own.filter(({ department }) => department === 'human-resources').length,
    ).toBeGreaterThanOrEqual(hr)
  })

  test('has as many templates as the README of the services says', () => {
    const readme = readFileSync(new URL('../../../docs/services.md', import.meta.url), 'utf8')
    const [en, fr, es] = CATALOGUE_LOCALES.map((language) =>
      countOf((each) => each.language === language).toLocaleString('en'),
    )
    expect(readme).toContain(`${en} English, ${fr} French and ${es} Spanish templates`)
  })

  test.each([
    ['en', 700, 161],
    ['fr', 350, 100],
    ['es', 350, 100],
  ] as const)(
    'has in %s %i contracts and %i business-plan documents (S2 §1)',
    (language, contracts, plans) => {
      const isOwn = (each: Template) => each.language === language
      expect(countOf((each) => isOwn(each) && each.type === 'agreement')).toBeGreaterThanOrEqual(
        contracts,
      )
      expect(
        countOf((each) => isOwn(each) && each.topic === 'business-plan'),
      ).toBeGreaterThanOrEqual(plans)
    },
  )

  test.each(CATALOGUE_LOCALES)('has every department and every type in %s', (language) => {
    const own = templates.filter((template) => template.language === language)
    expect(new Set(own.map(({ department }) => department))).toEqual(new Set(DEPARTMENTS))
    expect(new Set(own.map(({ type }) => type))).toEqual(new Set(TEMPLATE_TYPES))
  })

  test('gives no number, title or slug twice', () => {
    const titles = templates.map(({ language, title }) => `${language} ${wordsOf(title).join(' ')}`)
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length)
    expect(new Set(titles).size).toBe(templates.length)
    expect(new Set(templates.map(({ id, title }) => slugOf(title, id))).size).toBe(templates.length)
  })

  test('has whole titles: no gap of the vocabulary, no counter, no double space', () => {
    const broken = templates.filter(({ title }) =>
      /[{}|;=]|\s{2}|^\s|\s$|\b(?:template|modèle|plantilla) \d/i.test(title),
    )
    expect(broken).toEqual([])
  })

  test('names what a document is once: no Tracker Worksheet, no Cover Sheet Form', () => {
    const KIND =
      'tracker|calculator|calendar|directory|log|list|paper|register|schedule|sheet|summary'
    const twice = new RegExp(String.raw`\b(?:time)?(?:${KIND}) (?:form|report|worksheet)$`, 'i')
    expect(templates.filter(({ title }) => twice.test(title))).toEqual([])
  })

  test('has slugs of letters, digits and hyphens that end in -D and the number', () => {
    const slugs = templates.map(({ id, title }) => slugOf(title, id))
    expect(slugs.filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*-D\d{4,5}$/.test(slug))).toEqual([])
    expect(slugOf('Shareholders’ Résolution: Director’s Fees', 7)).toBe(
      'shareholders-resolution-directors-fees-D7',
    )
  })

  test('says in English what a document is in the order of speech, not of an index', () => {
    const titles = templates.filter(({ language }) => language === 'en').map(({ title }) => title)
    expect(titles.filter((title) => title.includes(', '))).toEqual([])
    expect(titles).toContain('Promissory Note with Guarantor')
  })

  test('tells Québec from France, which have other words for one thing', () => {
    const french = templates.filter(({ language }) => language === 'fr').map(({ title }) => title)
    const unmarked = (words: RegExp, mark: string) =>
      french.filter((title) => words.test(title) && !title.endsWith(` (${mark})`))
    expect(unmarked(/congédiement|entrevue|rendement(?! du capital)|^Entente/, 'Québec')).toEqual(
      [],
    )
    expect(unmarked(/licenciement/, 'France')).toEqual([])
  })

  test('tells what only Spain or America has', () => {
    const spanish = templates.filter(({ language }) => language === 'es').map(({ title }) => title)
    expect(spanish.filter((title) => title.endsWith(')'))).toEqual([
      'Contrato de formación en alternancia (España)',
      'Contrato fijo discontinuo (España)',
      'Contrato de trabajo por obra o servicio (América Latina)',
      'Carta de despido sin causa (América Latina)',
      'Carta de despido por causas económicas (España)',
      'Registro de jornada (España)',
      'Carta poder (América Latina)',
      'Acta constitutiva (México)',
      'Contrato de arras (España)',
    ])
  })

  test('keeps an address when a title names its country', () => {
    expect(slugOf('Carta poder (América Latina)', 7)).toBe('carta-poder-D7')
    expect(slugOf('Loan Agreement (Secured)', 7)).toBe('loan-agreement-secured-D7')
  })

  test.each(LOCALE_CODES)('calls no two documents alike in %s', (locale) => {
    const labels = index
      .filter((each) => each.locale === locale)
      .flatMap(({ entries }) => entries.map(({ label }) => wordsOf(label).join(' ')))
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
  })

  test.each(['de', 'it', 'pt'] as const)(
    'says in %s that papers of the US are of the US',
    (locale) => {
      const entries = index.find((each) => each.locale === locale)?.entries ?? []
      const labels = [2197, 2527, 2537].map(
        (id) => entries.find(({ templateId }) => templateId === id)?.label,
      )
      for (const label of labels) expect(label).toMatch(/(?:LLC|[Cc]orporation) \((?:USA|EUA)\)$/)
    },
  )

  test.each(LOCALE_CODES)('files each document written out in %s as its head does', (locale) => {
    const filed = Array.from(documentTexts(locale).values(), ({ template }) => {
      const found = templates.find(({ id }) => id === template)
      return [template, found?.department, found?.type]
    })
    const said = Array.from(documentTexts(locale).values(), (text) => [
      text.template,
      text.department,
      text.type,
    ])
    expect(filed).toEqual(said)
  })

  test('has the default related documents of English with fixed numbers', () => {
    const found = DEFAULTS.map((title) =>
      templates.find((each) => each.language === 'en' && each.title === title),
    )
    expect(found.map((template) => template?.id)).toEqual(DEFAULTS.map((_, at) => 1001 + at))
  })

  test.each(CATALOGUE_LOCALES)('is what the vocabulary of %s makes', (language) => {
    const before = readCatalogueText(language)
    expect(catalogueText({ language, vocabulary: readVocabulary(language), before })).toBe(before)
  })
})
