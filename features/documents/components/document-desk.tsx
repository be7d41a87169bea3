import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { FactBlock } from '#components/page/fact-block.tsx'
import { SEARCH_BATCH } from '#features/documents/search-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
import { REFINEMENT, type Refinement } from '../refinement.ts'
import type { RelatedDocument } from '../related-documents.ts'
import { DocumentCard } from './document-card.tsx'

type Props = {
  documents: readonly RelatedDocument[]
  locale: Locale
  signUp: SignUpSlot
  /** The search in the address of the page, where there is one. */
  refinement?: Refinement | null
}

/** Hidden cards for what a search may find beyond what the page came with: page script adds no node. */
const sparesOf = (documents: readonly RelatedDocument[]) => {
  const last = documents.at(-1)
  const missing = Math.max(0, SEARCH_BATCH - documents.length)
  return last ? Array.from({ length: missing }, (_, at) => ({ key: `spare-${at}`, last })) : []
}

/** Related documents: in even rows; a rail on small screens (S2 §3). */
export const DocumentDesk = ({ documents, locale, signUp, refinement }: Props) => (
  <>
    <ul data-documents="" className="documents">
      {documents.map((document) => (
        <li key={document.url.slice(document.url.lastIndexOf('-'))}>
          <DocumentCard document={document} locale={locale} signUp={signUp} />
        </li>
      ))}
      {(refinement ? sparesOf(documents) : []).map(({ key, last }) => (
        <li key={key} hidden>
          <DocumentCard document={last} locale={locale} signUp={signUp} />
        </li>
      ))}
    </ul>
    {/* An empty text is one that page script may fill: React looks for no other node in it. */}
    <output className="sr-only">{''}</output>
    {refinement ? <FactBlock fact={REFINEMENT} value={refinement} /> : null}
  </>
)
