import type { PageFields as Fields } from '../page-fields.ts'

/** What the page knows of itself, in the form that posts it. */
export const PageFields = ({ fields }: { fields: Fields }) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
