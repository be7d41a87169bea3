/** What one selector finds: a link where it asks for one. */
type Found<Selector extends string> = Selector extends `a[${string}]` ? HTMLAnchorElement : Element

/** The element that an event came from or the nearest around it that fits a selector. */
export const closest = <Selector extends string>(
  { target }: Event,
  selector: Selector,
): Found<Selector> | null =>
  target instanceof Element ? target.closest<Found<Selector>>(selector) : null
