import { expect, it } from 'vitest'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { IndexDepartments } from '#features/documents/components/library/index-departments.tsx'
import { librarySizes } from '#features/documents/server/library/library-sizes.ts'
import { shelfNames } from '#features/documents/server/library/shelf-names.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { putServerHtml } from '../../support/server-html.ts'

const signUp: SignUpSlot = ({ children, className, destination, heading }) => (
  <a className={className} href={destination?.url} data-heading={heading}>
    {children}
  </a>
)

const titleOf = (label: string, mark?: string) => ({
  label,
  labelLanguage: 'de' as const,
  url: `paper-D${label.length}`,
  thumb: '/api/thumb/1001-600px.svg',
  heading: [label, mark].filter(Boolean).join(' · '),
  of: 'legal' as const,
  ...(mark && { mark }),
})

it('the index begins with documents in the language of the page, and marks those of another', async () => {
  const titles = [titleOf('Abtretung', 'Auf Englisch'), titleOf('Darlehensvertrag')]
  const content = { state: 'found', total: 2, counts: null, titles } as const
  const names = await shelfNames('de')
  const [claims, sizes] = await Promise.all([loadClaims('de'), librarySizes()])
  const props = { locale: 'de', content, claims, sizes, names, signUp } as const
  await putServerHtml(<IndexDepartments {...props} />)
  const links = [...document.querySelectorAll('.title-link')]
  expect(links.map((link) => link.querySelector('i')?.textContent ?? '')).toEqual([
    '',
    'Auf Englisch',
  ])
  expect(links.map((link) => link.getAttribute('data-heading'))).toEqual([
    'Darlehensvertrag',
    'Abtretung · Auf Englisch',
  ])
})
