import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { answersIn } from '#components/documents/answers-in.ts'
import { SearchFrame } from '#components/documents/search-frame.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { Icon } from '#components/ui/icon.tsx'
import { dayText } from '../drawn-facts.ts'

/** The stations of a document's life in their order; each is an anchor of its page. */
export const STATIONS = ['found', 'filled', 'reviewed', 'signed', 'filed', 'needed'] as const

export type Station = (typeof STATIONS)[number]

type Drawn = Pick<SectionProps, 'locale' | 'documents'>

/** Days from the signature to the end of its three years. */
const TERM = 1096

const Found = async ({ locale, documents }: Drawn) => {
  const t = await getTranslations({ locale, namespace: 'documentManagement.life' })
  const titles = [documents.contract.title, ...documents.departments.legal.titles]
  return <SearchFrame query={t('found.query')} titles={titles} />
}

/** The questions of the agreement, answered: they stand beside its page. */
export const Answers = ({ documents }: Pick<Drawn, 'documents'>) => (
  <div className="leaf lifted answers" aria-hidden="true">
    {answersIn(documents).map(({ name, answer }) => (
      <p key={name}>
        <b>{name}</b>
        <mark>{answer}</mark>
      </p>
    ))}
  </div>
)

const Filled = ({ documents, locale }: Drawn) => (
  <div className="life-sheet">
    <Sheet name="contract" words={documents} locale={locale} />
  </div>
)

const Reviewed = async ({ locale, documents }: Drawn) => {
  const t = await getTranslations({ locale, namespace: 'documentManagement.life.reviewed' })
  const clause = documents.contract.clauses.at(-1)
  return (
    <div className="clause-review">
      <blockquote className="leaf">
        <b>{clause?.name}</b> {t('before')} <del>{t('old')}</del> <ins>{t('new')}</ins>.
      </blockquote>
      <p className="said">
        <b>{t('first')}</b> {t('question')}
      </p>
      <p className="said said-back">
        <b>{t('second')}</b> {t('answer')}
      </p>
    </div>
  )
}

const Signed = async ({ locale, documents }: Drawn) => {
  const t = await getTranslations({ locale, namespace: 'documentManagement.life.signed' })
  const day = dayText(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <div className="leaf signing">
      {documents.contract.signatures.map((party, at) => (
        <p key={party}>
          <span className="signature" data-hand={at + 1} />
          {party}
        </p>
      ))}
      <span className="stamp">
        {t('stamp')} <b>{day(0)}</b>
      </span>
    </div>
  )
}

const Filed = ({ documents }: Pick<Drawn, 'documents'>) => {
  const { name, titles } = documents.departments.legal
  return (
    <div className="filing">
      {[...titles.slice(0, 2), documents.contract.title].map((title) => (
        <span key={title}>{title}</span>
      ))}
      <b>{name}</b>
    </div>
  )
}

const Needed = async ({ locale, documents }: Drawn) => {
  const t = await getTranslations({ locale, namespace: 'documentManagement.life.needed' })
  const day = dayText(locale, { day: 'numeric', month: 'short', year: 'numeric' })
  return (
    <div className="frame">
      <span className="frame-search">{t('query')}</span>
      <span className="frame-row">
        <i className="file" />
        {documents.contract.title}
      </span>
      <span className="frame-row">
        <Icon name="check" className="text-action" />
        {t('signed')}
        <small>{day(0)}</small>
      </span>
      <span className="frame-row">
        <Icon name="warning" />
        {t('task')}
        <small>{day(TERM)}</small>
      </span>
    </div>
  )
}

/** The agreement at a station of its life. */
export const StationPicture = ({ station, ...drawn }: Drawn & { station: Station }) => {
  const pictures: Record<Station, ReactNode> = {
    found: <Found {...drawn} />,
    filled: <Filled {...drawn} />,
    reviewed: <Reviewed {...drawn} />,
    signed: <Signed {...drawn} />,
    filed: <Filed {...drawn} />,
    needed: <Needed {...drawn} />,
  }
  return pictures[station]
}
