import type { Site } from '@chauffeur/contract/site'

/** The loader of a page whose head needs the owner's settings, which the root has read. */
export async function loadSite({
  parentMatchPromise,
}: {
  readonly parentMatchPromise: Promise<{ readonly loaderData?: Site | undefined }>
}): Promise<Site | undefined> {
  return (await parentMatchPromise).loaderData
}
