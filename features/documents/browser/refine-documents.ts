import { readPageFact } from '#lib/browser/read-page-fact.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { QUERY } from '#lib/config/query.ts'
import { REFINEMENT } from '../refinement.ts'
import { arrivedDocuments } from './arrived-documents.ts'
import { showInCard } from './show-in-card.ts'

/** Milliseconds that lie at least between a question of page script and what it changes (S2 §4, §9). */
export const FETCH_MIN_DELAY_MS = 200

const fetchDocuments = async (search: string, signal: AbortSignal) => {
  const { lang } = document.documentElement
  const query = new URLSearchParams({ [QUERY.language]: lang, [QUERY.keyword]: search })
  const [response] = await Promise.all([
    fetch(`${API_PATHS.documents}?${query}`, { signal }),
    new Promise((resolve) => {
      setTimeout(resolve, FETCH_MIN_DELAY_MS)
    }),
  ])
  return arrivedDocuments(await response.json())
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
