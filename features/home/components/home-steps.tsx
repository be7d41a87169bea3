import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FillIn } from '#components/documents/fill-in.tsx'
import { SearchFrame } from '#components/documents/search-frame.tsx'
import { SheetFrame } from '#components/documents/sheet-frame.tsx'
import { FramedSteps } from '#components/sections/framed-steps.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Icon } from '#components/ui/icon.tsx'
import type { Locale } from '#lib/config/locales.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'
import { dateFormat } from '#lib/util/date-format.ts'

type Drawn = { words: DocumentWords; locale: Locale }

/** The document open, its marked words filled in and nobody's name below it yet. */
const FillFrame = ({ letter }: DocumentWords) => (
  <div className="frame-page">
    <SheetFrame title={letter.title}>
      {[letter.greeting, ...letter.paragraphs, letter.closing].map((text) => (
        <p key={text}>
          <FillIn text={text} />
        </p>
      ))}
    </SheetFrame>
  </div>
)

const SIGNED = Date.UTC(2027, 1, 8)

type Sent = { status: string; to: string; signer: string }

/** The end of the page, signed on its line, and the note that it has left. */
const SendFrame = ({ status, to, signer, words, locale }: Drawn & Sent) => {
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <div className="frame-page frame-foot">
      <SheetFrame title={words.letter.title}>
        {[...words.letter.paragraphs.slice(1), words.letter.closing].map((text, at) => (
          <p key={text} className={at === 0 ? 'mt-auto' : undefined}>
            <FillIn text={text} />
          </p>
        ))}
        <div className="signatures mt-1">
          <span>{signer}</span>
          <span>{day.format(SIGNED)}</span>
        </div>
      </SheetFrame>
      <span className="toast">
        <Icon name="check" />
        <strong>{status}</strong> {to}
      </span>
    </div>
  )
}

const STEPS = ['find', 'fill', 'send'] as const

/** Three moves from the search to the signature, each with a view of the product. */
export const HomeSteps = async ({ locale, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home.steps' })
  const tHome = await getTranslations({ locale, namespace: 'home' })
  const titles = [documents.letter, documents.form, documents.handbook].map(({ title }) => title)
  const frames: Record<(typeof STEPS)[number], ReactNode> = {
    find: <SearchFrame query={t('find.query')} titles={titles} />,
    fill: <FillFrame {...documents} />,
    send: (
      <SendFrame
        status={t('send.status')}
        to={t('send.to', { person: t('send.person') })}
        signer={t('send.signer')}
        words={documents}
        locale={locale}
      />
    ),
  }
  return (
    <FramedSteps
      id="steps"
      title={t('title')}
      lead={t('lead')}
      action={signUp({ className: buttonClasses('primary'), children: tHome('action') })}
      steps={STEPS.map((name) => ({
        name,
        title: t(`${name}.title`),
        text: t(`${name}.text`),
        picture: frames[name],
      }))}
    />
  )
}
