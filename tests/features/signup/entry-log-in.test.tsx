import { expect, it } from 'vitest'
import { SignUpEntry } from '#features/signup/components/sign-up-entry.tsx'
import { putServerHtml } from '../../support/server-html.ts'

const FIELDS = { language: 'en', label: 'Page label', entryPoint: '/lp/free-demo' } as const

it.each([true, false])(
  'has the way in for customers below a form in the page only where it is asked for: %s',
  async (hasLogin) => {
    const entry = <SignUpEntry fields={FIELDS} action="Go" hasLogin={hasLogin} />
    await putServerHtml(entry)
    expect(document.body.textContent).toContain('By continuing')
    expect(document.querySelectorAll('[data-login]')).toHaveLength(hasLogin ? 1 : 0)
  },
)
