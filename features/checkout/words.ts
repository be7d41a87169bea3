import type { Messages } from 'next-intl'

type Texts<Tree> = Tree extends string ? string : { [Key in keyof Tree]: Texts<Tree[Key]> }

/** The words of the checkout that script puts into the page, with names in braces where figures go. */
export type CheckoutWords = Texts<Messages['checkout']['client']>

/** A text with figures and names in place of their braces. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark)
