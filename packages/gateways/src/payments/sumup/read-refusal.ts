import { z } from 'zod'

export interface Refusal {
  readonly code: string | undefined
  readonly message: string | undefined
}

const word = z.string().min(1).optional().catch(undefined)

const piece = z.object({
  error_code: word,
  code: word,
  type: word,
  message: word,
  error_message: word,
  detail: word,
  title: word,
})

const holder = z.object({ errors: z.unknown() })

/**
 * What one of SumUp's refusals says. It has five shapes for it (`message` with `error_code`; the same for a `param`;
 * `error_message`; a problem document; `errors`), and lists of them; anything else says nothing.
 */
export function readRefusal(json: unknown): Refusal {
  const pieces = piecesOf(json).flatMap((part) => piece.safeParse(part).data ?? [])
  return {
    code: first(pieces, ({ error_code, code, type }) => error_code ?? code ?? lastPart(type)),
    message: first(
      pieces,
      ({ message, error_message, detail, title }) => message ?? error_message ?? detail ?? title,
    ),
  }
}

/** The details before the whole. */
function piecesOf(json: unknown): unknown[] {
  if (Array.isArray(json)) return json
  const { errors } = holder.safeParse(json).data ?? {}
  return [...(Array.isArray(errors) ? errors : [errors]), json]
}

function first<T>(all: readonly T[], read: (one: T) => string | undefined): string | undefined {
  return all.map(read).find((text) => text !== undefined)
}

/** A problem's type is an address that ends in its name; "about:blank" names none. */
function lastPart(type: string | undefined): string | undefined {
  if (type === undefined || type === 'about:blank') return undefined
  return type.split('/').findLast((part) => part !== '')
}
