/** A part of a document with its heading. */
type Section = { heading: string; text: string }

/** What the first page of each kind of document says in one language; [brackets] are left to be filled in. */
export type SheetWords = {
  contract: { clauses: readonly Section[]; signatures: readonly [string, string] }
  resolution: {
    lead: string
    decisions: readonly string[]
    record: string
    signatures: readonly [string, string]
  }
  letter: { head: readonly string[]; date: string; paragraphs: readonly string[]; closing: string }
  notice: {
    /** What stands at the top, each with what is filled in. */
    head: readonly (readonly [string, string])[]
    paragraphs: readonly string[]
    delivery: string
    signature: string
  }
  form: { fields: readonly string[]; boxes: readonly string[] }
  invoice: {
    from: Section
    to: Section
    number: string
    date: string
    /** Item, quantity, price, amount. */
    columns: readonly [string, string, string, string]
    items: readonly string[]
    subtotal: string
    tax: string
    total: string
    /** `{days}` stands for a number. */
    terms: Section
  }
  spreadsheet: { columns: readonly string[]; rows: readonly string[]; total: string }
  plan: { summary: string; sections: readonly Section[] }
  text: { sections: readonly (Section & { points: readonly string[] })[] }
}
