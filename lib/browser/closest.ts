/** The link that an event came from, or whatever else around it fits a selector. */
export const closest = ({ target }: Event, selector: string): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null
