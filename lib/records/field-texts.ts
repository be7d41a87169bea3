/** A text of a value with the field in which it stands, such as `sections.0.heading`. */
export type FieldText = { field: string; text: string }

const collect = (value: unknown, { field, found }: { field: string; found: FieldText[] }) => {
  if (typeof value === 'string') found.push({ field, text: value })
  if (typeof value !== 'object' || value === null) return
  for (const [name, entry] of Object.entries(value)) {
    collect(entry, { field: field === '' ? name : `${field}.${name}`, found })
  }
}

/** Every text inside a JSON value, with its field. */
export const fieldTexts = (value: unknown, field = ''): FieldText[] => {
  const found: FieldText[] = []
  collect(value, { field, found })
  return found
}
