import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pageLink } from '#components/ui/page-link.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { ProgrammeProps } from '../affiliate-props.ts'
import { linkTemplate } from '../materials/link-template.ts'
import { TEMPLATE_NUMBERS, UNFILLED } from '../materials/numbers.ts'
import { programmeFigures, workedExample } from '../programme-figures.ts'
import { ApplyLink } from './apply-link.tsx'

/** The end of the letter: how to begin, our signature, the line for the other, and what holds for whoever signs there (S2 §9). */
export const OfferAcceptance = async ({ locale, agreement, documents, signUp }: ProgrammeProps) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.begin' })
  return (
    <section aria-labelledby="begin">
      <h2 id="begin">{t('title')}</h2>
      <p className="offer-words mt-4">{t('text')}</p>
      <div className="beside offer-columns mt-8">
        <div>
          <p>{t('regards')}</p>
          <span className="signature offer-signature block" aria-hidden="true" />
          <p className="font-serif font-semibold">{BRAND.name}</p>
        </div>
        <div>
          <div className="signature-line">
            <ApplyLink {...{ locale, signUp }} />
            <span className="flag-room" aria-hidden="true">
              <span className="flag">{documents.signHere}</span>
            </span>
          </div>
          <p className="mt-4 text-small text-ink-soft">{t.rich('accept', { agreement })}</p>
        </div>
      </div>
    </section>
  )
}

const STEPS = ['link', 'visit', 'paid'] as const

/** An example of an affiliate's number. */
const SAMPLE_NUMBER = '40217'

const number = <mark className="marker">{SAMPLE_NUMBER}</mark>

type Drawn = Record<(typeof STEPS)[number], { label: string; text: ReactNode }>

/** The paper of each step: the number as it is entered, the link that carries it, the commission. */
const drawnSteps = async (locale: ProgrammeProps['locale']): Promise<Drawn> => {
  const [materials, rows] = await Promise.all([
    getTranslations({ locale, namespace: 'start.materials' }),
    getTranslations({ locale, namespace: 'affiliateProgramme.example.rows' }),
  ])
  const parts = linkTemplate('affiliateStart', locale)
    // The site's address is put in as a whole when a page is served, and is longer than its place here.
    .replace(/^https?:\/\/[^/]+/, '…')
    .replace(TEMPLATE_NUMBERS.offer, () => UNFILLED.offer)
    .replace(TEMPLATE_NUMBERS.affiliate, '')
    .split(/(?=[/?])/)
  const link = parts.map((part) => (
    <span key={part}>
      {part}
      {part.startsWith('?') ? number : null}
    </span>
  ))
  return {
    link: { label: materials('form.affiliate'), text: number },
    visit: { label: materials('links.start'), text: link },
    paid: { label: rows('each', programmeFigures(locale)), text: workedExample(locale).each },
  }
}

/** From the link to the sale, each step beside what it leaves, with the pages that the link leads to (S2 §2.2 "Start"). */
export const OfferSteps = async ({ locale }: Pick<ProgrammeProps, 'locale'>) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.steps' })
  const drawn = await drawnSteps(locale)
  const words = {
    ...programmeFigures(locale),
    materials: pageLink('marketingMaterials', locale),
    start: pageLink('affiliateStart', locale),
    plans: pageLink('affiliatePlans', locale),
  }
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{t('title')}</h2>
      <ol className="stops offer-steps mt-6">
        {STEPS.map((step) => (
          <li key={step} className="beside offer-columns">
            <div>
              <h3>{t(`${step}.title`)}</h3>
              <p className="text-ink-soft">{t.rich(`${step}.text`, words)}</p>
            </div>
            <p
              className="offer-drawn grid rounded-sheet border border-line bg-paper text-small"
              data-step={step}
              aria-hidden="true"
            >
              <small className="text-tiny text-ink-mute">{drawn[step].label}</small>
              <span>{drawn[step].text}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
