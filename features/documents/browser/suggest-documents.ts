import { DOCUMENT_SLUG } from '#features/destination/web-app-places.ts'
import { ask } from '#lib/browser/ask.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { QUERY } from '#lib/config/query.ts'
import { arrivedDocument, arrivedDocuments, textOf } from './arrived-documents.ts'
import { attachCombobox } from './combobox.ts'

/** Milliseconds without a key after which what is typed is searched for. */
const PAUSE_MS = 200

const MOST_SHOWN = { lines: 5, sheets: 3 }

type Suggested = {
  label: string
  shown: string
  url: string
  heading: string
  language: string
  thumb: string
  mark: string
}

const textIn = (tag: 'p' | 'span' | 'small' | 'b', text: string) =>
  Object.assign(document.createElement(tag), { textContent: text })

type Outcome = { answer: unknown; count: number; isFailed: boolean }

/**
 * Announces suggestions: their number, and above that, for all to see, that they are not what was searched for (S2 §4), or that the
 * search does not answer.
 */
const say = (status: HTMLElement, { answer, count, isFailed }: Outcome): void => {
  const { nothing = '', failed = '', count: words = '' } = status.dataset
  const isUsual = typeof answer === 'object' && answer !== null && 'isUsual' in answer
  const apart = isUsual ? nothing : ''
  const seen = isFailed ? failed : apart
  const said = textIn(
    'span',
    words.replace('{count}', () => `${count}`),
  )
  said.className = 'sr-only'
  status.replaceChildren(...(seen ? [textIn('p', seen)] : []), ...(answer ? [said] : []))
}

const suggestedOf = (answer: unknown): Suggested[] =>
  arrivedDocuments(answer)
    .map((arrived) => {
      const { label, shown, url, heading, labelLanguage, thumb, mark } = arrivedDocument(arrived)
      const name = textOf(label)
      return {
        label: name,
        shown: textOf(shown) || name,
        url: textOf(url),
        heading: textOf(heading),
        language: textOf(labelLanguage),
        thumb: textOf(thumb),
        mark: textOf(mark),
      }
    })
    .filter(({ url, label }) => DOCUMENT_SLUG.test(url) && label !== '')

type Copy = { content: (Node | string)[]; query: Record<string, string>; heading?: string }

/** A link like one of the models, which the server has rendered, to another place. */
const copyOf = (model: HTMLAnchorElement, { content, query, heading }: Copy) => {
  const link = document.createElement('a')
  for (const { name, value } of model.attributes) link.setAttribute(name, value)
  const target = new URL(model.href)
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
  link.href = target.href
  link.replaceChildren(...content)
  if (heading) link.dataset.heading = heading
  return link
}

/** A title, and beside it that the document is in another language than the page. */
const titleOf = ({ shown, language, mark }: Suggested, tag: 'span' | 'b') => [
  Object.assign(textIn(tag, shown), { lang: language }),
  ...(mark ? [' ', textIn('small', mark)] : []),
]

/** A drawn first page with its title; the title alone where the drawing does not lie where those of the page do. */
const sheetOf = (suggested: Suggested, place: string) => {
  const { thumb } = suggested
  const title = titleOf(suggested, 'b')
  const source = URL.canParse(thumb, location.href) ? new URL(thumb, location.href).href : ''
  if (!source.startsWith(new URL(`${place}/`, location.href).href)) return title
  const image = Object.assign(document.createElement('img'), { alt: '', width: 600, height: 778 })
  image.src = source
  return [image, ...title]
}

type Models = {
  /** The link to a document. */
  model: HTMLAnchorElement
  /** Where drawings lie, in a search that shows them. */
  sheets: string | undefined
}

const linksTo = (answer: unknown, { model, sheets }: Models) =>
  suggestedOf(answer)
    .slice(0, sheets === undefined ? MOST_SHOWN.lines : MOST_SHOWN.sheets)
    .map((suggested) => {
      const { label, url, heading } = suggested
      const query = { [QUERY.label]: label, [QUERY.url]: `doc/${encodeURIComponent(url)}` }
      const content = sheets === undefined ? titleOf(suggested, 'span') : sheetOf(suggested, sheets)
      return copyOf(model, { content, query, heading })
    })

/** The way to all results; the dialog that it may open says what was searched for. */
const linkToAll = (model: HTMLAnchorElement, text: string) => {
  const link = copyOf(model, {
    content: [(model.textContent ?? '').replace('{text}', () => text)],
    query: { [QUERY.search]: text, [QUERY.label]: text },
  })
  link.dataset.isAsked = 'true'
  return link
}

/** What the search answers; where it does not, there still is the way to all results. */
const askFor = async (text: string, signal: AbortSignal): Promise<Partial<Outcome>> => {
  const { lang } = document.documentElement
  const query = new URLSearchParams({ [QUERY.language]: lang, [QUERY.keyword]: text })
  try {
    const response = await ask(`${API_PATHS.documents}?${query}`, { signal })
    return { answer: JSON.parse(response.text), isFailed: !response.ok }
  } catch (failure) {
    if (!(failure instanceof Error)) throw failure
    return { isFailed: true }
  }
}

const follow = (way: HTMLElement | null) => {
  way?.focus()
  way?.click()
}

/** Shows documents for what is typed into a search field of the page, and sends the search the way of its links (S2 §4). */
export const suggestDocuments = (form: HTMLFormElement, signal: AbortSignal): void => {
  const field = form.querySelector<HTMLInputElement>('[type=search]')
  const list = form.querySelector<HTMLElement>('.menu-results')
  const status = form.querySelector('output')
  const [one, all] = form.querySelectorAll<HTMLAnchorElement>('[hidden] a')
  if (!field || !list || !status || !one || !all) return
  const showOptions = attachCombobox({ field, list }, signal)
  const { sheets } = form.dataset
  let asked = new AbortController()
  /** The text for which the list was shown. */
  let shownFor = ''
  const wait = (isOn: boolean) => form.setAttribute('aria-busy', `${isOn}`)
  const show = (text: string, { answer, isFailed = false }: Partial<Outcome> = {}) => {
    shownFor = text
    const links = linksTo(answer, { model: one, sheets })
    showOptions([...links, linkToAll(all, text)])
    say(status, { answer, count: links.length, isFailed })
    wait(false)
  }
  const clear = () => {
    shownFor = ''
    showOptions([])
    status.replaceChildren()
    wait(false)
  }
  const suggest = async (text: string) => {
    const { signal: given } = asked
    wait(true)
    const outcome = await askFor(text, given)
    // A question that was given up has another after it.
    if (!given.aborted) show(text, outcome)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const onInput = () => {
    clearTimeout(timer)
    asked.abort()
    asked = new AbortController()
    const text = field.value.trim()
    if (text === '') clear()
    else timer = setTimeout(() => void suggest(text), PAUSE_MS)
  }
  const onSubmit = (event: SubmitEvent) => {
    const text = field.value.trim()
    if (text === '') return
    event.preventDefault()
    clearTimeout(timer)
    asked.abort()
    if (shownFor === text) showOptions([...list.querySelectorAll('a')])
    else show(text)
    follow(list.querySelector('a:last-child'))
  }
  field.addEventListener('input', onInput, { signal })
  form.addEventListener('submit', onSubmit, { signal })
  if (field.value) onInput()
}
