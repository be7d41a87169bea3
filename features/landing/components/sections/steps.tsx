import { SearchFrame } from '#components/documents/search-frame.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { SectionOf } from '../../landing-sections.ts'
import type { LandingSectionProps, SectionTools } from '../section-props.ts'

type Picture = NonNullable<SectionOf<'steps'>['items'][number]['picture']>

type Props = { name: Picture; tools: SectionTools }

/** What a step speaks of: the address that is asked for, with the button of the opening, a search with its results, or a document. */
const StepPicture = ({ name, tools: { words, locale, emailExample, action } }: Props) => {
  if (name === 'email')
    return (
      <div className="frame">
        <span className="frame-search">{emailExample}</span>
        <span className={buttonClasses('primary')}>{action}</span>
      </div>
    )
  if (name === 'search') {
    const titles = [words.letter.title, words.handbook.title, words.form.title]
    return <SearchFrame query={words.letter.title} titles={titles} />
  }
  return (
    <div className="frame-page">
      <Sheet name={name} words={words} locale={locale} />
    </div>
  )
}

/** How it works, step by step, each below a picture of what it speaks of. */
export const StepsSection = ({ section, headingId, tools }: LandingSectionProps<'steps'>) => (
  <section aria-labelledby={headingId} className="section">
    <div className="container-page">
      <SectionHeading id={headingId} title={section.heading} />
      <ol className="mt-12 grid grid-cols-1 gap-10 md:auto-cols-fr md:grid-cols-none md:grid-flow-col md:gap-8">
        {section.items.map(({ title, text, picture }, at) => (
          <li key={title}>
            {picture ? (
              <div className="step-frame" aria-hidden="true">
                <StepPicture name={picture} tools={tools} />
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
