import { Sheet } from '#components/documents/sheet.tsx'
import { Icon } from '#components/ui/icon.tsx'
import type { Locale } from '#lib/config/locales.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'

type Drawn = { words: DocumentWords; locale: Locale }

/** A search with its results, the first one chosen. */
export const FindFrame = ({ query, words }: Drawn & { query: string }) => (
  <div className="frame">
    <span className="frame-search">{query}</span>
    {[words.letter.title, words.form.title, words.handbook.title, words.contract.title].map(
      (title) => (
        <span key={title} className="frame-row">
          <i className="file" />
          {title}
        </span>
      ),
    )}
  </div>
)

/** The document open, close enough to read the marked words. */
export const FillFrame = ({ words, locale }: Drawn) => (
  <div className="frame-page">
    <Sheet name="letter" words={words} locale={locale} />
  </div>
)

/** The signed page, and the note that it has left. */
export const SendFrame = ({
  status,
  to,
  words,
  locale,
}: Drawn & { status: string; to: string }) => (
  <div className="frame-page frame-foot">
    <Sheet name="letter" words={words} locale={locale} />
    <span className="toast">
      <Icon name="check" />
      <strong>{status}</strong> {to}
    </span>
  </div>
)
