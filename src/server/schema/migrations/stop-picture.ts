/** Where the first release served the picture of a stop; a later migration moves on from there. */
export function stopPicture(name: string): string {
  const slug = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `/art/stops/${slug}.webp`
}
