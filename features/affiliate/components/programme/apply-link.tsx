import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { PLACES } from '#features/destination/web-app-places.ts'
import type { ProgrammeProps } from '../affiliate-props.ts'

type Page = Pick<ProgrammeProps, 'locale' | 'signUp'>

/** Makes words the way to the form of an application, which stands in the account: whoever has none makes one first, or logs in. */
export const applyLink = async ({ locale, signUp }: Page) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme' })
  const link = { destination: { url: PLACES.affiliate }, heading: t('account') }
  return (children: ReactNode, className = 'link') => signUp({ ...link, className, children })
}

type Props = Page & { kind?: 'primary' | 'outlined'; className?: string }

/** The same as a button. */
export const ApplyLink = async ({ kind = 'primary', className, ...page }: Props) => {
  const t = await getTranslations({ locale: page.locale, namespace: 'affiliateProgramme' })
  const link = await applyLink(page)
  return link(t('action'), buttonClasses(kind, className))
}
