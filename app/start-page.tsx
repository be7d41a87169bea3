import pageScript from '#generated/page-script.json'

/** Loads the page script; a module waits for the page by itself. */
export const StartPage = () => <script type="module" src={pageScript} defer />
