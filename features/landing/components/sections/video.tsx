import { SectionHeading } from '#components/ui/section-heading.tsx'
import { VIDEOS } from '#lib/config/videos.ts'
import { Film } from '../film.tsx'
import type { LandingSectionProps } from '../section-props.ts'

/** A silent film with its chapters told beside it; it plays when the visitor asks for it. */
export const Video = ({ section, headingId, tools }: LandingSectionProps<'video'>) => (
  <section aria-labelledby={headingId} className="section">
    <div className="container-page">
      <SectionHeading id={headingId} title={section.heading} lead={section.lead} />
      <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-12 lg:gap-16">
        <ol className="self-start border-b border-line lg:col-span-4">
          {VIDEOS[section.video].map((chapter, at) => (
            <li key={chapter} className="flex gap-4 border-t border-line py-3 text-ink-soft">
              <span className="font-serif font-semibold text-action" aria-hidden="true">
                {at + 1}
              </span>
              {tools.videos.captions[chapter]}
            </li>
          ))}
        </ol>
        <div className="lg:col-span-8">
          <Film name={section.video} tools={tools} />
        </div>
      </div>
    </div>
  </section>
)
