/** A fact that a page shares with its script: the id of its data block, and the type of the value in it. */
export type PageFact<Value> = {
  id: string
  /** Never there: ties the type to the id. */
  type?: Value
}
