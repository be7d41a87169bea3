import { postedFormIds } from '#lib/util/posted-form-ids.ts'
import { sendInPlace } from './send-in-place.ts'
import { POSTED_NOTICES, type PostedNotice } from './send-posted.ts'

const byId = (id: string) => document.querySelector<HTMLElement>(`#${id}`)

/** Sends a form in place that is marked with `data-posted`; a message that is kept leads to a page, or shows its number. */
export const runPostedForm = (form: HTMLFormElement, signal: AbortSignal): void => {
  const { posted = '', thanks } = form.dataset
  const ids = postedFormIds(posted)
  const showNotice = (notice: PostedNotice | null) => {
    for (const name of POSTED_NOTICES) {
      const place = byId(ids[name])
      place?.toggleAttribute('data-shown', name === notice)
      if (name === notice) place?.focus()
    }
  }
  const showStored = (reference: string | undefined) => {
    if (thanks) {
      location.assign(thanks)
      return true
    }
    const [done, number] = [byId(ids.done), byId(ids.reference)]
    if (reference === undefined || !done || !number) return false
    number.textContent = reference
    form.hidden = true
    done.hidden = false
    done.focus()
    return true
  }
  sendInPlace({ form, showNotice, showStored, signal })
  form.dataset.inPlace = ''
}
