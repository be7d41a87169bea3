/** Puts values in place of the names in braces; a name without a value stays. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name)
