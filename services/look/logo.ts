import { html } from 'hono/html'
import { BRAND } from '#lib/config/brand.ts'

/** The mark of the site and its name beside it, as `components/ui/logo.tsx` draws them. */
export const logo = html`<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <path fill="#fff" stroke="#10233f" stroke-width="2" d="M9 3h11l4 4v16H9z" />
    <path fill="#f5b83d" d="M12.5 8h6v2.4h-6z" />
    <path fill="#0b6b4f" d="M2 15h28v11a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4z" />
    <path fill="#fff" d="M11.5 19.5h9v2.6h-9z" /></svg
  ><span>${BRAND.name}</span>`
