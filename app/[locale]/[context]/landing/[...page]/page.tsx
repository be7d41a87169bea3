import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { AgreementSlot } from '#components/layout/agreement-slot.ts'
import type { SignUpFormSlot, SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { FactBlock } from '#components/page/fact-block.tsx'
import { PriceLine } from '#components/ui/price-line.tsx'
import { LiveAgreement } from '#features/agreement/components/live-agreement.tsx'
import { DocumentDesk } from '#features/documents/components/document-desk.tsx'
import { MenuSearch } from '#features/documents/components/menu-search.tsx'
import { LandingSections } from '#features/landing/components/landing-sections.tsx'
import { PreviewRibbon } from '#features/landing/components/preview-ribbon.tsx'
import { COUNTED_PAGE } from '#features/landing/counted-page.ts'
import { landingMetadata } from '#features/landing/server/landing-metadata.ts'
import { landingParams } from '#features/landing/server/landing-params.ts'
import { loadLandingPage } from '#features/landing/server/load-landing-page.ts'
import { loadVideoWords } from '#features/landing/server/load-video-words.ts'
import { SiteFrame } from '#features/shell/components/site-frame.tsx'
import { cardHeading } from '#features/signup/components/card-heading.ts'
import { SignUpEntry } from '#features/signup/components/sign-up-entry.tsx'
import { SignUpLink } from '#features/signup/components/sign-up-link.tsx'
import { SignUp } from '#features/signup/components/sign-up.tsx'
import { VARIANTS } from '#features/signup/components/variants/variants.ts'
import type { SignUpStart } from '#features/signup/shortcuts.ts'
import { wordsIn } from '#lib/config/contexts.ts'
import { isLocale, type Locale } from '#lib/config/locales.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { routeOfPath } from '#lib/edge/route-of-path.ts'
import { loadClauseWords } from '#lib/i18n/clause-words.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { withLineBreaks } from '#lib/i18n/line-breaks.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { publicPath, withTrailingSlash } from '#lib/i18n/public-path.ts'
import { canonicalPathOf, exposureOf } from '#lib/util/experiment-fact.ts'
import { recordAddress } from '#lib/util/record-segments.ts'
import { loadDocuments } from './load-documents.ts'
import { previewLink } from './preview-link.tsx'

export const { prefetch } = UNPREFETCHED

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  isLocale(params.locale) ? landingParams(params.locale) : []

/** Segments of an internal landing address. */
type LandingParams = {
  params: Promise<{ locale: string; context: string; page: string[] }>
}

/** Loads the landing page of an internal address; an address that the edge never writes ends in the 404 page. */
const loadPage = async ({ params }: LandingParams) => {
  const { context, page: segments } = await params
  const address = recordAddress(segments)
  const locale = await pageLocale(params)
  const { hash, path } = address
  const route = routeOfPath(path)
  const page = await loadLandingPage({ locale, ...address })
  // What the link of a preview names.
  const previewed = wordsIn(context)?.hash ?? hash
  return page && route ? { ...page, locale, path, route, previewed } : notFound()
}

export const generateMetadata = async (props: LandingParams) => {
  const { record, facts, locale, path } = await loadPage(props)
  const canonical = canonicalPathOf(path, facts.experiment)
  return landingMetadata({ locale, path: canonical, ...record.meta })
}

/** A preview shows the dialog to whoever looks at it. */
const startsOf = (page: { isPreview: boolean }): SignUpStart[] =>
  page.isPreview ? [] : ['landing', 'document']

type Page = Awaited<ReturnType<typeof loadPage>>

type Shown = Pick<Page['record'], 'opensDialog' | 'dialog'>

/** A form that is closed here, or stands open anyway, needs no state of its page for a link. */
const hasOwnForm = ({ opensDialog, dialog }: Shown, path: string): boolean =>
  !opensDialog && VARIANTS[dialog].submitOn(withTrailingSlash(path)) !== 'closed'

const loadWords = async (locale: Locale) => {
  const t = await getTranslations({ locale, namespace: 'testimonials' })
  const signUp = await getTranslations({ locale, namespace: 'signUp' })
  return {
    words: await loadDocumentWords(locale),
    clauses: await loadClauseWords(locale),
    clauseHeading: t('one'),
    clauseLead: t('oneLead'),
    emailExample: signUp('placeholder'),
    videos: await loadVideoWords(locale),
  }
}

type SearchProps = { locale: Locale; entryPoint: string; signUp: SignUpSlot }

const PageSearch = ({ signUp, ...page }: SearchProps) => (
  <MenuSearch
    id="page-search"
    showsLabel
    showsSheets
    {...page}
    link={(link) => signUp({ start: 'document', ...link })}
  />
)

/** The heading of the card, and that of the main buttons where it is another one. */
const headingsOf = async ({ record, facts, locale }: Pick<Page, 'record' | 'facts' | 'locale'>) => {
  const t = await getTranslations({ locale, namespace: 'signUp' })
  const headings = {
    ...record,
    ...facts,
    namedBy: VARIANTS[record.dialog].namedBy,
    instantAccess: t('heading'),
  }
  const heading = cardHeading(headings)
  const heroHeading = cardHeading({ ...headings, isMainButton: true })
  return { heading, ownHeading: heroHeading === heading ? undefined : heroHeading }
}

/** Says of a page that it is a preview, else what its view counts as. */
const ViewedPage = ({ record, facts, locale }: Pick<Page, 'record' | 'facts' | 'locale'>) => {
  const { label, keyword } = record
  if (facts.preview) return <PreviewRibbon locale={locale} until={facts.preview.until} />
  const value = { label, keyword, ...exposureOf(facts.experiment) }
  return <FactBlock fact={COUNTED_PAGE} value={value} />
}

type Slots = { signUp: SignUpSlot; signUpForm: SignUpFormSlot; entryPoint: string }

/** What the sections of a page are made with. */
const toolsOf = async (
  { record, facts, locale }: Pick<Page, 'record' | 'facts' | 'locale'>,
  { signUp, signUpForm, entryPoint }: Slots,
) => {
  const found = await loadDocuments({ record, facts, locale })
  const loaded = await loadWords(locale)
  const agreement: AgreementSlot = (picture) => (
    <LiveAgreement locale={locale} tab={loaded.words.signHere} signUp={signUp} {...picture} />
  )
  return {
    ...loaded,
    locale,
    agreement,
    price: <PriceLine locale={locale} />,
    signUp,
    signUpForm,
    documents: found ? <DocumentDesk {...found.desk} locale={locale} signUp={signUp} /> : null,
    usualDocuments: found?.usual,
    search: <PageSearch {...{ locale, entryPoint, signUp }} />,
  }
}

const LandingPage = async (props: LandingParams) => {
  const { record, facts, locale, path, route, previewed } = await loadPage(props)
  const { preview } = facts
  const { label, keyword, dialog, opensDialog, labelStyle, recognises } = record
  const { heading, ownHeading } = await headingsOf({ record, facts, locale })
  const entryPoint = publicPath({ locale, path })
  const liveSignUp: SignUpSlot = ({ isHero, ...link }) => (
    <SignUpLink
      locale={locale}
      label={label}
      entryPoint={entryPoint}
      start="landing"
      heading={isHero ? ownHeading : undefined}
      hasOwnForm={hasOwnForm(record, path)}
      {...link}
    />
  )
  const signUp = preview ? previewLink(previewed, preview) : liveSignUp
  const signUpForm: SignUpFormSlot = ({ action }) => (
    <SignUpEntry
      fields={{ language: locale, label, entryPoint }}
      action={action}
      heading={ownHeading}
      hasLogin={!record.showsLogIn}
    />
  )
  const slots = { signUp, signUpForm, entryPoint }
  const tools = await toolsOf({ record, facts, locale }, slots)
  return (
    <>
      <SiteFrame
        route={route}
        locale={locale}
        path={path}
        signUp={signUp}
        showsLogIn={record.showsLogIn}
      >
        <LandingSections sections={withLineBreaks(record.sections, locale)} tools={tools} />
      </SiteFrame>
      <ViewedPage record={record} facts={facts} locale={locale} />
      <SignUp
        locale={locale}
        variant={dialog}
        heading={heading}
        label={label}
        keyword={keyword}
        path={path}
        isOpen={preview?.isOpen ?? opensDialog}
        formState={facts.form}
        labelStyle={labelStyle}
        recognises={recognises}
        starts={startsOf({ isPreview: preview !== undefined })}
      />
    </>
  )
}

export default LandingPage
