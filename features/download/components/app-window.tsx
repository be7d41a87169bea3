import { answersIn } from '#components/documents/answers-in.ts'
import { Sheet } from '#components/documents/sheet.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { BRAND } from '#lib/config/brand.ts'

/** The program with a folder of documents and the one that is open in it, beside what it asks for; drawn for the eye alone (S2 §2.2). */
export const AppWindow = ({ locale, documents }: Pick<SectionProps, 'locale' | 'documents'>) => {
  const { contract, plan, spreadsheet, handbook, letter, invoice } = documents
  return (
    <div className="window app-window" aria-hidden="true">
      <div className="window-bar">
        <b>{BRAND.name}</b>
      </div>
      <div className="app-desk">
        <div className="app-files">
          {[contract, plan, spreadsheet, handbook, letter, invoice].map(({ title }) => (
            <span key={title} className="frame-row">
              <i className="file" />
              {title}
            </span>
          ))}
        </div>
        <Sheet name="contract" words={documents} locale={locale} />
        <dl className="app-fields">
          {answersIn(documents).map(({ name, answer }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
