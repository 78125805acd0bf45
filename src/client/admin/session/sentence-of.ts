import { SENTENCES } from '@chauffeur/contract/sentences'
import { UnreadableAnswer } from '../../shared/api/trpc.ts'
import { answeredRefusal } from './session-end.ts'

export const unreadable = (status: string) =>
  `The server answered with an error (${status}). Please try again.`
export const UNREACHABLE = 'The server could not be reached. Please check the connection and try again.'

/** The sentence of an error: the server's own, the status of an answer without one, or that there was none. */
export function sentenceOf(error: unknown): string {
  if (!answeredRefusal(error)) {
    const answer = error instanceof Error ? error.cause : undefined
    return answer instanceof UnreadableAnswer ? unreadable(answer.message) : UNREACHABLE
  }
  return error instanceof Error && error.message ? error.message : SENTENCES.somethingWentWrong
}
