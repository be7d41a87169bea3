import { BRAND } from '#lib/config/brand.ts'
import { telOf } from '#lib/util/tel-of.ts'

/** The numbers that a page shows until the visitor's country is known. */
const numberOf = (kind: Props['kind']) =>
  kind === 'sales' ? BRAND.servicePhone : BRAND.customerServiceNumber

type Props = { kind: 'sales' | 'support'; className?: string | undefined }

/**
 * A telephone of the owner's, who sells or who helps (S2 §2.7, §3); nothing until it is given. `followPlace` puts in
 * that of the visitor's country: the style sheet keeps room for the longest, so that nothing moves.
 */
export const ServicePhone = ({ kind, className }: Props) => {
  const number = numberOf(kind)
  if (!number) return null
  return (
    <a href={telOf(number)} className={className} data-phone={kind}>
      {number}
    </a>
  )
}
