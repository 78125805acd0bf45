/** Where the site serves the picture of a stop. */
export function stopPicture(name: string): string {
  const slug = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `/art/stops/${slug}.webp`
}
