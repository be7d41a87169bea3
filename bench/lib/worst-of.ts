/** The item with the highest value; throws where there is none, so that no budget passes unmeasured. */
export const worstOf = <T>(items: readonly T[], value: (item: T) => number): T => {
  const [first, ...rest] = items
  if (first === undefined) throw new Error('Nothing to measure: the site has no page of this kind.')
  return rest.reduce((worst, item) => (value(item) > value(worst) ? item : worst), first)
}
