import { describe, expect, it } from 'vitest'
import { problemLine } from '../../../scripts/landing/problem.ts'
import { checkAnnouncements } from '../../../scripts/site-records/check-announcements.ts'
import { checkRedirects } from '../../../scripts/site-records/check-redirects.ts'
import { newSiteRecord } from '../../../scripts/site-records/new-site-record.ts'
import { ANNOUNCEMENT_FORM, REDIRECT_FORM } from '../../../scripts/site-records/site-forms.ts'
import { announcementOf } from '../../support/announcement.ts'
import { landingRecordOf } from '../../support/landing-record.ts'
import { tempTree } from '../temp-tree.ts'

const listOf = (...redirects: { from: string; to: string }[]) => JSON.stringify({ redirects })

const folderOf = (files: Record<string, string>) => ({ root: tempTree(files), name: 'out' })

const linesOf = ({ errors, warnings }: Awaited<ReturnType<typeof checkRedirects>>) => ({
  errors: errors.map(problemLine),
  warnings: warnings.map(problemLine),
})

describe('redirect:check', () => {
  it('has nothing to say of what a command wrote', async () => {
    const out = tempTree({ 'fr/landing/docs/soldes.json': JSON.stringify(landingRecordOf()) })
    const record = { redirects: [{ from: '/old', to: '/fr/docs/soldes' }] }
    const file = await newSiteRecord({ name: 'web', out, form: REDIRECT_FORM, record })
    expect(file).toBe(`${out}/redirects/web.json`)
    const checked = await checkRedirects({ root: out, name: 'out' })
    expect([linesOf(checked), checked.count]).toEqual([{ errors: [], warnings: [] }, 1])
  })

  it('names what one list says against another', async () => {
    const folder = folderOf({
      'redirects/a.json': listOf({ from: '/a', to: '/b' }, { from: '/c', to: '/apps' }),
      'redirects/b.json': listOf({ from: '/b', to: '/apps' }, { from: '/C', to: '/drive' }),
    })
    expect(linesOf(await checkRedirects(folder)).errors).toEqual([
      'out/redirects/a.json "redirects.0.to": is no page of the site in en, fr, es, it, pt, de: open the page in a browser and copy its path.',
      'out/redirects/a.json "redirects.0.to": is itself an old address, in out/redirects/b.json: write "/apps".',
      'out/redirects/b.json "redirects.1.from": stands in out/redirects/a.json too: keep one of the two.',
    ])
  })

  it('warns of pages that come and go', async () => {
    const folder = folderOf({
      'redirects/a.json': listOf(
        { from: '/docs/free-demo', to: '/apps' },
        { from: '/old', to: '/docs/withdrawn' },
      ),
    })
    expect(linesOf(await checkRedirects(folder))).toEqual({
      errors: [],
      warnings: [
        'out/redirects/a.json "redirects.0.from": has a page of a record, which is shown instead.',
        'out/redirects/a.json "redirects.1.to": has no record: the old address stays unknown until it has.',
      ],
    })
  })

  it('names files that are not read, and fields that are none', async () => {
    const folder = folderOf({
      'redirects/Web.json': listOf({ from: '/a', to: '/apps' }),
      'redirects/a.json': JSON.stringify({ redirects: [{ form: '/a', to: '/apps' }] }),
    })
    const { errors } = linesOf(await checkRedirects(folder))
    expect(errors).toEqual([
      expect.stringContaining('out/redirects/Web.json: is not read'),
      expect.stringContaining('"redirects.0.from": write a text'),
      expect.stringContaining('"redirects.0.form": is no field here. Is "from" meant?'),
    ])
  })
})

describe('announcement:check', () => {
  const now = new Date('2026-12-01T00:00:00Z')
  const checked = async (changes: Parameters<typeof announcementOf>[0]) =>
    linesOf(
      await checkAnnouncements(
        folderOf({ 'announcements/a.json': JSON.stringify(announcementOf(changes)) }),
        now,
      ),
    )

  it.each([
    [{ until: '2026-12-01T00:00:01Z' }, []],
    [
      {},
      ['out/announcements/a.json "until": is left out: the line stays until its file is removed.'],
    ],
    [
      { until: '2026-12-01T00:00:00Z' },
      [
        'out/announcements/a.json "until": has passed: nobody sees the line any more; remove the file.',
      ],
    ],
  ])('of %j warns %j', async (changes, warnings) => {
    expect(await checked(changes)).toEqual({ errors: [], warnings })
  })

  it('names the words of a language', async () => {
    const words = { fr: { text: 'Plus de {lunes}', link: 'Voir' } }
    expect((await checked({ words })).errors).toEqual([
      expect.stringContaining('out/announcements/a.json "words.fr.text": {lunes} is no claim'),
    ])
  })
})

it.each([
  ['A b', 'is no name'],
  ['web', 'is there already'],
])('a record cannot be called %j', async (name, message) => {
  const out = tempTree({ 'announcements/web.json': '{}' })
  const wanted = { name, out, form: ANNOUNCEMENT_FORM, record: announcementOf() }
  await expect(newSiteRecord(wanted)).rejects.toThrow(message)
})
