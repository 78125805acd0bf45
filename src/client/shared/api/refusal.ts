import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { currentLocale } from '@chauffeur/words/current-locale'
import { findSentence, type ReasonCode } from '@chauffeur/words/reasons'
import { loadedWords } from '@chauffeur/words/words'
import { refusalTexts } from './refusal-texts.ts'

/** A refused call, as the server answers it (src/server/api/error-response.ts). */
export interface Refusal {
  readonly code: string
  readonly sentence: string
  /** The code of the reason, where the server gives one. */
  readonly reason?: string
  /** Of a request for several legs, the one that it is about, from 1. */
  readonly leg?: number
  /** By the name of its field, what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>
  /** Of what has been changed meanwhile, the administrator who did it, where that is known. */
  readonly changedBy?: string
}

/** Reads the server's refusal from an error; undefined where there is none, as without a connection. */
export function parseRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('data' in error)) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('code' in data)) return undefined
  if (typeof data.code !== 'string') return undefined
  const reason = readReason(data)
  return {
    code: data.code,
    sentence: sentenceOf(data.code, error.message, reason),
    ...(reason && { reason: reason.code }),
    ...('leg' in data && typeof data.leg === 'number' && { leg: data.leg }),
    fields: readFields(data),
    ...('changedBy' in data && typeof data.changedBy === 'string' && { changedBy: data.changedBy }),
  }
}

/** The server's sentence in the language of the page; where that has no words for the reason, as it was said. */
export function serverSentence(reason: unknown, english: string): string {
  return translated(readReason({ reason })) ?? english
}

/** The sentence of a refusal. Where the language has no words for the reason, that of its code. */
function sentenceOf(code: string, english: string, reason: ReasonCode | undefined): string {
  // Shown as the office has written it.
  if (currentLocale() === DEFAULT_LOCALE || reason?.code === 'written') return english
  return translated(reason) ?? refusalTexts.byCode[code] ?? refusalTexts.otherwise
}

// Of the subjects that are loaded with the page. In English the server's own sentence is shown.
const SUBJECTS = ['guestReasons', 'journeyReasons', 'contactReasons', 'placeReasons', 'partnerReasons']

function translated(reason: ReasonCode | undefined): string | undefined {
  if (!reason) return undefined
  for (const subject of SUBJECTS) {
    const sentence = findSentence(loadedWords(subject), reason)
    if (sentence !== undefined) return sentence
  }
  return undefined
}

function readReason(data: object): ReasonCode | undefined {
  if (!('reason' in data) || typeof data.reason !== 'object' || data.reason === null) return undefined
  return 'code' in data.reason && typeof data.reason.code === 'string'
    ? { ...data.reason, code: data.reason.code }
    : undefined
}

function readFields(data: object): Readonly<Record<string, string>> {
  const details: unknown = 'details' in data ? data.details : undefined
  return Object.fromEntries(Array.isArray(details) ? details.flatMap(readField) : [])
}

function readField(detail: unknown): [field: string, sentence: string][] {
  if (typeof detail !== 'object' || detail === null || !('field' in detail) || !('message' in detail))
    return []
  const { field, message } = detail
  return typeof field === 'string' && typeof message === 'string'
    ? [[field, fieldSentence(field, message, readReason(detail))]]
    : []
}

/** A sentence that a person can act on, or undefined. */
export function refusalSentence(error: unknown): string | undefined {
  const refusal = parseRefusal(error)
  return refusal && refusal.code !== 'INTERNAL' ? refusal.sentence : undefined
}

/**
 * The mistake in a field, in words: by its reason, else by the kind of mistake and the field's name in that language.
 */
function fieldSentence(field: string, english: string, reason: ReasonCode | undefined): string {
  if (currentLocale() === DEFAULT_LOCALE) return english
  const label = refusalTexts.fieldLabels[field]
  const known = translated(reason)
  if (known !== undefined || !reason || label === undefined) return known ?? refusalTexts.field
  const mistake = { ...reason, label }
  return findSentence(refusalTexts.fieldMistakes, mistake) ?? refusalTexts.field
}
