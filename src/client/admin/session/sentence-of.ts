import { SENTENCES } from '@chauffeur/contract/sentences'
import { refusalOf } from './session-end.ts'

const UNREACHABLE = 'The server could not be reached. Please check the connection and try again.'

/** What to tell the person: the server's own sentence, or that there was no answer. */
export function sentenceOf(error: unknown): string {
  if (!refusalOf(error)) return UNREACHABLE
  return error instanceof Error && error.message ? error.message : SENTENCES.somethingWentWrong
}
