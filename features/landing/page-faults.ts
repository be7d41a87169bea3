import { PUBLIC_FILES } from '#lib/config/public-files.ts'
import { SIGN_UP_PATH, type RouteId } from '#lib/config/routes.ts'
import { fieldTexts } from '#lib/records/field-texts.ts'
import type { RecordFault } from '#lib/records/parse-record.ts'
import { recordFamily } from '#lib/util/record-family.ts'
import type { LandingRecord } from './landing-record.ts'

type Page = {
  /** Public path without language. */
  path: string
  record: LandingRecord
}

const isOpening = ({ type }: { type: string }) => type.startsWith('hero-')

const openingFaults = ({ record: { sections } }: Page): RecordFault[] =>
  sections.flatMap((section, at): RecordFault[] => {
    if (isOpening(section) === (at === 0)) return []
    const message =
      at === 0
        ? 'must be an opening (hero-…): it holds the headline.'
        : 'is a second opening; a page has one headline.'
    return [{ field: `sections.${at}.type`, message }]
  })

/** Dialogs that a form with nothing but an e-mail field cannot stand for. */
const MORE_THAN_AN_ADDRESS: ReadonlySet<string> = new Set(['password', 'logo'])

const formFaults = ({ record: { dialog, sections } }: Page): RecordFault[] =>
  sections.flatMap(({ type }, at) => {
    if (type !== 'hero-form' || !MORE_THAN_AN_ADDRESS.has(dialog)) return []
    const message = `asks for the address alone; the "dialog" cannot be "${dialog}".`
    return [{ field: `sections.${at}.type`, message }]
  })

/** Routes whose pages may take the log-in link out of their header. */
const SHORT: ReadonlySet<RouteId | null> = new Set<RouteId>(['shortFront', 'shortLanding'])

const logInFaults = ({ path, record: { showsLogIn } }: Page): RecordFault[] =>
  showsLogIn || SHORT.has(recordFamily(path))
    ? []
    : [{ field: 'showsLogIn', message: 'switches off on /l and below /l/ only. Leave it out.' }]

const dialogFaults = ({ path, record: { opensDialog } }: Page): RecordFault[] =>
  opensDialog && path !== SIGN_UP_PATH
    ? [{ field: 'opensDialog', message: `only ${SIGN_UP_PATH} opens the dialog by itself.` }]
    : []

/** A whole value that can only be the name of a picture, a clip or its captions. */
const FILE = /^[\w./-]+\.(?:avif|gif|jpe?g|mp4|png|svg|vtt|webm|webp)$/i

const fileFaults = ({ record: { sections } }: Page): RecordFault[] =>
  fieldTexts(sections, 'sections')
    .filter(({ text }) => FILE.test(text))
    .filter(({ text }) => !PUBLIC_FILES.includes(text.startsWith('/') ? text : `/${text}`))
    .map(({ field, text }) => ({
      field,
      message: `public/ holds no file ${text.replace(/^\//, '')}.`,
    }))

/** The faults of a page as a whole: its opening, the way it receives its visitor, and files that the site does not serve (S1 §2, S2 §2.2, §2.3). */
export const pageFaults = (page: Page): RecordFault[] => [
  ...openingFaults(page),
  ...formFaults(page),
  ...logInFaults(page),
  ...dialogFaults(page),
  ...fileFaults(page),
]
