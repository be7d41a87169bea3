import { DOCUMENT_SLUG } from '#features/destination/web-app-places.ts'
import { ask } from '#lib/browser/ask.ts'
import { readPageFact } from '#lib/browser/read-page-fact.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { QUERY } from '#lib/config/query.ts'
import { pause } from '#lib/util/pause.ts'
import { REFINEMENT } from '../refinement.ts'
import { arrivedDocument, arrivedDocuments, textOf } from './arrived-documents.ts'

/** Shows a document in a card of the page, as text and checked values only; a card without one is hidden. */
const showInCard = (card: Element, arrived: unknown): void => {
  const document = arrivedDocument(arrived)
  const link = card.querySelector('a')
  const image = card.querySelector('img')
  const [label, department, mark] = card.querySelectorAll('b,small,i')
  const url = textOf(document.url)
  const preview = textOf(document.thumb)
  const thumb = URL.canParse(preview, location.href) ? new URL(preview, location.href).href : ''
  if (!link || !image || !label || !department || !mark) return
  // Previews of one page lie in one folder.
  const isFit = DOCUMENT_SLUG.test(url) && thumb.startsWith(image.src.replace(/[^/]*$/, ''))
  card.toggleAttribute('hidden', !isFit)
  if (!isFit) return
  const target = new URL(link.href)
  target.searchParams.set('label', textOf(document.label))
  target.searchParams.set('url', `doc/${encodeURIComponent(url)}`)
  link.href = target.href
  link.dataset.heading = textOf(document.heading)
  image.src = thumb
  label.textContent = textOf(document.shown) || textOf(document.label)
  label.setAttribute('lang', textOf(document.labelLanguage))
  department.textContent = textOf(document.department)
  mark.textContent = textOf(document.mark)
}

/** Milliseconds that lie at least between a question of page script and what it changes (S2 §4, §9). */
export const FETCH_MIN_DELAY_MS = 200

const fetchDocuments = async (search: string, signal: AbortSignal) => {
  const { lang } = document.documentElement
  const query = new URLSearchParams({ [QUERY.language]: lang, [QUERY.keyword]: search })
  const [response] = await Promise.all([
    ask(`${API_PATHS.documents}?${query}`, { signal }),
    pause(FETCH_MIN_DELAY_MS),
  ])
  return arrivedDocuments(JSON.parse(response.text))
}

/**
 * Asks for the documents of the search in the address and shows them in the cards of the page, of which it has enough
 * (S2 §4); on any failure nothing changes.
 */
export const refineDocuments = async (signal: AbortSignal): Promise<void> => {
  const refinement = readPageFact(REFINEMENT)
  const search = new URLSearchParams(location.search).get(QUERY.keyword)?.trim()
  const list = document.querySelector('[data-documents]')
  if (!refinement || !search || !list) return
  // Whatever goes wrong, the documents that the page came with stay.
  const documents = await fetchDocuments(search, signal).catch((_failure: unknown) => [])
  if (signal.aborted || documents.length === 0) return
  for (const [at, card] of [...list.children].entries()) showInCard(card, documents[at])
  const status = list.nextElementSibling
  if (status) status.textContent = refinement.replaced
}
