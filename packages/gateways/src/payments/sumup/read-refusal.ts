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
 * The code and the message of a refusal. SumUp has five shapes for it (`message` with `error_code`; the same for a `param`;
 * `error_message`; a problem document; `errors`), and lists of them; any other shape gives neither.
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

/** The parts of a refusal, the most detailed ones first. */
function piecesOf(json: unknown): unknown[] {
  if (Array.isArray(json)) return json
  const { errors } = holder.safeParse(json).data ?? {}
  return [...(Array.isArray(errors) ? errors : [errors]), json]
}

function first<T>(all: readonly T[], read: (one: T) => string | undefined): string | undefined {
  return all.map(read).find((text) => text !== undefined)
}

/** The type of a problem document is a URL that ends with its name; "about:blank" has none. */
function lastPart(type: string | undefined): string | undefined {
  if (type === undefined || type === 'about:blank') return undefined
  return type.split('/').findLast((part) => part !== '')
}
