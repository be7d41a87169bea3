import { closest } from '#lib/browser/clicks.ts'

const FORM = 'form[data-suggests]'

/** Fetches the code of the suggestions once the field has the focus, which it may have already: most visitors never search. */
const attachSuggestions = (signal: AbortSignal): void => {
  const attached = new WeakSet<HTMLFormElement>()
  const attach = async (form: HTMLFormElement | null | undefined) => {
    if (!form || attached.has(form)) return
    attached.add(form)
    const { suggestDocuments } = await import('./suggest-documents.ts')
    suggestDocuments(form, signal)
  }
  const onFocus = (event: FocusEvent) => void attach(closest(event, FORM))
  document.addEventListener('focusin', onFocus, { signal })
  void attach(document.activeElement?.closest<HTMLFormElement>(FORM))
}

/** Opens whatever holds the search field: the menu that it stands in, and the drawer around that on small screens. */
const showSearch = (event: KeyboardEvent): void => {
  const field = document.querySelector<HTMLElement>('form[data-suggests] [type=search]')
  const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
  if (!isAsked || !field || document.querySelector('dialog[open]')) return
  event.preventDefault()
  const menus = [field.closest('details'), field.closest('nav')?.previousElementSibling]
  for (const menu of menus) if (menu instanceof HTMLDetailsElement) menu.open = true
  field.focus()
}

/** Gives the search of the library a shortcut, Ctrl+K or Cmd+K, and suggestions (S2 §2.6). */
export const attachSearch = (signal: AbortSignal): void => {
  attachSuggestions(signal)
  document.addEventListener('keydown', showSearch, { signal })
}
