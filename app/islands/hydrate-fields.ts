/** A control that a visitor types into or chooses from. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Nodes that hold fields, in the page or taken out of it. */
type Places = Iterable<Node>

const FIELDS = 'input:not([type=hidden]),select,textarea'

const elementsIn = (places: Places, selector: string): Element[] =>
  [...places].flatMap((place) => {
    if (!(place instanceof Element)) return []
    return [...(place.matches(selector) ? [place] : []), ...place.querySelectorAll(selector)]
  })

type TextField = HTMLInputElement | HTMLTextAreaElement

const isText = (element: Element): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const isField = (element: Element): element is Field =>
  isText(element) || element instanceof HTMLSelectElement

/** The fields in some nodes, but those that cannot be told from others. */
export const fieldsIn = (places: Places): Field[] =>
  elementsIn(places, FIELDS)
    .filter(isField)
    .filter(({ name, id }) => name !== '' || id !== '')

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox'

/** Whether two fields ask for the same; one of several choices has its own value. */
const isTwin = (one: Field, other: Field): boolean =>
  one.tagName === other.tagName &&
  one.name === other.name &&
  one.id === other.id &&
  (one.type !== 'radio' || one.value === other.value)

const fill = (field: Field, was: Field): void => {
  if (isChoice(field) && isChoice(was)) field.checked = was.checked
  else if (field.value !== was.value) field.value = was.value
}

/** Gives the focus to an element, and selects in it what was selected in the one that it stands for. */
const focusOn = (element: HTMLElement, was: Element): void => {
  element.focus({ preventScroll: true })
  if (element === was || !isText(element) || !isText(was)) return
  const { selectionStart, selectionEnd, selectionDirection } = was
  // An address or a number tells nobody what is selected in it.
  if (selectionStart === null) return
  element.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
}

/** Gives the focus to what stands where the element stood that had it. */
export const focusAgain = (island: Element, was: Element | null): void => {
  if (!was || document.activeElement === was || was === document.body) return
  const [field] = fieldsIn([was])
  const own = field && fieldsIn([island]).find((one) => isTwin(one, field))
  const others = [...island.querySelectorAll<HTMLElement>(was.tagName)]
  const twin = own ?? others.find(({ className }) => className === was.className)
  if (twin) focusOn(twin, was)
}

/** The state of an island before React makes it anew: its fields, and the parts that are the server's. */
export type Before = { fields: readonly Field[]; slots: readonly Element[] }

/** That state for some nodes. */
export const beforeIn = (places: readonly Node[]): Before => ({
  fields: fieldsIn(places),
  slots: elementsIn(places, '[data-slot]'),
})

/** Puts into an island what it had before, and is no longer in the page. */
export const fillAgain = (island: Element, { fields, slots }: Before): void => {
  for (const field of fieldsIn([island])) {
    const was = fields.find((one) => isTwin(one, field))
    if (was && !was.isConnected) fill(field, was)
  }
  for (const [index, slot] of elementsIn([island], '[data-slot]').entries()) {
    if (!slot.hasChildNodes()) slot.append(...(slots[index]?.childNodes ?? []))
  }
}

/** Whether two nodes hold the same elements and texts, which is all that React compares. */
const isAlike = (one: Node, other: Node | undefined): boolean =>
  one.nodeName === other?.nodeName &&
  one.nodeValue === other.nodeValue &&
  one.childNodes.length === other.childNodes.length &&
  [...one.childNodes].every((child, index) => isAlike(child, other.childNodes[index]))

/** Puts a field in the place of its twin, where the browser can without taking the focus from it. */
const move = (field: Field, place: Field): void => {
  const parent = place.parentElement
  if (parent && 'moveBefore' in parent) parent.moveBefore(field, place)
  else place.before(field)
  place.remove()
}

/**
 * Makes an island hold what the server has sent, whatever a password manager or a translation has put into it or taken from
 * it since: React would throw away all that it finds otherwise. The fields stay the same, with what was typed.
 */
export const restoreServerMarkup = (island: Element, sent: Element): void => {
  if (isAlike(island, sent)) return
  const had = document.activeElement
  const before = [...island.childNodes]
  const fields = fieldsIn(before)
  const fresh = [...sent.cloneNode(true).childNodes]
  island.append(...fresh)
  for (const place of fieldsIn(fresh)) {
    const field = fields.find((one) => isTwin(one, place))
    if (field) move(field, place)
  }
  for (const node of before) node.remove()
  if (had && before.some((node) => node.contains(had))) focusAgain(island, had)
  else if (had instanceof HTMLElement && island.contains(had)) had.focus({ preventScroll: true })
}
