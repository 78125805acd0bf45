import { TRPCError } from '@trpc/server'
import type { z } from 'zod'
import { requireAdmin } from '../auth/require-admin.ts'
import type { Work } from '../core/request-context.ts'

/** What is sent for a file: all at once, or piece by piece as it is made. */
export interface FileAnswer {
  readonly status?: 200 | 304
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | AsyncIterable<string>
}

/** A GET that answers something else than JSON, for a browser or another program to keep. */
export interface FileCall {
  /** A path value is written `:id`. */
  readonly path: `/${string}`
  /** Whether it is for whoever is signed in only. */
  readonly isClosed: boolean
  readonly answer: (asked: Asked, work: Work) => Promise<FileAnswer>
}

/** What the query and the path say, and which edition the asker has already. */
export interface Asked {
  readonly values: unknown
  readonly ifNoneMatch: string | undefined
}

interface Definition<Input extends z.ZodType> {
  readonly path: FileCall['path']
  readonly input: Input
  readonly answer: (
    input: z.output<Input>,
    work: Work,
    ifNoneMatch: string | undefined,
  ) => FileAnswer | Promise<FileAnswer>
}

/** A file for administrators; without a session the answer is the same whatever is asked for. */
export function fileForAdmin<Input extends z.ZodType>(definition: Definition<Input>): FileCall {
  const { path } = definition
  return {
    path,
    isClosed: true,
    async answer(asked, work) {
      await requireAdmin(work)
      return answerTo(definition, asked, work)
    },
  }
}

/** A file for whoever knows its address. */
export function fileForPublic<Input extends z.ZodType>(definition: Definition<Input>): FileCall {
  const { path } = definition
  return { path, isClosed: false, answer: async (asked, work) => answerTo(definition, asked, work) }
}

function answerTo<Input extends z.ZodType>(
  { input, answer }: Definition<Input>,
  { values, ifNoneMatch }: Asked,
  work: Work,
) {
  const read = input.safeParse(values)
  // As a call refuses it: one table tells every caller what is wrong.
  if (!read.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: read.error })
  return answer(read.data, work, ifNoneMatch)
}
