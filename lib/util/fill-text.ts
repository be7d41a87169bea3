/** The names in braces of a text, where its type says them. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** Puts values in place of the names in braces; a name that only the text itself knows may be without a value, and stays. */
export const fillText = <Text extends string>(
  text: Text,
  values: Readonly<Record<NamesIn<Text>, string>>,
): string => {
  const known = new Map(Object.entries<string>(values))
  return text.replaceAll(/\{(\w+)\}/g, (name, key: string) => known.get(key) ?? name)
}
