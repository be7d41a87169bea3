import { SITE_OPTIONS } from '../../scripts/run/programs.ts'
import { ROOT } from './folders.ts'
import type { NextApp } from './next-app.ts'

/** The built site, served as `npm start` serves it. */
export const SITE_APP: NextApp = { name: 'site', folder: ROOT, options: SITE_OPTIONS }
