import type { ReactNode } from 'react'
import { RememberLanguage } from '#features/localization/components/remember-language.tsx'
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
    </div>
  )
}

export default ContextLayout
