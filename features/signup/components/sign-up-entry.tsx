import { getTranslations } from 'next-intl/server'
import { TextField } from '#components/form/text-field.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'
import { SIGN_UP_IDS } from '../ids.ts'
import type { SignUpStart } from '../shortcuts.ts'
import { PageFields, type PageFacts } from './page-fields.tsx'
import { SignUpFinePrint } from './sign-up-fine-print.tsx'

type Props = {
  fields: PageFacts
  /** The words on the button. */
  action: string
  /** Heading of the card that the form opens, where it differs from the page's. */
  heading?: string | undefined
  /** Whether the way in for customers stands below the form: where the header has it, once is enough. */
  hasLogin: boolean
}

/**
 * The e-mail field of the sign-up in the page itself: posts to the same handler, and where script runs
 * goes on in the dialog with what was typed (architecture 10).
 */
export const SignUpEntry = async ({ fields, action, heading, hasLogin }: Props) => {
  const locale = fields.language
  const t = await getTranslations({ locale, namespace: 'signUp' })
  return (
    <>
      <form
        action={API_PATHS.signUp}
        method="post"
        // What is wrong the dialog says, or without script the page that comes back.
        noValidate
        data-sign-up={'landing' satisfies SignUpStart}
        data-heading={heading}
        className="entry-form"
      >
        <PageFields fields={fields} />
        <TextField
          id={SIGN_UP_IDS.entry}
          label={t('label.default')}
          name="email"
          type="email"
          placeholder={t('placeholder')}
          autoComplete="email"
          inputMode="email"
          maxLength={EMAIL_MAX_LENGTH}
          required
        />
        <button type="submit" className={buttonClasses('primary')}>
          {action}
        </button>
      </form>
      <SignUpFinePrint locale={locale} assurances={[]} hasLogin={hasLogin} />
    </>
  )
}
