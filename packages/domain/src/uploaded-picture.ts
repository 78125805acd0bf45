/** Of an uploaded picture, the address up to the width; undefined where it is another picture's address. */
export function uploadedPicture(url: string): string | undefined {
  return /^(\/pictures\/\w+)-1280\.webp$/.exec(url)?.[1]
}
