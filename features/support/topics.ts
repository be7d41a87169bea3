/** The drawers of the support page, each with its questions in order (S2 §2.2); a topic is an anchor of the page. */
export const SUPPORT_TOPICS = {
  start: ['free', 'account', 'first', 'stuck'],
  documents: ['formats', 'languages', 'lawyers', 'limits'],
  billing: ['price', 'renewal', 'cancel', 'card'],
  account: ['login', 'password', 'users', 'exists'],
  apps: ['which', 'install', 'uninstall', 'storage'],
  privacy: ['kept', 'erase', 'cookies', 'sold'],
} as const
