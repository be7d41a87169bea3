import { getTranslations } from 'next-intl/server'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { seeOther } from '#lib/server/answer/see-other.ts'
import { refusedPage } from '#lib/server/posted/answer-page.ts'
import { messageHandler, type Refusal } from '#lib/server/posted/message-handler.ts'
import type { ParsedForm } from '#lib/server/posted/read-posted-form.ts'
import { typedLines } from '#lib/util/typed-text.ts'
import { uninstallAnswer, uninstallMessage, type UninstallMessage } from '../uninstall-contract.ts'
import { uninstallFields } from './uninstall-fields.ts'

/** The fields of the form, in their order. */
const UNINSTALL_FIELDS = ['system', 'reason', 'message'] as const

type Form = ParsedForm<UninstallMessage, (typeof UNINSTALL_FIELDS)[number]>

/** The page that shows the form again with all that was filled in, and says why nothing was kept. */
const answerUninstallRefused = async (form: Form, refusal: Refusal): Promise<Response> => {
  const t = await getTranslations({ locale: form.language, namespace: 'uninstall' })
  const { system, reason, message } = await uninstallFields(form.language)
  return refusedPage({
    form,
    refusal,
    action: API_PATHS.uninstall,
    words: {
      back: t('page.back'),
      home: t('page.home'),
      wrong: t('page.wrong'),
      failed: t('page.failed'),
      notice: { limited: t('notice.limited'), failed: t('notice.failed') },
      send: t('send'),
    },
    fields: [
      { ...system, kind: 'choice', name: 'system', label: system.legend },
      { ...reason, kind: 'choice', name: 'reason', label: reason.legend },
      { ...message, kind: 'lines', name: 'message', isRequired: false },
    ],
  })
}

/** `POST /api/uninstall`: keeps why the desktop app was removed (S2 §2.2), for page script and for a plain form, which leads to the thanks. */
export const uninstall = messageHandler({
  kind: {
    path: '/uninstall',
    limit: 'limitUninstall',
    message: uninstallMessage,
    stored: uninstallAnswer,
  },
  form: {
    typed: UNINSTALL_FIELDS,
    fieldsOf: (typed, field) => ({
      system: field('system'),
      reason: field('reason'),
      message: typedLines(typed('message')) || null,
    }),
  },
  answerStored: ({ language }) => seeOther({ path: routePath('uninstallThanks', language) }),
  answerRefused: answerUninstallRefused,
})
