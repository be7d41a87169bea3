/** The text of a cookie by its name, for code that is fetched later: `cookies.ts` would take its library out of the first file. */
export const cookieText = (name: string): string => {
  const [found = ''] = document.cookie.split('; ').filter((pair) => pair.startsWith(`${name}=`))
  try {
    return decodeURIComponent(found.slice(name.length + 1))
  } catch (damaged) {
    if (damaged instanceof URIError) return ''
    throw damaged
  }
}
