let played = 0

/** A film as an image that plays once it stands in the page: a drawing begins once an address, so each has its own. */
export const filmImage = (href: string, alt: string): HTMLImageElement => {
  const film = new Image()
  film.alt = alt
  film.src = `${href}?${(played += 1)}`
  return film
}
