import { TRANSFER_ROUTES } from '@chauffeur/domain/transfer-routes'

export interface PublicPage {
  readonly path: string
  /** The same for every visitor and query until the next start: rendered once. */
  readonly isPrerendered: boolean
  /** In the sitemap for search engines; a page that shows another's content, or one visitor's own, is not. */
  readonly isListed: boolean
  /** Rendered anew when a price has changed. */
  readonly showsPrices: boolean
  /** When its words were last written, yyyy-MM-dd. */
  readonly writtenOn?: string
}

interface Traits {
  readonly prerendered?: boolean
  readonly listed?: boolean
  readonly priced?: boolean
  readonly writtenOn?: string
}

const page = (path: string, is: Traits = {}): PublicPage => ({
  path,
  isPrerendered: is.prerendered ?? true,
  isListed: is.listed ?? true,
  showsPrices: is.priced ?? false,
  ...(is.writtenOn && { writtenOn: is.writtenOn }),
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
  page('/transfers', { priced: true }),
  ...TRANSFER_ROUTES.map(({ slug, writtenOn }) => page(`/transfers/${slug}`, { priced: true, writtenOn })),
  page('/contact'),
  page('/terms'),
  page('/privacy'),
]
