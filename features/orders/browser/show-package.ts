import { API_PATHS } from '#lib/config/api-paths.ts'
import { isLocale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { PACKAGE_FIELD, type PackageView } from '../order-view.ts'
import { fill, pageLanguage, showState } from './page-parts.ts'

const STATES: readonly unknown[] = ['open', 'used', 'expired', 'unknown']

const isView = (value: unknown): value is PackageView =>
  typeof value === 'object' && value !== null && 'state' in value && STATES.includes(value.state)

/** The last segment of the address, where it is more than that of the page. */
const tokenInAddress = (): string => {
  const [, rest = ''] = location.pathname.split(`${ROUTES.budgetoBuy.path}/`)
  return rest.replace(/\/$/, '')
}

const askFor = async (token: string, signal: AbortSignal): Promise<PackageView | null> => {
  const query = new URLSearchParams({ [PACKAGE_FIELD]: token })
  try {
    const answer = await fetch(`${API_PATHS.package}?${query}`, { signal })
    const view: unknown = answer.ok ? await answer.json() : null
    return isView(view) ? view : null
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

const showSaving = (
  root: HTMLElement,
  { percent, regular }: { percent: number; regular: number },
) => {
  const language = pageLanguage()
  const locale = isLocale(language) ? language : 'en'
  fill(root, {
    percent: numberFormat(locale).format(percent),
    regular: formatMoney({ amount: regular, currency: 'USD' }, locale),
  })
}

/** Puts the token into the form, so that the quote is made for the package. */
const carryToken = (root: HTMLElement, token: string) => {
  const field = root.querySelector<HTMLInputElement>('input[name="packageToken"]')
  if (!field) return
  field.value = token
  field.disabled = false
}

/** Says whether the link of a partner holds, and buys through it where it does (S2 §3 "Package"). */
export const showPackage = async (root: HTMLElement, signal: AbortSignal): Promise<void> => {
  const token = tokenInAddress()
  if (!token) return
  showState(root, 'waiting')
  const view = await askFor(token, signal)
  if (signal.aborted) return
  if (view?.state === 'open') carryToken(root, token)
  if (view?.saving) showSaving(root, view.saving)
  showState(root, view?.saving ? 'saving' : (view?.state ?? 'failed'))
}
