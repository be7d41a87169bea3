type Parts = {
  attributes?: Readonly<Record<string, string>>
  /** Elements, or text that stays text. */
  children?: readonly (Node | string)[]
}

/** Makes an element by hand, for parts that no first load may pay for; text is never read as markup. */
export const makeElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { attributes = {}, children = [] }: Parts = {},
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}
