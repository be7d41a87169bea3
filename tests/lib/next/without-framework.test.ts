import { expect, it } from 'vitest'
import { withoutFramework } from '#lib/next/without-framework.ts'

const DATA = '<script type="application/ld+json">{"@type":"FAQPage"}</script>'
const PROPS = '<script type="application/json">{"files":[],"props":{}}</script>'
const OWN = '<script type="module" src="/_next/static/page-script/a-1.js"></script>'
const START =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script id="_R_">start()</script><script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script><script>push("x</p>","type=\\"module\\"")</script>'

const body = (inner: string) => `<body>${inner}</body>`

it('leaves the page, its data and its own script, and nothing of the framework', () => {
  expect(withoutFramework(body(`${OWN}<p>text</p>${DATA}${START}${PROPS}`))).toBe(
    body(`${OWN}<p>text</p>${DATA}${PROPS}`),
  )
})

it('leaves a page without the framework as it is', () => {
  const page = body(`<p>text</p>${DATA}`)
  expect(withoutFramework(page)).toBe(page)
})

it('leaves no script in a page that is marked script-free', () => {
  const mark = '<meta name="script-free" content="yes"/>'
  expect(withoutFramework(`<head>${mark}</head>${body(`${OWN}<p>text</p>${DATA}${START}`)}`)).toBe(
    `<head>${mark}</head>${body('<p>text</p>')}`,
  )
})
