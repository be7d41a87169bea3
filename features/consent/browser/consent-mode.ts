import { DATA_LAYER } from '#lib/config/events.ts'

/** What the tags of the tag manager ask for (Consent Mode v2). */
const FIELDS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const

type Answer = 'granted' | 'denied'

const layer = (): unknown[] => {
  const found: unknown = Reflect.get(window, DATA_LAYER)
  if (Array.isArray(found)) return found
  const made: unknown[] = []
  Reflect.set(window, DATA_LAYER, made)
  return made
}

/** Consent commands count only as the arguments of a call, not as an array. */
const command = function (..._words: [string, string, Record<string, Answer>]): IArguments {
  return arguments
}

const answers = (answer: Answer) => Object.fromEntries(FIELDS.map((field) => [field, answer]))

/** Adds an entry to the data layer. */
export const pushToLayer = (entry: unknown): void => {
  layer().push(entry)
}

/** Denies everything before any tag, and before the events that wait in the layer already. */
export const denyByDefault = (): void => {
  layer().unshift(command('consent', 'default', answers('denied')))
}

/** Tells the tags what the visitor allows now. */
export const updateConsent = (isGranted: boolean): void => {
  pushToLayer(command('consent', 'update', answers(isGranted ? 'granted' : 'denied')))
}
