import { keysOf } from './keys-of.ts'

/** Tells whether a value from outside is what a type says. */
export type Guard<T> = (value: unknown) => value is T

/** The type that a guard vouches for. */
export type Guarded<G> = G extends Guard<infer T> ? T : never

/** Any text, also an empty one. */
export const isText = (value: unknown): value is string => typeof value === 'string'

/** A number without a fraction. */
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value)

/** Yes or no. */
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** One of a list of words. */
export const oneOf =
  <const T extends string>(words: readonly T[]): Guard<T> =>
  (value): value is T =>
    words.some((word) => word === value)

/** A guard that also accepts null. */
export const orNull =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value)

/** A list of what a guard takes. */
export const arrayOf =
  <T>(guard: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(guard)

/** An object each of whose fields its own guard takes; further fields do no harm. */
export const shaped =
  <T extends object>(guards: { readonly [Name in keyof T]: Guard<T[Name]> }): Guard<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    keysOf(guards).every((name) => guards[name](Reflect.get(value, name)))

/** A guard for a value that any of several guards accepts. */
export const anyOf =
  <T extends readonly unknown[]>(
    ...guards: { readonly [Place in keyof T]: Guard<T[Place]> }
  ): Guard<T[number]> =>
  (value): value is T[number] =>
    guards.some((guard) => guard(value))
