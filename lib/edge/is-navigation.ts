/** Tells whether headers are those of a top-level navigation; a browser without Sec-Fetch headers asks for HTML. */
export const isNavigation = (headers: Headers): boolean => {
  const mode = headers.get('sec-fetch-mode')
  const target = headers.get('sec-fetch-dest')
  if (mode !== null || target !== null) return mode === 'navigate' && target === 'document'
  return !headers.has('rsc') && (headers.get('accept') ?? '').includes('text/html')
}
