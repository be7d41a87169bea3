import { chatScript } from '#features/help/chat-script.ts'
import { publicEnv } from '#lib/config/env-public.ts'

/** What the words of support know of the help at the corner: whether it is a chat, or takes a message (S2 §2.4, §2.8). */
export const helpWords = (): { chat: 'yes' | 'no' } => ({
  chat: chatScript(publicEnv()) ? 'yes' : 'no',
})
