import { showInCard } from './show-in-card.ts'

/** What a page says about its search; given, for constants in a first load would split the sign-up's chunk. */
export type Refinement = {
  /** Address that documents are asked of, its language included. */
  ask: string
  /** Query field that holds the search. */
  field: string
  /** Milliseconds from the question to the change at least. */
  delayMs: number
  /** Source of the regular expression that slugs of documents match (`DOCUMENT_SLUG`). */
  slug: string
  /** Documents that a page shows at most. */
  most: number
  /** Announced after the change. */
  replaced: string
}

const documentsOf = (answer: unknown): readonly unknown[] =>
  typeof answer === 'object' &&
  answer !== null &&
  'documents' in answer &&
  Array.isArray(answer.documents)
    ? answer.documents
    : []

const fetchDocuments = async (
  url: string,
  { delayMs, signal }: { delayMs: number; signal: AbortSignal },
) => {
  const [response] = await Promise.all([
    fetch(url, { signal }),
    new Promise((resolve) => {
      setTimeout(resolve, delayMs)
    }),
  ])
  return documentsOf(await response.json())
}

/** Asks for the documents of the search in the address and shows them in place; on any failure nothing changes. */
export const refineDocuments = async (refinement: Refinement, signal: AbortSignal) => {
  const { ask, field, delayMs, most, replaced } = refinement
  const slug = new RegExp(refinement.slug, 'u')
  const search = new URLSearchParams(location.search).get(field)?.trim()
  const list = document.querySelector('[data-documents]')
  if (!search || !list) return
  const url = `${ask}&${field}=${encodeURIComponent(search)}`
  // Whatever goes wrong, the documents that the page came with stay.
  const documents = await fetchDocuments(url, { delayMs, signal }).catch((_failure: unknown) => [])
  if (signal.aborted || documents.length === 0) return
  const last = list.lastElementChild
  // The page's own keyword may have found fewer.
  const more = documents.slice(list.childElementCount, most)
  list.append(...more.flatMap(() => last?.cloneNode(true) ?? []))
  for (const [at, card] of [...list.children].entries()) {
    showInCard(card, { arrived: documents[at], slug })
  }
  const status = list.nextElementSibling
  if (status) status.textContent = replaced
}
