import { and, desc, eq } from 'drizzle-orm'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { letterOf } from '#services/mail/letter-of.ts'
import { tell, type Life, type Step } from './steps.ts'
import { visitorOf } from './visitor.ts'

const DOCUMENT = 'download/shareholders-agreement-D1007'

const PEOPLE = 'account/people/?lang=en'

const INVITATION = '/account/invitation/'

type GuestStep = Extract<Step, { who: number }>

/** Whether a step is about a guest of the plan. */
export const isWithGuest = (step: Step): step is GuestStep => 'who' in step

const emailOf = ({ email }: Life, who: number) => `guest-${who}.${email}`

const look = async (life: Life, who: number) => {
  const { bench, facts } = life
  const isOpen = (await visitorOf(bench, emailOf(life, who)).visit(DOCUMENT)).status === 200
  const text = `A download is ${isOpen ? 'given' : 'refused'} to guest ${who}.`
  facts.push({ at: bench.clock.time, kind: 'guest', who, isOpen, text })
}

/** Looks at what each guest may do who has ever accepted. */
export const lookAtGuests = async (life: Life): Promise<void> => {
  const accepted = life.facts.flatMap((fact) =>
    fact.kind === 'act' && fact.act === 'accepted' && fact.isDone ? [fact.who] : [],
  )
  for (const who of new Set(accepted)) await look(life, who)
}

/** The link of the newest invitation; empty where none came. */
const linkOf = async (life: Life, who: number): Promise<string> => {
  const queries = await life.bench.database.get()
  const mails = await queries
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.recipient, emailOf(life, who)), eq(outboxMails.kind, 'seat')))
    .orderBy(desc(outboxMails.createdAt))
  for (const mail of mails) {
    const { links } = await letterOf(queries, { mail, ...life.bench.services })
    const href = links[0]?.href ?? ''
    if (href.includes(INVITATION)) return href.slice(href.indexOf(INVITATION))
  }
  return ''
}

const invite = async (life: Life, who: number): Promise<boolean> => {
  const fields = { email: emailOf(life, who), language: 'en' }
  return (await visitorOf(life.bench, life.email).send(PEOPLE, fields)).status === 303
}

const accept = async (life: Life, who: number): Promise<boolean> => {
  const link = await linkOf(life, who)
  if (link === '') return false
  const body = new URLSearchParams({ act: 'accept' })
  return (await life.bench.call(`/webapp${link}`, { method: 'POST', body })).status === 303
}

const remove = async (life: Life, who: number): Promise<boolean> => {
  const { visit, send } = visitorOf(life.bench, life.email)
  const page = await (await visit(PEOPLE)).text()
  const entry = new RegExp(`<strong>${emailOf(life, who)}</strong>[^]*?</li>`).exec(page)?.[0] ?? ''
  const [, seat] = /name="seat" value="([^"]+)"/.exec(entry) ?? []
  if (!seat) return false
  return (await send(PEOPLE, { seat, act: 'remove' })).status === 303
}

const leave = async (life: Life, who: number): Promise<boolean> => {
  const { visit, send } = visitorOf(life.bench, emailOf(life, who))
  const page = await (await visit('account/?lang=en')).text()
  const [, seat] = /name="seat" value="([^"]+)"/.exec(page) ?? []
  if (!seat) return false
  return (await send('account/people/leave/?lang=en', { seat })).status === 303
}

const ACTS = {
  invite: { act: 'invited', run: invite },
  accept: { act: 'accepted', run: accept },
  remove: { act: 'removed', run: remove },
  leave: { act: 'left', run: leave },
} as const

/** Has a step done by the holder or the guest, on the pages and by the link of the mail, and looks at once at what it changed. */
export const doWithGuest = async (life: Life, { do: name, who }: GuestStep): Promise<void> => {
  const { act, run } = ACTS[name]
  const isDone = await run(life, who)
  tell(life, { act, who, isDone, text: `Guest ${who}: ${act}${isDone ? '' : ', in vain'}.` })
  if (isDone && act !== 'invited') await lookAtGuests(life)
}
