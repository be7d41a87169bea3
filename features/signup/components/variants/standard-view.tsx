import { BrowseLine } from './browse-line.tsx'
import { CardHeading } from './card-heading.tsx'
import { LibraryBenefits } from './library-benefits.tsx'
import type { ViewProps } from './variant.ts'

/** Heading and form beside what an account brings: email-only, landing-page and password dialog (S1 §2). */
export const StandardView = ({ locale, heading, form }: ViewProps) => (
  <div className="card-columns">
    <div className="card-words">
      <CardHeading heading={heading} />
      <BrowseLine locale={locale} />
      {form}
    </div>
    <div className="card-aside">
      <LibraryBenefits locale={locale} />
    </div>
  </div>
)
