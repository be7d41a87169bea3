import { ServicePhone } from '#components/ui/service-phone.tsx'

type Props = { label: string; kind: 'sales' | 'support' }

/** A telephone number behind the words that say who answers it (S2 §2.7). */
export const PhoneLink = ({ label, kind }: Props) => (
  <span>
    {label} <ServicePhone kind={kind} className="whitespace-nowrap" />
  </span>
)
