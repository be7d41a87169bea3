/** An object in which each field stands, the optional ones too: one that is forgotten fails the type check. */
export type EveryField<Fields> = { [Name in keyof Required<Fields>]: Fields[Name] }

/** What may be left of an object once its fields were taken out: with another field in it, it fails the type check. */
export type OnlyFields<Rest, Names extends PropertyKey> = {
  [Name in keyof Rest]: Name extends Names ? Rest[Name] : never
}
