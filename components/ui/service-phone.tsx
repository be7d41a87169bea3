import { BRAND } from '#lib/config/brand.ts'
import { telOf } from '#lib/util/tel-of.ts'

/** The numbers that a page shows until the visitor's country is known. */
const NUMBERS = { sales: BRAND.servicePhone, support: BRAND.customerServiceNumber } as const

type Props = { kind: keyof typeof NUMBERS; className?: string | undefined }

/**
 * A telephone of the owner's, who sells or who helps (S2 §2.7, §3). `followPlace` puts in that of the visitor's country:
 * the style sheet keeps room for the longest, so that nothing
 * moves.
 */
export const ServicePhone = ({ kind, className }: Props) => (
  <a href={telOf(NUMBERS[kind])} className={className} data-phone={kind} suppressHydrationWarning>
    {NUMBERS[kind]}
  </a>
)
