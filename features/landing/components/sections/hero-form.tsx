import { Sheet } from '#components/documents/sheet.tsx'
import { HeroPoints, HeroWords } from '../hero-intro.tsx'
import type { LandingSectionProps } from '../section-props.ts'

type Props = LandingSectionProps<'hero-form'>

/** The form under the words, beside the document. */
const FormOnPaper = ({ section, headingId, tools }: Props) => (
  <section aria-labelledby={headingId} className="overflow-clip py-10 md:py-16">
    <div className="container-page grid grid-cols-1 items-center gap-14 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <HeroWords section={section} headingId={headingId} />
        <div className="mt-8 max-w-read">{tools.signUpForm({ action: section.action })}</div>
        {tools.price}
        <HeroPoints points={section.points} />
        {tools.search}
      </div>
      <div className="mx-auto w-full max-w-form rotate-2 lg:col-span-5" aria-hidden="true">
        <Sheet name={section.sheet} words={tools.words} locale={tools.locale} />
      </div>
    </div>
  </section>
)

// The card beside the words is paper: its button is none of those on ink.
const GROUNDS = {
  desk: { section: 'bg-desk', words: '' },
  ink: { section: 'bg-ink', words: 'on-ink text-sheet' },
} as const

/** The form on a card that lies on the document, beside the words. */
const FormOnCard = ({ section, headingId, tools, ground }: Props & { ground: 'desk' | 'ink' }) => (
  <section
    aria-labelledby={headingId}
    className={`overflow-clip py-10 md:py-16 ${GROUNDS[ground].section}`}
  >
    <div className="beside entry-opening container-page" data-ground={ground}>
      <div className={`entry-words ${GROUNDS[ground].words}`}>
        <HeroWords section={section} headingId={headingId} isOnInk={ground === 'ink'} />
      </div>
      <div className="entry-laid">
        <div className="entry-sheet" aria-hidden="true">
          <Sheet name={section.sheet} words={tools.words} locale={tools.locale} />
        </div>
        <div className="entry-card bg-sheet p-8 text-ink lifted">
          {tools.signUpForm({ action: section.action })}
          {tools.price}
          <HeroPoints points={section.points} />
        </div>
      </div>
      <div className={`entry-search ${GROUNDS[ground].words}`}>{tools.search}</div>
    </div>
  </section>
)

/** The form of the sign-up in the page: on paper under the words, on the other grounds on a card. */
export const HeroForm = (props: Props) => {
  const { ground } = props.section
  return ground === 'paper' ? <FormOnPaper {...props} /> : <FormOnCard {...props} ground={ground} />
}
