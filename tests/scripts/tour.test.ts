import { expect, it } from 'vitest'
import { PUBLIC_ENV_NAMES } from '#lib/config/env-public.ts'
import { readServerEnv, SERVER_ENV_NAMES } from '#lib/config/env-server.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { readEnvironment } from '../../scripts/run/environment.ts'
import { addressOf, ROLES } from '../../scripts/tour/cast.ts'
import { STOPS } from '../../scripts/tour/list.ts'
import { eventsOfYear } from '../../scripts/tour/make-year.ts'
import { tourSettings } from '../../scripts/tour/settings.ts'

/** What a user may have set for a site that is open to visitors. */
const OWN = {
  PORT: '3210',
  SERVICES_PORT: '4210',
  DATA_DIR: '/srv/data',
  DATABASE_URL: 'postgres://db.example/site',
  REDIS_URL: 'redis://redis.example',
  MAIL_URL: 'smtp://mail.example',
  MAIL_FROM: 'us@site.example',
  STRIPE_SECRET_KEY: 'sk_live_12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
  NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_live_12345678',
  META_PIXEL_ID: '12345',
  META_ACCESS_TOKEN: 'a-token-of-a-platform',
  TAG_MANAGER_ID: 'GTM-1',
  SITE_URL: 'https://site.example',
  HASH_KEY: 'a key of the site that visitors come to',
}

it('keeps a tour on this machine and in its own folder, whatever the user has set', () => {
  const settings = { ...OWN, ...tourSettings(OWN) }
  const { server, public: shown } = readEnvironment(settings)
  expect(server).toMatchObject({ PORT: 3210, SERVICES_PORT: 4210, DATA_DIR: '.tour/data' })
  expect(server.CONTENT_DIR).toBe('.tour/content')
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'MAIL_URL', 'STRIPE_SECRET_KEY', 'HASH_KEY']) {
    expect(readServerEnv(settings)).not.toHaveProperty(name)
  }
  expect(shown.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY).toBeUndefined()
  expect(shown.TAG_MANAGER_ID).toBeUndefined()
  expect(shown.SITE_URL).toBe('http://localhost:3210')
  const values = SERVER_ENV_NAMES.concat(PUBLIC_ENV_NAMES).map((name) =>
    Reflect.get(settings, name),
  )
  expect(values.join(' ')).not.toMatch(/\.example(?!$|[ ,])|_live_|\/srv/)
})

it('has the same things happen for the same seed, the oldest first', () => {
  const days = (seed: number) =>
    eventsOfYear({ seed, contentFolder: 'content' }).map(({ daysAgo }) => daysAgo)
  expect(days(1)).toEqual(days(1))
  expect(days(1)).toEqual(days(1).toSorted((one, other) => other - one))
  expect(Math.min(...days(1))).toBeGreaterThan(0)
})

it('has an address for everybody in each language, and a stop for all who have something to show', () => {
  const addresses = LOCALE_CODES.flatMap((locale) => ROLES.map((role) => addressOf(role, locale)))
  expect(new Set(addresses).size).toBe(ROLES.length * LOCALE_CODES.length)
  const shown = new Set(STOPS.map(({ role }) => role))
  expect(ROLES.filter((role) => !shown.has(role))).toEqual(['guest', 'declined'])
})
