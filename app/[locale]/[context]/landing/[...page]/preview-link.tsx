import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { writePreviewToken } from '#features/landing/preview-link.ts'
import { QUERY } from '#lib/config/query.ts'
import type { PreviewFact } from '#lib/util/preview-fact.ts'

/** The sign-up action of a preview: the same preview with the dialog open, for nothing there leads anywhere. */
export const previewLink = (hash: string, { until, signature }: PreviewFact): SignUpSlot => {
  const query = new URLSearchParams({
    [QUERY.preview]: writePreviewToken({ hash, until, signature }),
    [QUERY.previewDialog]: '',
  })
  const PreviewLink: SignUpSlot = ({ className, children }) => (
    <a href={`?${query}`} className={className}>
      {children}
    </a>
  )
  return PreviewLink
}
