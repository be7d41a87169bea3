import { SearchFrame } from '#components/documents/search-frame.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { SectionOf } from '../../landing-sections.ts'
import type { LandingSectionProps, SectionTools } from '../section-props.ts'

type Items = SectionOf<'steps'>['items']
type Picture = NonNullable<Items[number]['picture']>
type Document = Exclude<Picture, 'email' | 'search'>

/** The one document of the story: the first that a step shows. */
const documentOf = (items: Items): Document =>
  items
    .map(({ picture }) => picture)
    .find((picture): picture is Document =>
      Boolean(picture && !/^(?:email|search)$/.test(picture)),
    ) ?? 'letter'

/** The department of a document, among the results of the search beside it. */
const DEPARTMENT_OF = {
  contract: 'legal',
  plan: 'administration',
  spreadsheet: 'finance',
  invoice: 'finance',
  letter: 'humanResources',
  form: 'humanResources',
  handbook: 'humanResources',
} as const satisfies Record<Document, keyof SectionTools['words']['departments']>

type Props = { name: Picture; document: Document; tools: SectionTools }

/** The picture of a step: the address that is asked for before the document, the search that finds it, or a document. */
const StepPicture = ({ name, document, tools }: Props) => {
  const { words, locale, emailExample, action } = tools
  const { title } = words[document]
  if (name === 'email')
    return (
      <>
        <div className="frame">
          <span className="frame-search">{emailExample}</span>
          <span className={buttonClasses('primary')}>{action}</span>
        </div>
        <div className="step-waiting">
          <Sheet name={document} words={words} locale={locale} />
        </div>
      </>
    )
  if (name === 'search') {
    const beside = words.departments[DEPARTMENT_OF[document]].titles
    const titles = [...new Set([title, ...beside])].slice(0, 3)
    return (
      <div className="step-found">
        <SearchFrame query={title} titles={titles} />
      </div>
    )
  }
  return (
    <div className="frame-page">
      <Sheet name={name} words={words} locale={locale} />
    </div>
  )
}

/** The steps from sign-up to use, each below a picture of its subject. */
export const StepsSection = ({ section, headingId, tools }: LandingSectionProps<'steps'>) => (
  <section aria-labelledby={headingId} className="section">
    <div className="container-page">
      <SectionHeading id={headingId} title={section.heading} />
      <ol className="mt-12 grid grid-cols-1 gap-10 md:auto-cols-fr md:grid-cols-none md:grid-flow-col md:gap-8">
        {section.items.map(({ title, text, picture }, at) => (
          <li key={title}>
            {picture ? (
              <div className="step-frame" aria-hidden="true">
                <StepPicture name={picture} document={documentOf(section.items)} tools={tools} />
              </div>
            ) : null}
            <h3 className="mt-6 text-title">
              <span className="text-action" aria-hidden="true">
                {at + 1}&ensp;
              </span>
              {title}
            </h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
