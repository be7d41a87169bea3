import { chatScript } from '#features/help/chat-script.ts'
import { publicEnv } from '#lib/config/env-public.ts'

/** The kind of help at the corner, for the words of support: a chat, or a message (S2 §2.4, §2.8). */
export const helpWords = (): { chat: 'yes' | 'no' } => ({
  chat: chatScript(publicEnv()) ? 'yes' : 'no',
})
