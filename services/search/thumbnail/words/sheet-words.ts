/** A part of a document with its heading. */
type Section = { heading: string; text: string }

/** What the first page of each kind of document says in one language; [brackets] are left to be filled in. */
export type SheetWords = {
  contract: { clauses: readonly Section[]; signatures: readonly [string, string] }
  letter: { head: readonly string[]; date: string; paragraphs: readonly string[]; closing: string }
  form: { fields: readonly string[]; boxes: readonly string[] }
  spreadsheet: { columns: readonly string[]; rows: readonly string[]; total: string }
  plan: { summary: string; sections: readonly Section[] }
  text: { sections: readonly (Section & { points: readonly string[] })[] }
}
