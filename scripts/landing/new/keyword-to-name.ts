const capitalised = (word: string) => word.replace(/^./u, (letter) => letter.toUpperCase())

/** A keyword as a name, such as "Business Plan" from "business-plan" (S2 §4 "Keyword to name"). */
export const keywordToName = (keyword: string): string =>
  keyword
    .split(/[\s-]+/)
    .filter(Boolean)
    .map(capitalised)
    .join(' ')
