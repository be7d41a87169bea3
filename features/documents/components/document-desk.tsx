import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { RelatedDocument } from '#lib/contracts/related-documents.ts'
import { DocumentCard } from './document-card.tsx'

type Props = { documents: readonly RelatedDocument[]; locale: Locale; signUp: SignUpSlot }

/** Related documents: the first one large, the others in a tray beside it; a rail on small screens (S2 §3). */
export const DocumentDesk = ({ documents, locale, signUp }: Props) => (
  <>
    <ul data-documents="" className="documents">
      {documents.map((document) => (
        <li key={document.url.slice(document.url.lastIndexOf('-'))}>
          <DocumentCard document={document} locale={locale} signUp={signUp} />
        </li>
      ))}
    </ul>
    <output className="sr-only" />
  </>
)
