/** A reason as code, database and the wire know it: a code, and the values that its sentence is made of. */
export interface ReasonCode {
  readonly code: string
}

/** The sentence for a reason that is one of the values of another. */
export type Say = (reason: ReasonCode) => string

/** The sentences of reasons by code, some of them made of the reason's values. */
type ReasonWords = Readonly<Record<string, string | ((values: never, say: Say) => string)>>

/** The reasons that a table has sentences for. */
export type ReasonIn<W> = {
  [C in keyof W & string]: W[C] extends (values: infer V, say: Say) => string
    ? { readonly code: C } & V
    : { readonly code: C }
}[keyof W & string]

/** The sentence for a reason in the language of a table; undefined where the table has none. */
export function findSentence(table: object | undefined, reason: ReasonCode): string | undefined {
  const words: unknown =
    table && Object.hasOwn(table, reason.code) ? Reflect.get(table, reason.code) : undefined
  if (typeof words !== 'function') return typeof words === 'string' ? words : undefined
  return String(words(reason, (part: ReasonCode) => findSentence(table, part) ?? part.code))
}

/** The sentence for one of the reasons of a table; undefined where there is no reason. */
export function sentenceFor<const W extends ReasonWords>(table: W, reason: ReasonIn<W>): string
export function sentenceFor<const W extends ReasonWords>(
  table: W,
  reason: ReasonIn<W> | undefined,
): string | undefined
export function sentenceFor(table: ReasonWords, reason: ReasonCode | undefined): string | undefined {
  return reason && (findSentence(table, reason) ?? reason.code)
}
