/** A query with its names as somebody meant them: in small letters, and with the ampersands that were written for HTML. What is named twice stays so. */
export const normalizedNames = (search: string): URLSearchParams =>
  new URLSearchParams(
    [...new URLSearchParams(search.replace(/&amp;/gi, '&'))].map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  )
