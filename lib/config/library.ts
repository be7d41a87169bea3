import type { CATALOGUE_LOCALES, Department, TemplateType } from './template-kinds.ts'

/** The departments of the templates menu, by what their words are called (S2 §2.6). */
export const MENU_DEPARTMENTS = {
  legal: 'legal',
  administration: 'administration',
  humanResources: 'human-resources',
  finance: 'finance-and-accounting',
  sales: 'sales-and-marketing',
  production: 'production-and-operations',
} as const satisfies Record<string, Department>

export type MenuDepartment = keyof typeof MENU_DEPARTMENTS

/** The document types that the templates menu names, out of those of the library (S2 §2.6). */
export const MENU_TYPES = [
  'agreement',
  'letter',
  'form',
  'checklist',
  'spreadsheet',
  'plan',
  'policy',
] as const satisfies readonly TemplateType[]

/** Key topics of the templates menu, each a search (S2 §2.6). */
export const MENU_TOPICS = [
  'nda',
  'employment',
  'plan',
  'lease',
  'invoice',
  'loan',
  'marketing',
] as const

/** The languages of the templates menu (S2 §2.6): those that the library has templates in. */
export const MENU_LANGUAGES = ['en', 'fr', 'es'] as const satisfies typeof CATALOGUE_LOCALES

/** The part after `/docs/library/` in the address of each page of the library. */
export const LIBRARY_PLACES = [
  ...Object.values(MENU_DEPARTMENTS),
  ...MENU_TYPES.map((type) => `type/${type}` as const),
  ...MENU_TOPICS.map((topic) => `topic/${topic}` as const),
  ...MENU_LANGUAGES.map((code) => `language/${code}` as const),
]

export type LibraryPlace = (typeof LIBRARY_PLACES)[number]
