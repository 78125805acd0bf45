export interface PublicPage {
  readonly path: string
  /** The same for every visitor until the next start: rendered once. */
  readonly isKept: boolean
  /** Told to search engines; a page that shows another's content, or one visitor's own, is not. */
  readonly isListed: boolean
}

const page = (path: string, is: { kept?: boolean; listed?: boolean } = {}): PublicPage => ({
  path,
  isKept: is.kept ?? true,
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
  page('/book', { kept: false }),
  page('/booking', { kept: false, listed: false }),
  page('/booking-confirmation', { listed: false }),
  page('/contact'),
  page('/terms'),
  page('/privacy'),
]
