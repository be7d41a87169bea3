import { keysOf } from '#lib/util/keys-of.ts'

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

/** Each document type (S2 §2.6) with the kind of sheet that its preview shows. */
const TYPE_TABLE = {
  agreement: 'contract',
  resolution: 'resolution',
  letter: 'letter',
  notice: 'notice',
  form: 'form',
  checklist: 'form',
  spreadsheet: 'spreadsheet',
  plan: 'plan',
  proposal: 'plan',
  report: 'plan',
  policy: 'text',
  guide: 'text',
  'job-description': 'text',
} as const satisfies Record<string, SheetLayout>

export type SheetLayout =
  | 'contract'
  | 'resolution'
  | 'letter'
  | 'notice'
  | 'form'
  | 'invoice'
  | 'spreadsheet'
  | 'plan'
  | 'text'

export type TemplateType = keyof typeof TYPE_TABLE

export const TEMPLATE_TYPES = keysOf(TYPE_TABLE)

/** The kind of sheet by document type. */
export const SHEET_LAYOUTS: Readonly<Record<TemplateType, SheetLayout>> = TYPE_TABLE

/** An invoice by its title, in the languages of the library; a form about invoices ends in another word. */
const INVOICE = /^(?:facture|factura)\b|\binvoice$/i

/** Bylaws by their title: numbered clauses that are signed, not lines to tick. */
const BYLAWS = /^(?:statuts|estatutos)\b|\bbylaws$/i

/** The kind of sheet of a template: that of its type, but an invoice or bylaws are not forms like others. */
export const sheetLayoutOf = ({ type, title }: { type: TemplateType; title: string }) => {
  if (type !== 'form') return SHEET_LAYOUTS[type]
  if (INVOICE.test(title)) return 'invoice'
  return BYLAWS.test(title) ? 'contract' : SHEET_LAYOUTS.form
}

/** Languages that the library has templates in; the other ones show the English library (S2 §1, §3). */
export const CATALOGUE_LOCALES = ['en', 'fr', 'es'] as const

export type CatalogueLocale = (typeof CATALOGUE_LOCALES)[number]
