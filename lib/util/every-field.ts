/** An object in which each field stands, the optional ones too: one that is forgotten fails the type check. */
export type EveryField<Fields> = { [Name in keyof Required<Fields>]: Fields[Name] }

/** The type of an object's remaining fields once its known ones were taken out: another field fails the type check. */
export type OnlyFields<Rest, Names extends PropertyKey> = {
  [Name in keyof Rest]: Name extends Names ? Rest[Name] : never
}
