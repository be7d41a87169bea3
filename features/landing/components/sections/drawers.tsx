import { Drawer } from '#components/documents/drawer.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { departmentOf, pictureOf } from '#features/previews/sheet-picture.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import type { LandingSectionProps } from '../section-props.ts'

/** Drawers of the library with the titles that lie in them. */
export const DrawersSection = ({ section, headingId, tools }: LandingSectionProps<'drawers'>) => (
  <section aria-labelledby={headingId} className="container-page section">
    <SectionHeading
      id={headingId}
      title={section.heading}
      lead={section.lead}
      className="max-w-read"
    />
    <div className="cabinet some-drawers">
      {section.items.map(({ name, note, titles }) => (
        <Drawer
          key={name}
          name={lineBreaks(name, tools.locale)}
          note={note}
          titles={titles}
          of={departmentOf(titles[0] ?? '')}
          pictureOf={pictureOf(tools.locale)}
          words={tools.words}
          locale={tools.locale}
        />
      ))}
    </div>
  </section>
)
