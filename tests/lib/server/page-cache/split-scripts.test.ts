import { expect, it } from 'vitest'
import { splitScripts } from '#lib/server/page-cache/split-scripts.ts'

const DATA = '<script type="application/ld+json">{"@type":"FAQPage"}</script>'
const OWN = '<script type="module" src="/_next/static/page-script/a-1.js"></script>'
const START =
  '<script id="_R_">start()</script><script src="/_next/a.js" async=""></script><script>push("x</p>")</script>'

const split = (inner: string) => splitScripts(`<body>${inner}</body>`)

const namesIn = (html: string): unknown =>
  JSON.parse(/id="framework">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

it('leaves the page, its data and its own script', () => {
  const { html } = split(`${OWN}<p>text</p>${DATA}${START}`)
  expect(html.replace(/<script type="application\/json".*?<\/script>/, '')).toBe(
    `<body>${OWN}<p>text</p>${DATA}</body>`,
  )
})

it('makes the inline scripts one file, in their order, called after what it holds', () => {
  const { file } = split(START)
  expect(file?.text).toBe('start();\npush("x</p>")')
  expect(file?.name).toMatch(/^[\da-f]{16}\.js$/)
  expect(split(`<p>other page</p>${START}`).file?.name).toBe(file?.name)
  expect(split(START.replace('x<', 'y<')).file?.name).not.toBe(file?.name)
})

it('names that file and the scripts of the framework once each, and none for browsers without modules', () => {
  const { html, file } = split(
    `<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>${START}<script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script>`,
  )
  expect(namesIn(html)).toEqual([`/api/hydration/${file?.name}`, '/_next/a.js'])
  expect(html).not.toContain('preload')
  expect(html).not.toContain('old.js')
})

it('leaves a page without the framework as it is', () => {
  const page = `<p>text</p>${DATA}`
  expect(split(page)).toEqual({ html: `<body>${page}</body>`, file: undefined })
})
