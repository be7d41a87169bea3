/** The element that an event came from or the nearest around it that fits a selector. */
export const closest = <Found extends Element>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null
