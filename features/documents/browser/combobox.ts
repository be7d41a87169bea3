/** The target of each key from an option, counted from the field at -1 (ARIA Authoring Practices, "Combobox"). */
const steps = (active: number, last: number): Readonly<Record<string, number>> => ({
  ArrowDown: active === last ? -1 : active + 1,
  ArrowUp: active === -1 ? last : active - 1,
  // These keys move the cursor: what they do is done in the text.
  ArrowLeft: -1,
  ArrowRight: -1,
  Home: -1,
  End: -1,
})

const ARROWS = new Set(['ArrowDown', 'ArrowUp'])

const setAll = (element: Element, attributes: Record<string, string>): void => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

type Parts = { field: HTMLInputElement; list: HTMLElement }

/** Shows options under a field; without any the list is closed. */
type ShowOptions = (options: readonly HTMLElement[]) => void

/** Makes a field and the list under it a combobox: arrow keys go through the options, Enter takes one, Escape closes the list. */
export const attachCombobox = ({ field, list }: Parts, signal: AbortSignal): ShowOptions => {
  let active = -1
  const id = `${field.id}-options`
  setAll(list, { id, role: 'listbox', 'aria-label': field.labels?.[0]?.textContent ?? '' })
  setAll(field, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id })

  const mark = (to: number) => {
    active = to
    for (const [at, option] of [...list.children].entries()) {
      setAll(option, { 'aria-selected': `${at === to}` })
    }
    const option = list.children[to]
    option?.scrollIntoView({ block: 'nearest' })
    if (option) setAll(field, { 'aria-activedescendant': option.id })
    else field.removeAttribute('aria-activedescendant')
  }
  const open = (isOpen: boolean) => {
    list.hidden = !isOpen
    setAll(field, { 'aria-expanded': `${isOpen}` })
    mark(-1)
  }
  /** Does what a key asks for; tells whether that is all it does. */
  const handleKey = (key: string): boolean => {
    const chosen = list.children[active]
    const to = steps(active, list.children.length - 1)[key]
    if (to !== undefined) mark(to)
    else if (key === 'Escape') open(false)
    else if (key === 'Enter' && chosen instanceof HTMLElement) chosen.click()
    else return false
    return to === undefined || ARROWS.has(key)
  }
  const onKey = (event: KeyboardEvent) => {
    if (list.hidden && ARROWS.has(event.key) && list.children.length > 0) open(true)
    if (list.hidden || event.isComposing || !handleKey(event.key)) return
    event.preventDefault()
    // A menu around the field would close as well.
    event.stopPropagation()
  }
  const onLeave = ({ relatedTarget: next }: FocusEvent) => {
    // A dialog that an option opened gives the focus back to it.
    if (next instanceof Element && !field.form?.contains(next) && !next.closest('dialog'))
      open(false)
  }
  field.addEventListener('keydown', onKey, { signal })
  field.form?.addEventListener('focusout', onLeave, { signal })
  open(false)

  return (options) => {
    for (const [at, option] of options.entries()) {
      setAll(option, { id: `${id}-${at}`, role: 'option', tabindex: '-1' })
    }
    list.replaceChildren(...options)
    open(options.length > 0)
  }
}
