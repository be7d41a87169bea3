import pageScript from '#generated/page-script.json'

/** Loads the page script. */
export const StartPage = () => (
  // oxlint-disable-next-line next/no-sync-scripts -- a module waits for the page by itself
  <script type="module" src={pageScript} />
)
