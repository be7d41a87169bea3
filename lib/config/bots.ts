/**
 * Programs that open pages and say so, by a part of their user agent: search engines and archives, the previews
 * that networks and chats make of a shared link, monitors, and tools on a command line. Whoever says nothing is
 * a visitor: a longer list would age, and a wrong guess costs an affiliate a click. So are
 * browsers without a window, with which links are tried. Cubot makes telephones.
 */
export const BOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|facebookexternalhit|whatsapp|embedly|preview|monitor|pingdom|lighthouse|\b(?:curl|wget|python|java|go-http-client|axios|node)\b/i
