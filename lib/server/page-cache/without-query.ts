const TEXT = String.raw`"(?:[^"\\]|\\.)*"`

const QUERY_NAME = '"q":'

/** Where the first row of flight data names the address that a page was rendered for, and its query. */
const ADDRESS = new RegExp(String.raw`("c":\[(?:${TEXT},)*${TEXT}\],"q":)${TEXT}`)

const QUERY_OF_PATH = /\?(?:[^"\\]|\\.)*(?="\],"q":$)/

/**
 * Takes the query of the request that a page was first made for out of its flight data: the page is kept for everybody, and
 * one that is built ahead has none either. The browser reads its own address (docs/decisions/002).
 */
export const withoutQuery = (flight: string): string =>
  flight.replace(ADDRESS, (_all, address: string) => `${address.replace(QUERY_OF_PATH, '')}""`)

/** The same for data that is kept as bytes; only what names an address is read. */
export const dataWithoutQuery = (data: Buffer): Buffer =>
  data.includes(QUERY_NAME) ? Buffer.from(withoutQuery(data.toString('utf8'))) : data
