import { describe, expect, it } from 'vitest'
import { readServerEnv } from '#lib/config/env-server.ts'
import { platformKeys } from '#services/keys/platform-keys.ts'
import { PLATFORM_KEYS } from '../../support/ad-platforms/ad-platforms.ts'

const { google, meta, microsoft } = PLATFORM_KEYS

const GOOGLE = {
  GOOGLE_SERVICE_ACCOUNT_EMAIL: google.serviceAccount.email,
  GOOGLE_SERVICE_ACCOUNT_KEY: google.serviceAccount.privateKey.replaceAll('\n', '\\n'),
  GOOGLE_ADS_CUSTOMER_ID: google.customerId,
  GOOGLE_ADS_SIGN_UP_ACTION: google.actions.signUp,
  GOOGLE_ADS_PURCHASE_ACTION: google.actions.purchase,
}

const META = { META_PIXEL_ID: meta.pixelId, META_ACCESS_TOKEN: meta.accessToken }

const MICROSOFT = {
  MICROSOFT_UET_TAG_ID: microsoft.tagId,
  MICROSOFT_CAPI_TOKEN: microsoft.token,
}

describe('the keys of platforms', () => {
  it('are none without settings', () => {
    expect(platformKeys(readServerEnv({}))).toEqual({})
  })

  it('are those of the settings, a key on one line among them', () => {
    expect(platformKeys(readServerEnv({ ...GOOGLE, ...META, ...MICROSOFT }))).toEqual(PLATFORM_KEYS)
  })

  it.each(Object.keys({ ...GOOGLE, ...META, ...MICROSOFT }))(
    'stop the start where %s alone is missing',
    (name) => {
      const all: Record<string, string | undefined> = { ...GOOGLE, ...META, ...MICROSOFT }
      expect(() => readServerEnv({ ...all, [name]: undefined })).toThrow('Bad environment')
    },
  )

  it('are in no message of a bad one', () => {
    const token = 'a token with spaces'
    expect(() => readServerEnv({ ...META, META_ACCESS_TOKEN: token })).toThrow(
      /^Bad environment: META_ACCESS_TOKEN: a token$/,
    )
  })
})
