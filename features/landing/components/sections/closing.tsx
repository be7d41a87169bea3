import { DrawerClosing } from '#components/sections/drawer-closing.tsx'
import { WallClosing } from '#components/sections/wall-closing.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import type { Locale } from '#lib/config/locales.ts'
import { libraryOf } from '#lib/config/template-kinds.ts'
import type { SectionType } from '../../landing-sections.ts'
import type { LandingSectionProps } from '../section-props.ts'

type Props = LandingSectionProps<'closing'>

/** The action, and under it what it costs. */
const Act = ({ section, tools }: Pick<Props, 'section' | 'tools'>) => (
  <div>
    {tools.signUp({ className: buttonClasses('primary'), children: section.action })}
    {tools.price}
  </div>
)

/** A last page, with the action once more. */
const PageClosing = ({ section, headingId, tools }: Props) => (
  <section aria-labelledby={headingId} className="overflow-clip bg-ink">
    <div className="container-page pt-section">
      <div className="leaf lifted last-page">
        <h2 id={headingId} className="text-display tracking-tight">
          {section.heading}
        </h2>
        {section.text ? <p className="mt-3 text-lead text-ink-soft">{section.text}</p> : null}
        <div className="mt-8">
          <Act {...{ section, tools }} />
        </div>
      </div>
    </div>
  </section>
)

/** Below /docs and below /lp a campaign opens in two ways, and these end it in two. */
export const ENDS: Partial<Record<SectionType, typeof WallClosing>> = {
  'hero-fan': WallClosing,
  'hero-form': WallClosing,
  'hero-desk': DrawerClosing,
  'hero-ledger': DrawerClosing,
}

/** The pictures show a library: where the language has none of its own, they would be written in another one. */
const endsIn = (locale: Locale) => (libraryOf(locale) === locale ? ENDS : {})

/** The end that suits how a page opens; the others with a page. */
export const ClosingSection = (props: Props) => {
  const { section, headingId, tools } = props
  const End = tools.opening && endsIn(tools.locale)[tools.opening]
  return End ? (
    <End
      headingId={headingId}
      title={section.heading}
      text={section.text}
      action={<Act {...{ section, tools }} />}
      locale={tools.locale}
    />
  ) : (
    <PageClosing {...props} />
  )
}
