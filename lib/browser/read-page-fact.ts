import type { PageFact } from '#lib/util/page-fact.ts'

/** The value that the component `PageFact` has put into this page; nothing where it has not. */
export const readPageFact = <Value>({ id }: PageFact<Value>): Value | undefined => {
  const text = document.querySelector(`script#${id}`)?.textContent
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by that component, in the same build
  return text ? (JSON.parse(text) as Value) : undefined
}
