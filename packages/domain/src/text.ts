// Invisible marks that change the direction of text: phones paste them around numbers, and in a name they can make a mail
// read backwards. The byte order mark is invisible, too.
const INVISIBLE_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]/u
const CONTROL_BUT_LAYOUT = /[^\P{Cc}\n\r\t]|[\p{Cs}\u2028\u2029]/u

/** The text of a one-line field as it is stored: composed, without invisible direction marks, trimmed. */
export function tidyLine(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE_MARKS, '').trim()
}

/** The text of a field of several lines as it is stored: as a line, with line feeds for every line break. */
export function tidyLines(text: string): string {
  return tidyLine(text.replace(/\r\n?/g, '\n'))
}

/**
 * Whether the text holds characters that no person types: control characters, line and paragraph separators,
 * halves of surrogate pairs. Line breaks and tabs count too, unless the field has several lines.
 */
export function hasControlCharacters(
  text: string,
  field: 'one line' | 'several lines' = 'one line',
): boolean {
  return (field === 'several lines' ? CONTROL_BUT_LAYOUT : CONTROL).test(text)
}

/** A text that is shown though it could not be taken as it was: what no person types is left out. */
export function withoutControlCharacters(text: string): string {
  return text.replace(new RegExp(CONTROL_BUT_LAYOUT, 'gu'), '')
}
