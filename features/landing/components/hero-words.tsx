import { CheckList } from '#components/ui/check-list.tsx'

// The punctuation that follows the phrase stays on its line.
const MARKED = /^(.*?)(\s*)\*\*(.+?)\*\*(\p{P}*)(\s*)(.*)$/u

type Props = { text: string }

/**
 * A headline whose **marked** phrase is underlined in marigold, on one line wherever one can hold it. On a narrow screen
 * what stands around it wraps by itself, so that no line is left with one word.
 */
const MarkedText = ({ text }: Props) => {
  const [, before, space, phrase, stop, gap, after] = MARKED.exec(text) ?? []
  if (!phrase) return text
  return (
    <>
      {before ? <span className="unmarked">{before}</span> : null}
      {space}
      <span className="marked">
        <mark className="marker">{phrase}</mark>
        {stop}
      </span>
      {gap}
      {after ? <span className="unmarked">{after}</span> : null}
    </>
  )
}

type WordsProps = {
  section: { heading: string; lead: string }
  headingId: string
  /** On ink the lead has the colour of the headline. */
  isOnInk?: boolean
}

/** The promise of an opening and the reason for it. */
export const HeroWords = ({ section, headingId, isOnInk = false }: WordsProps) => (
  <>
    <h1 id={headingId} className="text-hero tracking-tight">
      <MarkedText text={section.heading} />
    </h1>
    <p className={`mt-5 max-w-read text-lead ${isOnInk ? '' : 'text-ink-soft'}`}>{section.lead}</p>
  </>
)

/** The assurances of an opening, where it has any. */
export const HeroPoints = ({ points }: { points: readonly string[] }) =>
  points.length > 0 ? (
    <CheckList
      items={points}
      className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-small text-ink-soft"
    />
  ) : null
