/** Id of a section of a legal text, by its number or its letter: the same in every language, so that any page can name it in a link. */
export const sectionId = (mark: number | string): string => `section-${mark}`.toLowerCase()
