import type { CatalogueLocale, Department, TemplateType } from '#lib/config/template-kinds.ts'

/** Collections across departments (S2 §1): the business plan kit. */
export const CATALOGUE_TOPICS = ['business-plan'] as const

export type CatalogueTopic = (typeof CATALOGUE_TOPICS)[number]

/** One document template of the library. */
export type Template = {
  /** Unique over all languages, never given to another template. */
  id: number
  language: CatalogueLocale
  department: Department
  type: TemplateType
  topic?: CatalogueTopic | undefined
  title: string
}
