import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { hasControlCharacters, tidyLine } from '@chauffeur/domain/text'
import { z } from 'zod'
import { text } from './fields.ts'

/**
 * Fields as a dialog of the office sends them. Only their kind is checked here: what must be there, and within which
 * bounds, are the domain's rules with their own sentences. Left out and null are two things: an edit keeps, and clears.
 */

export const typedText = (label: string, max: number = MAX_TEXT_LENGTH) =>
  z
    .string({ error: `${label} must be text.` })
    .overwrite(tidyLine)
    .max(max, `${label} can be at most ${max} characters long.`)
    .refine((value) => !hasControlCharacters(value), `${label} contains characters that cannot be used.`)
    .nullish()

/** A JSON number, or the digits that somebody typed. */
export const typedNumber = (label: string) =>
  z.union([z.number(), z.string()], { error: `${label} must be a number.` }).nullish()

export const typedIds = (label: string, max: number) =>
  z
    .array(text(`Each of the ${label.toLowerCase()}`, 64), { error: `${label} must be a list of ids.` })
    .max(max, `${label} can be at most ${max}.`)
    .nullish()
