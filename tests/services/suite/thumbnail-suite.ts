import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { searchAnswer } from '#features/documents/search-contract.ts'
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

    test.each([
      '1-250px.svg',
      '1001-300px.svg',
      '1001-250px.png',
      'x-250px.svg',
      '9999999-250px.svg',
    ])('answers 404 to %s', async (file) => {
      expect((await bench().call(`/cache/thumb/${file}`)).status).toBe(404)
    })
  })
