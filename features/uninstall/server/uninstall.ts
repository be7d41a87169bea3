import { routePath } from '#lib/i18n/public-path.ts'
import { seeOther } from '#lib/server/answer/see-other.ts'
import { messageHandler } from '#lib/server/posted/message-handler.ts'
import { uninstallAnswer, uninstallMessage } from '../uninstall-contract.ts'
import { answerUninstallRefused, UNINSTALL_FIELDS } from './uninstall-answers.ts'

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
      message: typed('message').trim() === '' ? null : typed('message'),
    }),
  },
  answerStored: ({ language }) => seeOther({ path: routePath('uninstallThanks', language) }),
  answerRefused: answerUninstallRefused,
})
