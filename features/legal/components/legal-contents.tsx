import { Icon } from '#components/ui/icon.tsx'

export type HeadingLink = { id: string; title: string }

type Props = { title: string; headings: readonly HeadingLink[] }

const NUMBERED = /^(\d+\.\s+)(.*)$/

const Entry = ({ title }: { title: string }) => {
  const [, number, words] = NUMBERED.exec(title) ?? []
  if (!number) return title
  return (
    <>
      <span className="legal-number">{number}</span>
      {words}
    </>
  )
}

/**
 * The table of contents of a legal text: folded up on narrow screens, where it would stand between a reader and the text;
 * beside the text on wide ones, where the sheet shows its list at all times.
 */
export const LegalContents = ({ title, headings }: Props) => (
  <nav
    aria-label={title}
    className="legal-contents"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- beside a long text it scrolls, which takes the focus of a keyboard
    tabIndex={0}
  >
    <h2 aria-hidden="true" className="text-title">
      {title}
    </h2>
    <details>
      <summary>
        {title}
        <Icon name="plus" className="text-action" />
      </summary>
      <ol>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>
              <Entry title={heading.title} />
            </a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
)
