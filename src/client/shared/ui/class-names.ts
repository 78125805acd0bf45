type ClassName = string | false | null | undefined

/** Joins the class names that apply. It does not settle conflicts: pass only layout, such as margin and width. */
export function classNames(...names: readonly ClassName[]): string {
  return names.filter(Boolean).join(' ')
}
