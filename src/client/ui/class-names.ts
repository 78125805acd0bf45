type ClassName = string | false | null | undefined

/** Joins the class names that apply. It does not settle conflicts: pass layout (margin, width), not looks. */
export function classNames(...names: readonly ClassName[]): string {
  return names.filter(Boolean).join(' ')
}
