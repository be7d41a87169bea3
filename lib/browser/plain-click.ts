/** Whether a click asks for nothing but to follow its link: no modifier, and nobody has handled it yet. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
