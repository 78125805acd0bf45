// A database may sort by bytes, which puts Évora behind Tavira.
const { compare } = new Intl.Collator('en')

/** The order of names as people read them. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return compare(a.name, b.name)
}
