import { openOverlay } from '#components/ui/open-overlay.ts'
import { LEGAL_TEXT_WAIT_MS } from '#lib/config/constants.ts'
import { LEGAL_PART } from '../dialog-parts.ts'

type Part = 'text' | 'loading' | 'failed'

const part = (dialog: Element, name: Part) =>
  dialog.querySelector<HTMLElement>(`[${LEGAL_PART}=${name}]`)

const show = (dialog: Element, shown: Part) => {
  for (const name of ['text', 'loading', 'failed'] as const) {
    part(dialog, name)?.toggleAttribute('hidden', name !== shown)
  }
}

/** The article of a page, without what the dialog has itself, and what would stand in this page twice. */
const fetchArticle = async (href: string): Promise<Element> => {
  const answer = await fetch(href, { signal: AbortSignal.timeout(LEGAL_TEXT_WAIT_MS) })
  const page = new DOMParser().parseFromString(
    // Its sheet may be another than this page's, which the policy would report.
    (await answer.text()).replace(/<style[^]*?<\/style>/g, ''),
    'text/html',
  )
  const article = page.querySelector('article')
  if (!answer.ok || !article) throw new Error(`No text on ${href}`)
  for (const dressed of [article, ...article.children]) dressed.removeAttribute('class')
  for (const double of article.querySelectorAll('nav, h1')) double.remove()
  for (const named of article.querySelectorAll('[id]')) named.removeAttribute('id')
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
  if (article) text.replaceChildren(article)
  show(dialog, article ? 'text' : 'failed')
}
