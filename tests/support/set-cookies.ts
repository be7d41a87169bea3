type SetCookie = { value: string; attributes: string[] }

/** The cookies that an answer sets, by name, attributes in alphabetical order. */
export const setCookies = (response: Response): Record<string, SetCookie> =>
  Object.fromEntries(
    response.headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      const kept = attributes.filter((attribute) => !attribute.startsWith('Expires='))
      return [name, { value: decodeURIComponent(value), attributes: kept.toSorted() }]
    }),
  )
