/** A page without its map is complete: what went wrong is for whoever looks (spec/public.md §8, “logged only”). */
export function noteFailure(what: string, why: unknown): void {
  // oxlint-disable-next-line no-console -- not an error of the page, and nobody is told another way
  console.info(what, why)
}
