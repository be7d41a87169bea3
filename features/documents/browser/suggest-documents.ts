import { DOCUMENT_SLUG } from '#features/destination/web-app-places.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { QUERY } from '#lib/config/query.ts'
import { arrivedDocument, arrivedDocuments, textOf } from './arrived-documents.ts'
import { attachCombobox } from './combobox.ts'

/** Milliseconds without a key after which what is typed is searched for. */
const PAUSE_MS = 200

const MOST_SHOWN = 5

type Suggested = { label: string; shown: string; url: string; heading: string }

const textIn = (tag: 'p' | 'span', text: string) =>
  Object.assign(document.createElement(tag), { textContent: text })

/** What is said of suggestions: how many there are, and above that, for all to see, that they are not what was searched for (S2 §4). */
const say = (status: HTMLElement, { answer, count }: { answer: unknown; count: number }): void => {
  const { nothing = '', count: words = '' } = status.dataset
  const isUsual = typeof answer === 'object' && answer !== null && 'isUsual' in answer
  const said = textIn('span', words.replace('{count}', `${count}`))
  said.className = 'sr-only'
  status.replaceChildren(...(isUsual ? [textIn('p', nothing)] : []), ...(answer ? [said] : []))
}

const suggestedOf = (answer: unknown): Suggested[] =>
  arrivedDocuments(answer)
    .map((arrived) => {
      const { label, shown, url, heading } = arrivedDocument(arrived)
      const name = textOf(label)
      return {
        label: name,
        shown: textOf(shown) || name,
        url: textOf(url),
        heading: textOf(heading),
      }
    })
    .filter(({ url, label }) => DOCUMENT_SLUG.test(url) && label !== '')
    .slice(0, MOST_SHOWN)

type Copy = { text: string; query: Record<string, string>; heading?: string }

/** A link like one of the models, which the server has rendered, to another place. */
const copyOf = (model: HTMLAnchorElement, { text, query, heading }: Copy) => {
  const link = document.createElement('a')
  for (const { name, value } of model.attributes) link.setAttribute(name, value)
  const target = new URL(model.href)
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
  link.href = target.href
  link.textContent = text
  if (heading) link.dataset.heading = heading
  return link
}

/** Shows documents for what is typed into a search field of the page, and sends the search the way of its links (S2 §4). */
export const suggestDocuments = (form: HTMLFormElement, signal: AbortSignal): void => {
  const field = form.querySelector<HTMLInputElement>('[type=search]')
  const list = form.querySelector<HTMLElement>('.menu-results')
  const status = form.querySelector('output')
  const [one, all] = form.querySelectorAll<HTMLAnchorElement>('[hidden] a')
  if (!field || !list || !status || !one || !all) return
  const showOptions = attachCombobox({ field, list }, signal)
  let asked = new AbortController()
  const show = (text: string, answer?: unknown) => {
    const links = suggestedOf(answer).map(({ label, shown, url, heading }) => {
      const query = { [QUERY.label]: label, [QUERY.url]: `doc/${encodeURIComponent(url)}` }
      return copyOf(one, { text: shown, query, heading })
    })
    const whole = copyOf(all, {
      text: (all.textContent ?? '').replace('{text}', text),
      query: { [QUERY.search]: text, [QUERY.label]: text },
    })
    showOptions([...links, whole])
    say(status, { answer, count: links.length })
    return whole
  }
  const clear = () => {
    showOptions([])
    status.replaceChildren()
  }
  const ask = async (text: string) => {
    const query = new URLSearchParams({
      [QUERY.language]: document.documentElement.lang,
      [QUERY.keyword]: text,
    })
    const response = await fetch(`${API_PATHS.documents}?${query}`, { signal: asked.signal })
    // A search that failed has found nothing that could be counted.
    show(text, response.ok ? await response.json() : undefined)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const onInput = () => {
    clearTimeout(timer)
    asked.abort()
    asked = new AbortController()
    const text = field.value.trim()
    if (text === '') clear()
    // Without suggestions there still is the way to all results.
    else timer = setTimeout(() => void ask(text).catch((_away: unknown) => show(text)), PAUSE_MS)
  }
  const onSubmit = (event: SubmitEvent) => {
    const text = field.value.trim()
    if (text === '') return
    event.preventDefault()
    clearTimeout(timer)
    asked.abort()
    const way = show(text)
    way.focus()
    way.click()
  }
  field.addEventListener('input', onInput, { signal })
  form.addEventListener('submit', onSubmit, { signal })
  if (field.value) onInput()
}
