import type { Site } from '@chauffeur/contract/site'
import { LANGUAGE_TAGS, localePath } from '@chauffeur/domain/locale'
import { currentLocale } from '@chauffeur/words/current-locale'

export interface PageFacts {
  readonly title: string
  /** For search engines and shares: one or two sentences. */
  readonly description: string
  /** The page's own address; those that show the same page name the one that counts. */
  readonly path: `/${string}`
  /** The picture of a share, 1200 × 630. */
  readonly image?: `/${string}`
  /** False excludes the page from search engines. */
  readonly isListed?: boolean
}

const DEFAULT_IMAGE = '/art/coast/og-home.jpg'

/** The head of a public page, as browsers, search engines and messengers read it. */
export function pageHead(
  site: Site | undefined,
  { title, description, path, image = DEFAULT_IMAGE, isListed = true }: PageFacts,
) {
  const { brandName = '', publicUrl = '' } = site ?? {}
  const fullTitle = `${title} | ${brandName}`
  const locale = currentLocale()
  const address = publicUrl + localePath(path, locale)
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: brandName },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:locale', content: LANGUAGE_TAGS[locale].replace('-', '_') },
      { property: 'og:image', content: publicUrl + image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: address }],
  }
}

/** The loader of a page whose head needs the owner's settings, which the root has read. */
export async function loadSite({
  parentMatchPromise,
}: {
  readonly parentMatchPromise: Promise<{ readonly loaderData?: Site | undefined }>
}): Promise<Site | undefined> {
  return (await parentMatchPromise).loaderData
}
