/** What a page knows and its script has to know too: the id of its data block, and the type of what stands there. */
export type PageFact<Value> = {
  id: string
  /** Never there: ties the type to the id. */
  type?: Value
}
