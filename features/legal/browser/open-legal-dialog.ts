import { openOverlay } from '#components/ui/open-overlay.ts'
import { ask } from '#lib/browser/ask.ts'
import { parsePage } from '#lib/browser/parse-page.ts'
import { LEGAL_PART } from '../dialog-parts.ts'

/** Milliseconds that the dialog of a legal text waits for its page. */
const LEGAL_TEXT_WAIT_MS = 8000

type Part = 'text' | 'loading' | 'failed'

const part = (dialog: Element, name: Part) =>
  dialog.querySelector<HTMLElement>(`[${LEGAL_PART}=${name}]`)

const show = (dialog: Element, shown: Part) => {
  for (const name of ['text', 'loading', 'failed'] as const) {
    part(dialog, name)?.toggleAttribute('hidden', name !== shown)
  }
}

/** Puts a name before the ids of a text, which may stand in the page already, and before the links from one section to another. */
const rename = (article: Element, name: string) => {
  for (const named of article.querySelectorAll('[id]')) named.id = `${name}-${named.id}`
  for (const link of article.querySelectorAll('a[href^="#"]')) {
    link.setAttribute('href', `#${name}-${link.getAttribute('href')?.slice(1)}`)
  }
}

/** The article of a page, without what the dialog has itself. */
const fetchArticle = async (href: string): Promise<Element> => {
  const answer = await ask(href, { signal: AbortSignal.timeout(LEGAL_TEXT_WAIT_MS) })
  const article = parsePage(answer.text).querySelector('article')
  if (!answer.ok || !article) throw new Error(`No text on ${href}`)
  for (const dressed of [article, ...article.children]) dressed.removeAttribute('class')
  for (const double of article.querySelectorAll('nav, h1')) double.remove()
  return article
}

type Parts = { dialog: HTMLDialogElement; link: HTMLAnchorElement }

/** Opens the dialog of a legal text, and fetches the text from the page of the link unless it is there (S2 §2.8). */
export const openLegalDialog = async ({ dialog, link }: Parts): Promise<void> => {
  openOverlay({ dialog, opener: link })
  const text = part(dialog, 'text')
  if (!text || text.hasChildNodes()) return
  show(dialog, 'loading')
  const article = await fetchArticle(link.href).catch((_lost: unknown) => undefined)
  if (article) {
    rename(article, dialog.id)
    text.replaceChildren(article)
  }
  show(dialog, article ? 'text' : 'failed')
}
