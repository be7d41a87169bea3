import type { ReactNode } from 'react'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { RelatedDocument } from '../related-documents.ts'

type Props = {
  document: RelatedDocument
  locale: Locale
  signUp: SignUpSlot
  /** Stands for the preview where the page draws it itself. */
  sheet?: ReactNode
}

/** A document that opens in the web app, after sign-up where that is needed (S2 §4); page script may show another one in it. */
export const DocumentCard = ({ document, locale, signUp, sheet }: Props) => {
  const {
    label,
    shown = label,
    labelLanguage,
    url,
    thumb,
    heading,
    department = '',
    mark = '',
  } = document
  return signUp({
    className: 'document',
    start: 'document',
    label,
    heading,
    destination: { url: `doc/${encodeURIComponent(url)}` },
    children: (
      <>
        {/* Its words repeat the label. */}
        {sheet ?? (
          // oxlint-disable-next-line nextjs/no-img-element -- a drawing, there is nothing to optimise
          <img src={thumb} width={600} height={778} alt="" loading="lazy" decoding="async" />
        )}
        <b lang={labelLanguage === locale ? undefined : labelLanguage}>{shown}</b>
        <small>{department}</small>
        <i>{mark}</i>
      </>
    ),
  })
}
