import { html } from 'hono/html'
import { LICENCE_LIMITS } from '#lib/config/plans.ts'
import { fillText } from '#lib/util/fill-text.ts'
import { siteLink } from '#services/site-link.ts'
import type { MemberVisit } from '#services/web-app/member-visit.ts'
import { MEMBER_WORDS } from '#services/web-app/member-words.ts'
import { page, type Html } from '#services/web-app/page.ts'
import type { Taken } from './take-download.ts'

type Refused = {
  visit: Pick<MemberVisit, 'tongues' | 'signedInAs'>
  siteUrl: string
  why: Exclude<Taken, 'taken'>
}

/** Says why a document is not given, and how it would be: a paid plan, or patience (S2 §6, §9). */
export const refusedPage = ({ visit, siteUrl, why }: Refused): Html => {
  const { locale } = visit.tongues
  const words = MEMBER_WORDS[locale]
  const reader = { siteUrl, locale }
  if (why === 'no-licence') {
    return page({
      ...visit,
      title: words.forbiddenTitle,
      text: words.forbiddenText,
      content: html`<a class="button" href="${siteLink('plans', reader)}">${words.toPlans}</a>`,
    })
  }
  const text = why === 'documents' ? words.tooManyDocuments : words.tooManyAddresses
  return page({
    ...visit,
    title: words.limitedTitle,
    text: fillText(text, { count: LICENCE_LIMITS[why].toLocaleString(locale) }),
    content: html`<p>${words.limitedNext}</p>
      <p><a href="${siteLink('contact', reader)}">${words.toContact}</a></p>
      <p><a href="${siteLink('eula', reader)}">${words.toLicence}</a></p>`,
  })
}
