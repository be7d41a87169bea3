import type { SectionProps } from '#components/sections/section-props.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { cancelFields } from '../server/leaving-fields.ts'
import { LeavingDesk } from './leaving-desk.tsx'

/** The page on which a subscription is cancelled without logging in (§ 312k BGB). */
export const CancelView = async ({ locale }: Pick<SectionProps, 'locale'>) => (
  <LeavingDesk
    locale={locale}
    page="cancelSubscription"
    action={API_PATHS.cancel}
    fields={await cancelFields(locale)}
  />
)
