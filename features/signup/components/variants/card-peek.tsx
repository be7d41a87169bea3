import { Sheet, type SheetName } from '#components/documents/sheet.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'

type Props = { name: SheetName; locale: Locale }

/** A view of what the account opens, rising from the foot of the column as far as there is room. */
export const CardPeek = async ({ name, locale }: Props) => (
  <div className="card-peek" aria-hidden="true">
    <Sheet name={name} words={await loadDocumentWords(locale)} locale={locale} />
  </div>
)
