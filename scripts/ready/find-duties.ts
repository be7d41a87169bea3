import { linesOf } from './lines-of.ts'
import type { OpenPoint } from './open-point.ts'

const FILE = 'scripts/ready/find-duties.ts'

/** What the words promise and no program keeps (`docs/promises.md`): a line goes when somebody is named who sees to it. */
const DUTIES = [
  'answers by email to what is written on the contact page and about personal data, the latter within 30 days',
  'TLS in front of the site and the services: the privacy policy says that data is encrypted in transit',
  'the web app and the drive that you run: what the pages and terms say of saving, and of changing a password',
  'letters to customers: only when something has changed for them, as the newsroom says, and no newsletter',
  'declarations that are for a person (outcome for-a-person): somebody reads them and answers by email',
  'charges that customers report: somebody looks into them and gives back what was not due',
  'payouts of affiliates, once a month, two months after the sale',
  'applications and objections of affiliates: somebody reads them and decides (npm run affiliates -- list applied, and flags)',
  'a tree for each purchase, and the number of trees',
  'a breach: who tells the people it puts at risk and the authorities, within 72 hours where the GDPR holds',
  'providers: a contract with each that processes data, standard contractual clauses where its country has no finding, and the assessment that Quebec asks for before data leaves it',
  'access to data inside the company: only the people who need it',
  'a new date and a word on the page for each change of a legal text, and in AFFECTS_SUBSCRIPTIONS whether customers are written to',
] as const

/** The promises that people keep, and not a test. */
export const findDuties = (root: string): OpenPoint[] => {
  const lines = linesOf(root, FILE)
  return DUTIES.map((what) => ({
    group: 'duties',
    file: FILE,
    line: lines.find(({ text }) => text.includes(what))?.line ?? 1,
    what,
  }))
}
