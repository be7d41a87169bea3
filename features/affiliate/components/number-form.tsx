import { getTranslations } from 'next-intl/server'
import { TextField } from '#components/form/text-field.tsx'
import { AFFILIATE_PROGRAMME, AFFILIATE_QUERY } from '#lib/config/affiliate-programme.ts'
import type { Locale } from '#lib/config/locales.ts'
import { MATERIALS, PLACEHOLDER } from '../materials/ids.ts'

/** Where an affiliate types his numbers; page script fills them in when the address names them. */
export const NumberForm = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'start.materials' })
  const field = {
    inputMode: 'numeric',
    pattern: '[0-9]{1,9}',
    autoComplete: 'off',
    'aria-describedby': `${MATERIALS.form}-hint`,
  } as const
  return (
    <form id={MATERIALS.form} className="sheet p-8" data-error={t('form.error')}>
      <h2 className="text-title">{t('form.title')}</h2>
      <div className="mt-5 grid gap-6 md:grid-cols-2">
        <TextField
          {...field}
          id={MATERIALS.affiliate}
          name={AFFILIATE_QUERY.affiliate}
          label={t('form.affiliate')}
        />
        <TextField
          {...field}
          id={MATERIALS.offer}
          name={AFFILIATE_QUERY.offer}
          label={t('form.offer')}
          defaultValue={`${AFFILIATE_PROGRAMME.defaultOfferId}`}
        />
      </div>
      <p id={`${MATERIALS.form}-hint`} className="mt-4 text-small text-ink-soft">
        {t('form.hint')}
      </p>
      <noscript>
        <p className="field-hint mt-4">{t('withoutScript', { placeholder: PLACEHOLDER })}</p>
      </noscript>
    </form>
  )
}
