import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { hasControlCharacters, tidyLine } from '@chauffeur/domain/text'
import { z } from 'zod'
import { text } from './fields.ts'

/**
 * Fields as a dialog of the office sends them. Only their type is checked here: which are required, and within which
 * bounds, is for the domain's rules, which have their own sentences. In an edit, a field that is left out stays as it is,
 * and null clears it.
 */

export const typedText = (label: string, max: number = MAX_TEXT_LENGTH) =>
  z
    .string({ error: `${label} must be text.` })
    .overwrite(tidyLine)
    .max(max, `${label} can be at most ${max} characters long.`)
    .refine((value) => !hasControlCharacters(value), `${label} contains characters that cannot be used.`)
    .nullish()

/** A JSON number, or a number as typed. */
export const typedNumber = (label: string) =>
  z.union([z.number(), z.string()], { error: `${label} must be a number.` }).nullish()

export const typedIds = (label: string, max: number) =>
  z
    .array(text(`Each of the ${label.toLowerCase()}`, 64), { error: `${label} must be a list of ids.` })
    .max(max, `${label} can be at most ${max}.`)
    .nullish()
