import type { ServerEnv } from '#lib/config/env-server.ts'

/** A service account of Google that may send to the account of the advertiser, and the conversion actions there. */
export type GoogleKeys = {
  serviceAccount: { email: string; privateKey: string }
  /** Ten digits. */
  customerId: string
  /** Of a manager account through which that one is reached. */
  loginCustomerId: string | undefined
  actions: { signUp: string; purchase: string }
  /** Whether Google checks what is sent, and counts nothing. */
  isTrial: boolean
}

export type MetaKeys = {
  pixelId: string
  accessToken: string
  /** Shows what is sent in the tab "Test events", and nowhere else. */
  testEventCode: string | undefined
}

export type MicrosoftKeys = { tagId: string; token: string }

/** The platforms that are told, each with what it lets us in by; none is there without all of its keys. */
export type PlatformKeys = {
  google?: GoogleKeys
  meta?: MetaKeys
  microsoft?: MicrosoftKeys
}

const googleKeys = (env: ServerEnv): GoogleKeys | undefined => {
  const { GOOGLE_SERVICE_ACCOUNT_EMAIL: email, GOOGLE_SERVICE_ACCOUNT_KEY: privateKey } = env
  const { GOOGLE_ADS_CUSTOMER_ID: customerId, GOOGLE_ADS_SIGN_UP_ACTION: signUp } = env
  const { GOOGLE_ADS_PURCHASE_ACTION: purchase } = env
  if (!email || !privateKey || !customerId || !signUp || !purchase) return undefined
  return {
    serviceAccount: { email, privateKey },
    customerId,
    loginCustomerId: env.GOOGLE_ADS_LOGIN_CUSTOMER_ID,
    actions: { signUp, purchase },
    isTrial: env.GOOGLE_VALIDATE_ONLY === '1',
  }
}

/** The platforms whose keys the environment holds. */
export const platformKeys = (env: ServerEnv): PlatformKeys => {
  const google = googleKeys(env)
  const { META_PIXEL_ID: pixelId, META_ACCESS_TOKEN: accessToken } = env
  const { MICROSOFT_UET_TAG_ID: tagId, MICROSOFT_CAPI_TOKEN: token } = env
  return {
    ...(google && { google }),
    ...(pixelId &&
      accessToken && {
        meta: { pixelId, accessToken, testEventCode: env.META_TEST_EVENT_CODE },
      }),
    ...(tagId && token && { microsoft: { tagId, token } }),
  }
}
