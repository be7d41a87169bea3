/** Id of a numbered section of a legal text: the same in every language, so that any page can name it in a link. */
export const sectionId = (number: number): string => `section-${number}`
