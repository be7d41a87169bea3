/**
 * The bubble below the address line, a page of its own which a browser without a window loads for every context: half a
 * second of the processor for each test.
 */
const ADDRESS_LINE = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Playwright switches these off (its `chromiumSwitches.ts`); of two such arguments only the last one counts. */
const OFF_IN_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Arguments that keep Chromium quiet and let it run as root in a container. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A language that the site does not speak: no page offers itself in another one while it is measured or drawn.
  '--accept-lang=nl',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_LINE].join(',')}`,
]
