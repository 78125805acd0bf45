export interface PublicPage {
  readonly path: string
  /** The same for every visitor and query until the next start: rendered once. */
  readonly isPrerendered: boolean
  /** In the sitemap for search engines; a page that shows another's content, or one visitor's own, is not. */
  readonly isListed: boolean
}

const page = (path: string, is: { prerendered?: boolean; listed?: boolean } = {}): PublicPage => ({
  path,
  isPrerendered: is.prerendered ?? true,
  isListed: is.listed ?? true,
})

/** Every page that anybody can open. */
export const publicPages: readonly PublicPage[] = [
  page('/'),
  page('/home-v1'),
  page('/home-v2'),
  page('/home-v3'),
  page('/home-v4'),
  page('/fleet', { listed: false }),
  page('/services', { listed: false }),
  page('/book', { prerendered: false }),
  page('/booking', { prerendered: false, listed: false }),
  page('/booking-confirmation', { listed: false }),
  page('/pay', { listed: false }),
  page('/trip', { prerendered: false, listed: false }),
  page('/contact'),
  page('/terms'),
  page('/privacy'),
]
