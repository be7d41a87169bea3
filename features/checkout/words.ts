import type { Messages } from 'next-intl'

type Texts<Tree> = Tree extends string ? string : { [Key in keyof Tree]: Texts<Tree[Key]> }

/** The words of the checkout that script puts into the page, with names in braces where figures go. */
export type CheckoutWords = Texts<Messages['checkout']['client']>
