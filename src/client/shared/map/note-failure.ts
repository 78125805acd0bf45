/** Logs why a map cannot be drawn. The page is complete without it, so the visitor sees no message. */
export function noteFailure(what: string, why: unknown): void {
  // oxlint-disable-next-line no-console -- not an error of the page, and nobody is told another way
  console.info(what, why)
}
