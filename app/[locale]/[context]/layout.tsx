import type { ReactNode } from 'react'
import { SilentAuthentication } from '#features/account/components/silent-authentication.tsx'
import { RememberLanguage } from '#features/localization/components/remember-language.tsx'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { CONTEXTS } from '#lib/config/contexts.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'

type Props = { children: ReactNode; params: Promise<{ locale: string; context: string }> }

export const generateStaticParams = () => [{ context: CONTEXTS[0] }]

const ContextLayout = async ({ children, params }: Props) => {
  const { context } = await params
  return (
    <div data-context={context} className="contents">
      {children}
      <RememberLanguage locale={await pageLocale(params)} />
      <SilentAuthentication url={API_PATHS.session} />
    </div>
  )
}

export default ContextLayout
