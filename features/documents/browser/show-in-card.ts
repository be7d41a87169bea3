import { DOCUMENT_SLUG } from '#features/destination/web-app-places.ts'
import { arrivedDocument, textOf } from './arrived-documents.ts'

/** Shows a document in a card of the page, as text and checked values only; a card without one is hidden. */
export const showInCard = (card: Element, arrived: unknown): void => {
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
