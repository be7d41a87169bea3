import type { Locale } from '#lib/config/locales.ts'
import type { Claims } from '#lib/i18n/claims.ts'

/** What a page of a purchase is given. */
export type OrderViewProps = { locale: Locale; claims: Claims }
