import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { SheetFan } from '#components/documents/sheet-fan.tsx'
import { TextField } from '#components/form/text-field.tsx'
import type { AgreementSlot } from '#components/layout/agreement-slot.ts'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { PLACES } from '#features/destination/web-app-places.ts'
import type { Locale } from '#lib/config/locales.ts'
import { AGREEMENT_BLANKS } from '../agreement-field.ts'
import { AGREEMENT_BLANK_MAX_LENGTH } from '../kept-agreement.ts'
import { agreementOpening } from '../server/agreement-opening.ts'
import { AgreementSheet } from './agreement-sheet.tsx'

type Props = Parameters<AgreementSlot>[0] & {
  locale: Locale
  /** Words of the tab beside the line to sign on. */
  tab: string
  signUp: SignUpSlot
}

const FIELDS: Readonly<
  Record<(typeof AGREEMENT_BLANKS)[number], Pick<ComponentProps<'input'>, 'autoComplete'>>
> = {
  company: { autoComplete: 'organization' },
  place: { autoComplete: 'address-level2' },
}

/**
 * The agreement in the picture of a first screen, with fields for company and place below it, as a form without names: no way to send it
 * carries what was typed. Page script writes that into the sheet, and hands it to the sign-up when the visitor keeps the agreement.
 */
export const LiveAgreement = async ({ locale, tab, signUp, start, end, className }: Props) => {
  const t = await getTranslations({ locale, namespace: 'agreement' })
  const opening = await agreementOpening(locale)
  const { title, url } = opening
  return (
    <form className="agreement grid gap-14" data-agreement="" aria-label={title}>
      <SheetFan
        front={<AgreementSheet opening={opening} tab={tab} />}
        start={start}
        end={end}
        className={className}
      />
      <div className="agreement-fields mt-4 grid gap-4">
        {AGREEMENT_BLANKS.map((name) => (
          <TextField
            key={name}
            id={`agreement-${name}`}
            label={t(name)}
            data-blank={name}
            data-wrong={t(`wrong.${name}`)}
            maxLength={AGREEMENT_BLANK_MAX_LENGTH}
            required
            {...FIELDS[name]}
          />
        ))}
        <button type="button" className={buttonClasses('text')} aria-pressed="false">
          {t('sign')}
        </button>
        {signUp({
          className: buttonClasses('outlined'),
          start: 'document',
          label: title,
          heading: t('heading'),
          destination: { url: `${PLACES.documents}${url}` },
          children: t('keep'),
        })}
      </div>
    </form>
  )
}
