/** The part of it that we use. Its own types are those of a CommonJS module, which it is not when it is imported. */
declare module 'highs' {
  interface Solution {
    readonly Status: string
    readonly Columns: Readonly<Record<string, { readonly Primal: number } | undefined>>
  }
  export interface Highs {
    /** Takes a model in the LP format. */
    solve(problem: string, options?: Readonly<Record<string, number | string | boolean>>): Solution
  }
  export default function loadHighs(): Promise<Highs>
}
