import type { Locale } from './locales.ts'

/** Departments of the template library, as the templates menu groups them (S2 §2.6). */
export const DEPARTMENTS = [
  'legal',
  'administration',
  'human-resources',
  'finance-and-accounting',
  'sales-and-marketing',
  'production-and-operations',
] as const

export type Department = (typeof DEPARTMENTS)[number]

/** The document types (S2 §2.6). */
export const TEMPLATE_TYPES = [
  'agreement',
  'resolution',
  'letter',
  'notice',
  'form',
  'checklist',
  'spreadsheet',
  'plan',
  'proposal',
  'report',
  'policy',
  'guide',
  'job-description',
] as const

export type TemplateType = (typeof TEMPLATE_TYPES)[number]

/** Languages that the library has templates in; the other ones show the English library (S2 §1, §3). */
export const CATALOGUE_LOCALES = ['en', 'fr', 'es'] as const

export type CatalogueLocale = (typeof CATALOGUE_LOCALES)[number]

/** The language of the templates that a language of the site shows. */
export const libraryOf = (locale: Locale): CatalogueLocale =>
  CATALOGUE_LOCALES.find((code) => code === locale) ?? 'en'
