import { TRPCError } from '@trpc/server'
import type { z } from 'zod'
import { requireAdmin } from '../auth/require-admin.ts'
import type { RequestContext } from '../core/request-context.ts'

/** What is sent for a file: all at once, or piece by piece as it is made. */
export interface DownloadResponse {
  readonly status?: 200 | 304
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | AsyncIterable<string>
}

/** A GET that answers something else than JSON, for a browser or another program to keep. */
export interface Download {
  /** A path value is written `:id`. */
  readonly path: `/${string}`
  /** Whether it is for whoever is signed in only. */
  readonly isClosed: boolean
  readonly answer: (asked: DownloadRequest, context: RequestContext) => Promise<DownloadResponse>
}

/** What the query and the path say, and which edition the asker has already. */
export interface DownloadRequest {
  readonly values: unknown
  readonly ifNoneMatch: string | undefined
}

interface Definition<Input extends z.ZodType> {
  readonly path: Download['path']
  readonly input: Input
  readonly answer: (
    input: z.output<Input>,
    context: RequestContext,
    ifNoneMatch: string | undefined,
  ) => DownloadResponse | Promise<DownloadResponse>
}

/** A file for administrators; without a session the answer is the same whatever is asked for. */
export function fileForAdmin<Input extends z.ZodType>(definition: Definition<Input>): Download {
  const { path } = definition
  return {
    path,
    isClosed: true,
    async answer(asked, context) {
      await requireAdmin(context)
      return answerTo(definition, asked, context)
    },
  }
}

/** A file for whoever knows its address. */
export function fileForPublic<Input extends z.ZodType>(definition: Definition<Input>): Download {
  const { path } = definition
  return { path, isClosed: false, answer: async (asked, context) => answerTo(definition, asked, context) }
}

function answerTo<Input extends z.ZodType>(
  { input, answer }: Definition<Input>,
  { values, ifNoneMatch }: DownloadRequest,
  context: RequestContext,
) {
  const read = input.safeParse(values)
  // As a call refuses it: one table tells every caller what is wrong.
  if (!read.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: read.error })
  return answer(read.data, context, ifNoneMatch)
}
