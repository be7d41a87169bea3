import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { handOffTokenAnswer } from '#features/account/account-contract.ts'
import { searchAnswer } from '#features/documents/search-contract.ts'
import { FOR_BROWSERS } from '#services/http/require-key.ts'
import type { Bench } from '../support/bench.ts'

const drawing = (svg: string) => {
  const { DOMParser } = new Window()
  return new DOMParser().parseFromString(svg, 'image/svg+xml')
}

/** Every template has a drawn preview in two widths. */
export const thumbnailSuite = (bench: () => Bench) =>
  describe('GET /cache/thumb/{id}-{width}px.svg', () => {
    const found = async (query: string) => {
      const answer = await bench().call(`/cache/search/${query}/?batch=1`)
      const [document] = searchAnswer.parse(await answer.json()).documents
      if (!document) throw new Error(`Nothing is found for ${query}`)
      return document
    }

    test('draws what an answer points to, at 250 and 600 px', async () => {
      const { thumb, label } = await found('lease-agreement')
      for (const [path, width] of [
        [thumb, 250],
        [thumb.replace('250px', '600px'), 600],
      ] as const) {
        const answer = await bench().call(`/cache/${path}`)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
        const svg = drawing(await answer.text()).documentElement
        expect(svg.getAttribute('width')).toBe(`${width}`)
        expect(svg.querySelector('title')?.textContent).toBe(label)
      }
    })

    test('is cached for ever, runs nothing and may be shown by the site', async () => {
      const { thumb } = await found('invoice')
      const { headers } = await bench().call(`/cache/${thumb}`)
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*sandbox$/)
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    })

    test('is that of the text which the language of the search has written out', async () => {
      const answer = await bench().call('/cache/search/darlehensvertrag/?language=de&batch=1')
      const [document] = searchAnswer.parse(await answer.json()).documents
      expect(document?.thumb).toMatch(/^thumb\/\d+-de-[0-9a-f]{8}-250px\.svg$/)
      const image = await bench().call(`/cache/${document?.thumb}`)
      expect(image.headers.get('cache-control')).toMatch(/immutable$/)
      const svg = drawing(await image.text()).documentElement
      expect(svg.querySelector('title')?.textContent).toBe('Darlehensvertrag')
    })

    test.each(['1001-de-250px.svg', '1001-250px.svg', '1001-00000000-250px.svg'])(
      'is kept for a day under %s, which does not name the drawing',
      async (file) => {
        const { status, headers } = await bench().call(`/cache/thumb/${file}`)
        expect(status).toBe(200)
        expect(headers.get('cache-control')).toBe('public, max-age=86400')
      },
    )

    test.each([
      '1-250px.svg',
      '1001-300px.svg',
      '1001-250px.png',
      'x-250px.svg',
      '9999999-250px.svg',
    ])('answers 404 to %s', async (file) => {
      expect((await bench().call(`/cache/thumb/${file}`)).status).toBe(404)
    })

    test('and all that pages of the web app ask for is passed on by the front', async () => {
      const { ssojwt } = await bench().newAccount()
      const exchange = await bench().post('/api/auth/handOffToken/', { ssojwt })
      const { ssotoken } = handOffTokenAnswer.parse(await exchange.json())
      const arrival = await bench().call(`/webapp/?ssotoken=${ssotoken}`)
      const Cookie = arrival.headers.get('Set-Cookie')?.split(';')[0] ?? ''
      const asked = new Set<string>()
      for (const page of [
        '',
        'legal/',
        'doc/shareholders-agreement-D1007',
        'billing/',
        'account/',
      ]) {
        const text = await (await bench().call(`/webapp/${page}`, { headers: { Cookie } })).text()
        for (const [, path = ''] of text.matchAll(/ (?:src|href|action)="(\/[^"?#]*)/g))
          asked.add(path)
      }
      const isPassedOn = (path: string) =>
        FOR_BROWSERS.some((root) => `${path}/`.startsWith(`${root}/`))
      expect([...asked].filter((path) => path.includes('thumb')).length).toBeGreaterThan(1)
      expect([...asked].filter((path) => !isPassedOn(path))).toEqual([])
    })
  })
