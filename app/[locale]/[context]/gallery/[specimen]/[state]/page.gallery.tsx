import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Island } from '#components/page/island.tsx'
import { SignUp } from '#features/signup/components/sign-up.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { Shown } from '../../shown.tsx'
import { specimenOf, SPECIMENS } from '../../specimens.ts'
import { STATES } from '../../states.ts'
import { GalleryOpener } from './gallery-opener.tsx'

export const { prefetch } = UNPREFETCHED

type Props = { params: Promise<{ locale: string; specimen: string; state: string }> }

export const dynamicParams = false

export const generateStaticParams = () =>
  Object.entries(SPECIMENS).flatMap(([specimen, { states }]) =>
    states.map((state) => ({ specimen, state })),
  )

export const generateMetadata = async ({ params }: Props) => {
  const { specimen, state } = await params
  return { title: `${specimen}: ${state}`, robots: 'noindex, nofollow' }
}

/** One sign-up dialog in one state, over an empty page. */
const SpecimenPage = async ({ params }: Props) => {
  const { specimen: name, state: stateName } = await params
  const locale = await pageLocale(params)
  const specimen = specimenOf(name)
  const state = specimen?.states.find((one) => one === stateName)
  if (!specimen || !state) notFound()
  const { formState, ...shown } = STATES[state]
  const t = await getTranslations({ locale, namespace: 'signUp' })
  const tNotice = await getTranslations({ locale, namespace: 'shell.errorNotice' })
  const notice = { message: tNotice('message'), action: tNotice('action') }
  return (
    <>
      <main>
        <h1 className="sr-only">
          {name}: {state}
        </h1>
      </main>
      <SignUp
        {...specimen}
        locale={locale}
        heading={t('heading')}
        label="Gallery"
        keyword="gallery"
        isOpen
        formState={formState ?? 'idle'}
      >
        {formState ? (
          <Island name="shown" component={Shown} props={{}} />
        ) : (
          <Island
            name="gallery-opener"
            component={GalleryOpener}
            props={{ state: shown, notice, locale }}
          />
        )}
      </SignUp>
    </>
  )
}

export default SpecimenPage
