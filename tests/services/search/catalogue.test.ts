import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CATALOGUE_LOCALES, DEPARTMENTS, TEMPLATE_TYPES } from '#lib/config/template-kinds.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { readCatalogue } from '#services/search/catalogue/read-catalogue.ts'
import type { Template } from '#services/search/template.ts'
import { slugOf, wordsOf } from '#services/search/words-of.ts'
import { readCatalogueText, readVocabulary } from '../../../scripts/catalogue/catalogue-files.ts'
import { catalogueText } from '../../../scripts/catalogue/catalogue-text.ts'

const { templates } = readCatalogue(readCatalogueFiles())

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

  test('has the default related documents of English with fixed numbers', () => {
    const found = DEFAULTS.map((title) =>
      templates.find((each) => each.language === 'en' && each.title === title),
    )
    expect(found.map((template) => template?.id)).toEqual(DEFAULTS.map((_, index) => 1001 + index))
  })

  test.each(CATALOGUE_LOCALES)('is what the vocabulary of %s makes', (language) => {
    const before = readCatalogueText(language)
    expect(catalogueText({ language, vocabulary: readVocabulary(language), before })).toBe(before)
  })
})
