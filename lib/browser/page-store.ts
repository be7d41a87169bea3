declare global {
  /** The stores of a page that page script and framework both use; the module of each adds it. */
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface PageStores {}

  var pageStores: Partial<PageStores> | undefined
}

/**
 * The one store of a name in this page. Page script and framework are two bundles, each with its own copy of a module:
 * whichever comes first makes the store, and the other takes it over (docs/decisions/029). What both need to know of a
 * page stands in such a store and nowhere else. On the server every module has its own, which nothing writes to.
 */
export const pageStore = <Name extends keyof PageStores>(
  name: Name,
  make: () => PageStores[Name],
): PageStores[Name] => {
  if (typeof window === 'undefined') return make()
  const stores = (globalThis.pageStores ??= {})
  const store = stores[name] ?? make()
  stores[name] = store
  return store
}
