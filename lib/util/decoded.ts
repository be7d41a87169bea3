/** A text without its percent escapes; null when they stand for no UTF-8, such as an overlong slash. */
export const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}
