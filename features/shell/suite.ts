/** Tools of the suite in the order of the menus; each is an anchor of the features page (S2 §1, §2.6). */
export const SUITE_TOOLS = [
  'dashboard',
  'hr-management',
  'chat',
  'connect',
  'contacts',
  'inbox',
  'business-ai',
  'project-management',
  'task-management',
  'templates',
  'cloud-drive',
  'docs',
  'sheets',
  'notes',
  'links',
] as const

/** For whom the suite is made; each is an anchor of the features page (S2 §1). */
export const AUDIENCES = [
  'ceos',
  'entrepreneurs',
  'business-owners',
  'executive-assistants',
  'hr-managers',
  'product-teams',
  'marketing-teams',
  'customer-support-teams',
  'finance-directors',
  'operations-managers',
] as const
