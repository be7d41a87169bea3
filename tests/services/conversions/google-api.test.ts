import { importPKCS8, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { adPlatforms, PLATFORM_KEYS } from '../../support/ad-platforms/ad-platforms.ts'

const TOKEN_URL = 'https://oauth2.googleapis.com/token'

const EVENT = {
  destinationReferences: ['purchase'],
  transactionId: 'BB-1',
  eventTimestamp: '2026-11-26T12:00:00Z',
  eventSource: 'WEB',
  adIdentifiers: { gclid: 'Cj0KCQ' },
}

const DESTINATION = {
  reference: 'purchase',
  operatingAccount: { accountType: 'GOOGLE_ADS', accountId: PLATFORM_KEYS.google.customerId },
  productDestinationId: PLATFORM_KEYS.google.actions.purchase,
}

const given = z.object({ access_token: z.string() })

type Claims = { scope?: string; audience?: string; issuer?: string; life?: string }

const askForToken = async (platforms: ReturnType<typeof adPlatforms>, claims: Claims = {}) => {
  const { email, privateKey } = PLATFORM_KEYS.google.serviceAccount
  const { scope = 'https://www.googleapis.com/auth/datamanager' } = claims
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(claims.issuer ?? email)
    .setAudience(claims.audience ?? TOKEN_URL)
    .setIssuedAt()
    .setExpirationTime(claims.life ?? '1h')
    .sign(await importPKCS8(privateKey, 'RS256'))
  const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
  return platforms.post({
    url: TOKEN_URL,
    body: new URLSearchParams({ grant_type: grant, assertion }),
  })
}

const ingest = async (body: unknown) => {
  const platforms = adPlatforms(() => new Date())
  const token = given.parse((await askForToken(platforms)).body).access_token
  const url = 'https://datamanager.googleapis.com/v1/events:ingest'
  const answer = await platforms.post({ url, headers: { Authorization: `Bearer ${token}` }, body })
  const [, reason = 'taken'] = /"reason":"(\w+)"/.exec(JSON.stringify(answer.body)) ?? []
  return { status: answer.status, reason }
}

describe('what Google refuses its stand-in refuses', () => {
  test.each([
    ['nothing of what is in order', {}, 'taken'],
    ['an event without its time', { eventTimestamp: undefined }, 'REQUIRED_FIELD_MISSING'],
    ['a time that is no moment', { eventTimestamp: '26.11.2026' }, 'INVALID_FORMAT'],
    ['an event without its source', { eventSource: undefined }, 'REQUIRED_FIELD_MISSING'],
    ['a source of its own', { eventSource: 'SITE' }, 'INVALID_ENUM_VALUE'],
    ['nobody', { adIdentifiers: {} }, 'NO_IDENTIFIERS_PROVIDED'],
    ['a currency that is none', { currency: 'dollars' }, 'INVALID_CURRENCY_CODE'],
    ['a field that it does not know', { value: 5 }, 'INVALID_ARGUMENT'],
    ['a destination that is not named', { destinationReferences: ['x'] }, 'INVALID_DESTINATION'],
    [
      'an address that is no hash',
      { userData: { userIdentifiers: [{ emailAddress: 'ann@example.com' }] } },
      'INVALID_SHA256_FORMAT',
    ],
  ])('%s', async (_name, changes, reason) => {
    const events = [EVENT, { ...EVENT, ...changes }]
    expect(await ingest({ destinations: [DESTINATION], events })).toMatchObject({ reason })
  })

  test.each([
    [
      'more than 2,000 events',
      { events: Array.from({ length: 2001 }, () => EVENT) },
      'TOO_MANY_EVENTS',
    ],
    ['no event', { events: [] }, 'REQUIRED_FIELD_MISSING'],
    [
      'two destinations of one name',
      { destinations: [DESTINATION, DESTINATION] },
      'DUPLICATE_DESTINATION_REFERENCE',
    ],
    [
      'an action that is not there',
      { destinations: [{ ...DESTINATION, productDestinationId: '9' }] },
      'INVALID_CONVERSION_ACTION_ID',
    ],
  ])('%s', async (_name, changes, reason) => {
    const body = { destinations: [DESTINATION], events: [EVENT], ...changes }
    expect(await ingest(body)).toMatchObject({ status: 400, reason })
  })

  test.each([
    ['another scope', { scope: 'https://www.googleapis.com/auth/adwords' }, 'invalid_scope'],
    ['another audience', { audience: 'https://www.example.com' }, 'invalid_grant'],
    ['another account', { issuer: 'me@example.com' }, 'invalid_grant'],
    ['a life of more than an hour', { life: '2h' }, 'invalid_grant'],
  ])('a token for %s', async (_name, claims, error) => {
    expect(
      await askForToken(
        adPlatforms(() => new Date()),
        claims,
      ),
    ).toMatchObject({
      status: 400,
      body: { error },
    })
  })
})
