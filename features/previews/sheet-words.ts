import type { SHEET_KINDS, SheetKind } from './sheet-kinds.ts'

/** Of all texts, [brackets] hold what is filled in. */
type Titled = readonly [heading: string, text: string]

/** A name, and about which amount stands beside it. */
type Amount = readonly [name: string, amount: number]

/** The words on the first page of a document, by its layout. */
export type PageWords = {
  contract: { lead: string; clauses: readonly Titled[]; signatures: readonly [string, string] }
  resolution: {
    lead: string
    decisions: readonly string[]
    record: string
    signatures: readonly [string, string]
  }
  letter: { to: readonly string[]; date: string; paragraphs: readonly string[]; closing: string }
  notice: { head: readonly Titled[]; paragraphs: readonly string[]; foot: string }
  minutes: {
    head: readonly Titled[]
    items: readonly Titled[]
    signatures: readonly [string, string]
  }
  form: { fields: readonly string[]; boxes: readonly string[] }
  checklist: { groups: readonly (readonly [heading: string, points: readonly string[]])[] }
  /** Each question is answered by one of five. */
  scale: {
    lead: string
    ends: readonly [least: string, most: string]
    questions: readonly string[]
  }
  invoice: {
    from: Titled
    to: Titled
    number: string
    date: string
    /** Item, quantity, price, amount. */
    columns: readonly [string, string, string, string]
    /** Each with about what one costs. */
    items: readonly Amount[]
    subtotal: string
    tax: string
    total: string
    foot: string
  }
  certificate: { body: readonly string[]; holder: string; signatures: readonly [string, string] }
  waybill: { from: Titled; to: Titled; rows: readonly Titled[]; foot: string }
  /** Name, planned, actual, difference. */
  table: {
    columns: readonly [string, string, string, string]
    rows: readonly Amount[]
    total: string
  }
  /** Rows over four months, with their sum; an amount below zero is paid out. */
  months: { rows: readonly Amount[]; total: string }
  /** Steps over the weeks. */
  gantt: { weeks: string; steps: readonly string[] }
  plan: { lead: string; chart: readonly string[]; sections: readonly Titled[] }
  chart: { head: string; leads: readonly string[]; roles: readonly string[]; note: string }
  cover: { by: string; chapters: readonly string[] }
  text: {
    sections: readonly (readonly [heading: string, text: string, points: readonly string[]])[]
  }
  questions: { lead: string; questions: readonly string[] }
}

export type SheetLayout = keyof PageWords

/** The words on each kind of sheet in one language. */
export type SheetWords = {
  readonly [Kind in SheetKind]: PageWords[(typeof SHEET_KINDS)[Kind]]
} & {
  /** Businesses that letters and invoices are from, by the marks of their trades (`heads.ts`): name, and what they do and where. */
  readonly letterheads: readonly Titled[]
}
