/** The element that a selector finds: a link or a form where it asks for one. */
type Found<Selector extends string> =
  Selector extends `${infer Tag extends 'a' | 'form'}[${string}]`
    ? HTMLElementTagNameMap[Tag]
    : Element

/** The element that an event came from or the nearest around it that fits a selector. */
export const closest = <Selector extends string>(
  { target }: Event,
  selector: Selector,
): Found<Selector> | null =>
  target instanceof Element ? target.closest<Found<Selector>>(selector) : null

/** True if a click only follows its link: no modifier key, and nobody has handled it yet. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
