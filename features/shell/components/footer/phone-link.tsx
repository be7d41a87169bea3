type Props = { label: string; number: string }

/** A telephone number behind the words that say who answers it (S2 §2.7). */
export const PhoneLink = ({ label, number }: Props) => (
  <span>
    {label}{' '}
    <a href={`tel:${number.replaceAll(' ', '')}`} className="whitespace-nowrap">
      {number}
    </a>
  </span>
)
