import { TRPCClientError } from '@trpc/client'
import type { AppRouter } from '../../../server/api/router.ts'

/** The refusal that an error carries, if the server answered one at all. */
export function answeredRefusal(error: unknown): TRPCClientError<AppRouter>['data'] {
  return isAnswer(error) ? error.data : undefined
}

/** Whether the server answered that the session has ended. A wrong password is a 401, too, and is not this. */
export function isSignedOutError(error: unknown): boolean {
  return answeredRefusal(error)?.code === 'UNAUTHENTICATED'
}

function isAnswer(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError
}
