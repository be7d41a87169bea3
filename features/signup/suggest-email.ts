import { isTypo } from '#lib/util/is-typo.ts'
import { COUNTRY_PROVIDERS, WORLD_PROVIDERS } from './mail-providers.ts'

type Provider = { name: string; endings: readonly string[]; isWorld: boolean }

const providersOf = (table: Readonly<Record<string, string>>, isWorld: boolean): Provider[] =>
  Object.entries(table).map(([name, endings]) => ({ name, endings: endings.split(' '), isWorld }))

const PROVIDERS = [...providersOf(WORLD_PROVIDERS, true), ...providersOf(COUNTRY_PROVIDERS, false)]

/** A shorter name of a country's provider is too near to names of companies. */
const SHORTEST_NAME = 6

/** From here on a letter left out does not make another company of a name. */
const LONG_NAME = 7

const isNameSlip = (typed: string, { name, isWorld }: Provider) =>
  (isWorld || name.length >= SHORTEST_NAME) &&
  isTypo(typed, { meant: name, mayLack: isWorld || name.length >= LONG_NAME })

/** Two letters may be a country of their own, unless they are what is left of a provider's only ending. */
const endingMeant = (typed: string, { endings, isWorld }: Provider) =>
  endings.find((ending) => ending === typed) ??
  endings.find((ending) =>
    typed.length > 2 || ending.length > 2
      ? isTypo(typed, { meant: ending, mayLack: isWorld })
      : false,
  )

const correction = (name: string, ending: string): string | undefined => {
  const own = PROVIDERS.find((provider) => provider.name === name)
  const meant = own ?? PROVIDERS.find((provider) => isNameSlip(name, provider))
  if (!meant) return undefined
  const [only = '', ...others] = meant.endings
  // Nobody but the provider has this name: whatever stands behind it, its one ending is meant.
  const isUnique = own?.isWorld && others.length === 0
  const right = endingMeant(ending, meant) ?? (isUnique ? only : undefined)
  return right && `${meant.name}.${right}`
}

/**
 * The address that was probably meant when the domain looks like a slip of the hand for that of a mail provider;
 * none for a domain that is a provider's itself, and none for one that is not alike.
 */
export const suggestEmail = (email: string): string | undefined => {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at).trim().toLowerCase()
  const dot = domain.indexOf('.')
  if (at < 2 || dot < 1) return undefined
  const meant = correction(domain.slice(0, dot), domain.slice(dot + 1))
  return meant && meant !== domain ? `${email.slice(0, at).trim()}${meant}` : undefined
}
